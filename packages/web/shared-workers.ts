import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where a worker is started: a file beside the one that starts it. */
const WORKER = /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)/g;

/** Builds workers together with the page, not each by itself: what they share is one file, fetched once (ADR 4). */
export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/workers\// },
      handler(code, id) {
        return code.replace(WORKER, (_, name: string) => {
          const file = this.emitFile({ type: 'chunk', id: join(id, '..', `${name}.ts`), name });
          return `import.meta.ROLLUP_FILE_URL_${file}`;
        });
      },
    },
  };
}

import type { Plugin, Rolldown } from 'vite';

/** What a chunk needs: what it imports, and itself. */
function neededBy(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): readonly string[] {
  const imports = chunk.imports.map(name => bundle[name]).filter(one => one?.type === 'chunk');
  return [...imports.flatMap(one => neededBy(one, bundle)), chunk.fileName];
}

/**
 * Gives addresses a page of their own, which names the files it will need, so that they come side by side and not one
 * after the other: from an address without a slash before and after to the module that it shows.
 */
export function namesAhead(pages: Readonly<Record<string, RegExp>>): Plugin {
  return {
    name: 'names-ahead',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('there is no page to begin with');
        const page = String(index.source);
        const chunks = Object.values(bundle).filter(one => one.type === 'chunk');
        for (const [address, module] of Object.entries(pages)) {
          const chunk = chunks.find(({ facadeModuleId }) => module.test(facadeModuleId ?? ''));
          if (!chunk) throw new Error(`no chunk begins with ${module}`);
          const links = [...new Set(neededBy(chunk, bundle))]
            .filter(file => !page.includes(file))
            .map(file => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
          this.emitFile({
            type: 'asset',
            fileName: `${address}.html`,
            source: page.replace('  </head>', `${links.join('')}  </head>`),
          });
        }
      },
    },
  };
}

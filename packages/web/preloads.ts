import type { Plugin, Rolldown } from 'vite';

/** A browser that knows this compiles all of a file beside the page, not function by function while it is drawn (ADR 4). */
const AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/** What a file needs: what it imports, and itself. */
function neededBy(name: string, bundle: Rolldown.OutputBundle, found = new Set<Rolldown.OutputChunk>()) {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(chunk)) return found;
  found.add(chunk);
  for (const one of chunk.imports) neededBy(one, bundle, found);
  return found;
}

/** The files that the modules of a page need. */
function filesOf(modules: readonly RegExp[], bundle: Rolldown.OutputBundle): ReadonlySet<Rolldown.OutputChunk> {
  const needed = new Set<Rolldown.OutputChunk>();
  for (const module of modules) {
    const shown = Object.values(bundle).find(one => one.type === 'chunk' && one.moduleIds.some(id => module.test(id)));
    if (!shown) throw new Error(`no file holds ${module}`);
    neededBy(shown.fileName, bundle, needed);
  }
  return needed;
}

/**
 * Gives addresses, written without the first slash, a page of their own for the modules that they show. The page names
 * the files it needs, so that they come side by side and not one after the other. `index` is the page of all others, too.
 */
export function preloads(pages: Readonly<Record<string, readonly RegExp[]>>): Plugin {
  return {
    name: 'preloads',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('there is no page to begin with');
        const page = String(index.source);
        for (const [address, modules] of Object.entries(pages)) {
          const needed = filesOf(modules, bundle);
          // here, behind all other hooks: it has to be the first line
          for (const chunk of needed) if (!chunk.code.startsWith(AT_ONCE)) chunk.code = AT_ONCE + chunk.code;
          const links = [...needed]
            .filter(({ fileName }) => !page.includes(fileName))
            .map(({ fileName }) => `    <link rel="modulepreload" crossorigin href="/${fileName}">\n`);
          const source = page.replace('  </head>', `${links.join('')}  </head>`);
          if (address === 'index') index.source = source;
          else this.emitFile({ type: 'asset', fileName: `${address}.html`, source });
        }
      },
    },
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Source {
  readonly path: string;
  readonly text: string;
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [{ path, text: readFileSync(join(ROOT, path), 'utf8') }] : [];
  });
}

const EXPORTED = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;
const NAMED = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from/g;
/** What such a file takes from others is not listed: any of its words may be it. */
const UNLISTED = /import\(|import \* as/;

/** The names that a file takes from others, or passes on. */
function takenBy(text: string): Set<string> {
  if (UNLISTED.test(text)) return new Set(text.match(/[\w$]+/g));
  const lists = [...text.matchAll(NAMED)].flatMap(([, names = '']) => names.split(','));
  return new Set(lists.map(one => /^\s*(?:type\s+)?(\w+)/.exec(one)?.[1] ?? ''));
}

test('what is exported is used in another file', () => {
  const all = [...sourcesIn('packages'), ...sourcesIn('scripts')];
  const takers = new Map<string, Set<string>>();
  for (const { path, text } of all)
    for (const name of takenBy(text)) takers.set(name, (takers.get(name) ?? new Set()).add(path));
  const names = all
    .filter(({ path }) => /^packages\/[^/]+\/src\//.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(EXPORTED)].map(([, name = '']) => ({ path, name })));
  const unused = names.filter(({ path, name }) => ![...(takers.get(name) ?? [])].some(taker => taker !== path));
  expect(names.length).toBeGreaterThan(1500);
  expect(unused.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The packages that others stand on: what they export is read as a promise. */
const GUARDED = ['core', 'glass-road', 'black-forest', 'text', 'table', 'protocol', 'bots', 'cli'];

interface Source {
  readonly path: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(path);
    if (!/\.(ts|tsx|mjs)$/.test(entry.name)) return [];
    const text = readFileSync(join(ROOT, path), 'utf8');
    return [{ path, text, words: new Set(text.match(/[\w$]+/g)) }];
  });
}

const EXPORTED = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;

test('what is exported is used in another file', () => {
  const all = [...sourcesIn('packages'), ...sourcesIn('scripts')];
  const readers = new Map<string, number>();
  for (const { words } of all) for (const word of words) readers.set(word, (readers.get(word) ?? 0) + 1);
  const guarded = all.filter(({ path }) => GUARDED.some(name => path.startsWith(join('packages', name, 'src'))));
  const names = guarded.flatMap(({ path, text }) =>
    [...text.matchAll(EXPORTED)].map(([, name = '']) => ({ path, name })),
  );
  const unused = names.filter(({ name }) => readers.get(name) === 1);
  expect(names.length).toBeGreaterThan(500);
  expect(unused.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });

/** The styles that files of one kind name. */
function named(kind: RegExp, naming: RegExp): string[] {
  return files
    .filter(file => kind.test(file))
    .flatMap(file =>
      Array.from(readFileSync(SOURCES + file, 'utf8').matchAll(naming), ([, style = '']) => join(dirname(file), style)),
    );
}

test('every style comes once: with one of the lists that order them, or with the part that needs it', () => {
  const listed = named(/^styles\/.*index\.css$/, /@import "(.+)";/g);
  const loaded = named(/\.tsx?$/, /^import .*'(.+\.css)(?:\?inline)?';/gm);
  expect([...listed, ...loaded].toSorted()).toEqual(files.filter(file => file.endsWith('.css')).toSorted());
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DEVELOPING = /\.test\.tsx?$|fixtures|(^|\/)testing\/|(^|\/)(test-)?kit/;

const needsOf = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).dependencies ?? {});

/** The packages of others that a file imports. */
function importedBy(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^'"]*\sfrom '([^'.][^']*)'/gm);
  const names = [...found].map(([, from = '']) =>
    from
      .split('/')
      .slice(0, from.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return names.filter(
    name => !name.startsWith('node:') && !name.startsWith('@waldglas/') && name !== 'virtual:pwa-register',
  );
}

test.each(['cli', 'server', 'web', 'protocol'])('%s runs without what developing needs', name => {
  const folder = join('packages', name);
  const files = readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' });
  const running = files.filter(file => /\.tsx?$/.test(file) && !DEVELOPING.test(file));
  const used = new Set(running.flatMap(file => importedBy(join(ROOT, folder, 'src', file))));
  expect(used.size).toBeGreaterThan(0);
  expect([...used].filter(one => !needsOf(folder).includes(one))).toEqual([]);
});

test('what starts every program is needed for running, and so is what builds the client', () => {
  expect(needsOf('.')).toEqual(expect.arrayContaining(importedBy(join(ROOT, 'scripts/run.mjs'))));
  expect(needsOf('packages/web')).toEqual(
    expect.arrayContaining(importedBy(join(ROOT, 'packages/web/vite.config.ts'))),
  );
});

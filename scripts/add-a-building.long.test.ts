import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// CONTRIBUTING says how to add a building. Here somebody does it, in a copy of the sources: a new first row in the table,
// an edition with it beside the old one, a name in each language. Nothing that was there before may notice.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'waldglas-recipe-'));
const PACKAGES = ['core', 'glass-road', 'black-forest', 'text', 'table', 'bots', 'protocol', 'server', 'cli'];
/** Copying, bundling and playing take their time on a busy machine. */
const PATIENCE = 180_000;

/** Writes something behind a line of a file of the copy. */
function insert(path: string, behind: string, text: string): void {
  const file = join(copy, 'packages', path);
  const before = readFileSync(file, 'utf8');
  if (!before.includes(behind)) throw new Error(`${path} lacks: ${behind}`);
  writeFileSync(file, before.replace(behind, `${behind}\n${text}`));
}

/** Names the new edition as the newest. */
function addEdition(game: string, old: string, edition: string): void {
  const folder = `${game}/src/editions`;
  const name = old.replace('1', '2').toUpperCase().replace('-', '_');
  const before = old.toUpperCase().replace('-', '_');
  writeFileSync(join(copy, 'packages', folder, `${old.replace('1', '2')}.ts`), edition);
  const index = join(copy, 'packages', folder, 'index.ts');
  const text = readFileSync(index, 'utf8')
    .replace(`[${before}]`, `[${before}, ${name}]`)
    .replace(`NEWEST = ${before}`, `NEWEST = ${name}`);
  writeFileSync(index, `import { ${name} } from './${old.replace('1', '2')}.ts';\n${text}`);
}

beforeAll(() => {
  for (const name of PACKAGES)
    cpSync(join(ROOT, 'packages', name), join(copy, 'packages', name), {
      recursive: true,
      filter: path => !/node_modules|\.test\.ts$/.test(path.slice(ROOT.length)),
    });
  cpSync(join(ROOT, 'scripts/run.mjs'), join(copy, 'scripts/run.mjs'));
  mkdirSync(join(copy, 'node_modules/@waldglas'), { recursive: true });
  for (const name of PACKAGES) symlinkSync(`../../packages/${name}`, join(copy, 'node_modules/@waldglas', name));
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.') && name !== '@waldglas')
      symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));

  insert(
    'glass-road/src/data/processing.ts',
    'export const PROCESSING = {',
    '  brewery: { effect: all(pay({ water: 1 }), gain({ food: 3 })) },',
  );
  addEdition(
    'glass-road',
    'gr-1',
    `import { GR_1 } from './gr-1.ts';
export const GR_2 = {
  ...GR_1,
  name: 'gr-2',
  buildings: { ...GR_1.buildings, brewery: { cost: { wood: 1 }, points: 2 } },
};
`,
  );
  insert(
    'black-forest/src/data/large.ts',
    'export const LARGE = {',
    "  brewery: { bonus: { points: 1, per: { of: 'water' } } },",
  );
  addEdition(
    'black-forest',
    'bf-1',
    `import { BF_1 } from './bf-1.ts';
export const BF_2 = {
  ...BF_1,
  name: 'bf-2',
  buildings: { ...BF_1.buildings, brewery: { cost: { glass: 1, wood: 2 }, points: 6, level: 'II' as const } },
};
`,
  );
  for (const [lang, name] of [
    ['en', 'Brewery'],
    ['de', 'Brauerei'],
    ['pl', 'Browar'],
  ]) {
    insert(`text/src/glass-road/names.${lang}.ts`, '  buildings: {', `    brewery: '${name}',`);
    insert(`text/src/black-forest/names.${lang}.ts`, '  buildings: {', `    brewery: '${name}',`);
  }
}, PATIENCE);
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs the terminal of these sources, or of the copy with its new building. */
function waldglas(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/run.mjs'), join(root, 'packages/cli/src/main.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

test('every game that was recorded before replays as it was', { timeout: PATIENCE }, () => {
  expect(JSON.parse(waldglas(copy, 'replay', join(ROOT, 'games'), '--json'))).toMatchObject({ sound: true });
});

describe.each([
  ['glass-road', 'gr-1', 'gr-2'],
  ['black-forest', 'bf-1', 'bf-2'],
])('%s', (game, old, fresh) => {
  const simulate = ['simulate', '--game', game, '--games', '1', '--seed', 'recipe', '--json', '--edition'];
  const checksum = (root: string, ...args: string[]) => JSON.parse(waldglas(root, ...simulate, ...args)).checksum;

  test('games by the old edition are dealt and played as before, by bots, too', { timeout: PATIENCE }, () => {
    for (const bot of ['random', 'apprentice'])
      expect(checksum(copy, old, '--bots', bot), bot).toBe(checksum(ROOT, old, '--bots', bot));
  });

  test('by the new one bots play with it', { timeout: PATIENCE }, () => {
    for (const bot of ['random', 'apprentice'])
      expect(checksum(copy, fresh, '--bots', bot), bot).not.toBe(checksum(copy, old, '--bots', bot));
  });

  test('the card is said in every language', { timeout: PATIENCE }, () => {
    for (const [lang, name] of [
      ['en', 'Brewery'],
      ['de', 'Brauerei'],
      ['pl', 'Browar'],
    ] as const)
      expect(waldglas(copy, 'cards', '--game', game, '--lang', lang)).toMatch(
        new RegExp(`^brewery +${name}: .+\\.$`, 'm'),
      );
  });
});

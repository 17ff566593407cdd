import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needGame } from './arguments.ts';
import { here, json } from './kit.ts';
import { usesSpecial } from './special.ts';

const COUNTS = { 'glass-road': 93 + 15 + 3, 'black-forest': 72 + 14 + 17 + 11 };

test.each(Object.entries(COUNTS))('%s: one line per card or tile, %i in all', async (id, count) => {
  const { out, code } = await here(['cards', '--game', id, '--lang', 'de']);
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(count);
  expect(lines.map(line => line.split(' ')[0])).toEqual((await needGame(id)).cards().map(row => row.id));
  expect(out).not.toMatch(/undefined|\[object|[{}]| {2}->|\+-/);
});

/** What the listing says about a card. */
async function wordsOf(game: string, id: string, lang: string): Promise<string | undefined> {
  const { cards } = json(await here(['cards', '--game', game, '--lang', lang, '--json'])) as {
    cards: Record<string, string>[];
  };
  return cards.find(row => row.id === id)?.words;
}

test.each([
  ['glass-road', 'cooperage', 'en', 'Cost: 1 wood and 2 bricks. 3 points. At any time: pay 1 wood to gain 2 water.'],
  ['glass-road', 'clay-basin', 'en', 'Cost: nothing.'],
  ['glass-road', 'builder', 'en', 'Fee: pay 1 food. Ability 1: build a building.'],
  ['glass-road', 'glassmakers-colony', 'de', '0,5 Punkte'],
  ['glass-road', 'springhouse', 'pl', '2 wody'],
  ['black-forest', '01A', 'en', 'At any time: pay 2 water to gain 3 bricks.'],
  ['black-forest', '35B', 'de', 'Kosten: '],
  ['black-forest', 'butcher', 'pl', '3 mięsa'],
])('%s, %s in %s: %s', async (game, id, lang, words) => {
  expect(await wordsOf(game, id, lang)).toContain(words);
});

test('the data of a card stay, with its name and its words', async () => {
  const { cards, lang } = json(await here(['cards', '--game', 'black-forest', '--lang', 'de', '--json'])) as {
    lang: string;
    cards: Record<string, unknown>[];
  };
  expect(lang).toBe('de');
  expect(cards[0]).toMatchObject({ id: '01A', kind: 'small', cost: { wood: 1, water: 3 }, points: 1 });
  for (const { name, words } of cards) expect([name, words]).toEqual([expect.any(String), expect.any(String)]);
});

test('--write: a file for each game and language, the same every time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
  expect((await here(['cards', '--write', folder])).code).toBe(0);
  const files = readdirSync(folder);
  expect(files).toHaveLength(2 * 3);
  const read = () => files.map(name => readFileSync(join(folder, name), 'utf8'));
  const before = read();
  await here(['cards', '--write', folder, '--lang', 'pl']);
  expect(read()).toEqual(before);
  expect(before.map(text => text.trimEnd().split('\n').length)).toEqual([114, 114, 114, 111, 111, 111]);
  const kept = new URL('../../text/src/', import.meta.url);
  // a changed effect shows as changed sentences in review: `npm run cards`
  expect(files.map(name => readFileSync(new URL(name, kept), 'utf8'))).toEqual(before);
  expect((await here(['cards', '--write', join(folder, 'no', 'where')])).code).toBe(1);
  rmSync(folder, { recursive: true });
});

test('the escape hatch is counted, and used by less than one row in eight of each table', async () => {
  const result = json(await here(['cards', '--game', 'glass-road', '--stats', '--json']));
  expect(result).toMatchObject({ game: 'glass-road', rows: 111 });
  expect(result.tables).toEqual([
    { kind: 'processing', rows: 31, special: 0, share: 0 },
    { kind: 'immediate', rows: 31, special: 1, share: 1 / 31 },
    { kind: 'bonus', rows: 31, special: 0, share: 0 },
    { kind: 'specialist', rows: 15, special: 1, share: 1 / 15 },
    { kind: 'start', rows: 3, special: 0, share: 0 },
  ]);
  expect((await here(['cards', '--game', 'glass-road', '--stats'])).out).toContain('immediate: 31 rows, 1 special\n');
});

test('so in Black Forest, where bending a rule counts as well', async () => {
  const result = json(await here(['cards', '--game', 'black-forest', '--stats', '--json']));
  const tables = result.tables as { kind: string; rows: number; special: number; share: number }[];
  expect(tables.map(({ kind, rows }) => [kind, rows])).toEqual([
    ['small', 72],
    ['large', 14],
    ['tradesperson', 17],
    ['job', 11],
  ]);
  for (const { share } of tables) expect(share).toBeLessThanOrEqual(1 / 8);
  expect(tables.map(table => table.special)).toEqual([9, 1, 0, 0]);
});

test('it is found wherever it stands', () => {
  expect(usesSpecial({ id: 'x', bends: 'y' })).toBe(true);
  expect(usesSpecial({ abilities: [{ op: 'all', of: [{ op: 'special', id: 'x' }] }] })).toBe(true);
  expect(usesSpecial({ id: 'special', abilities: [{ op: 'build' }] })).toBe(false);
});

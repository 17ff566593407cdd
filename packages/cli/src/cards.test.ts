import { expect, test } from 'vitest';
import { needGame } from './arguments.ts';
import { here, json } from './kit.ts';
import { usesSpecial } from './phrase.ts';

const COUNTS = { 'glass-road': 93 + 15 + 3, 'black-forest': 72 + 14 + 17 + 11 };

test.each(Object.entries(COUNTS))('%s: one line per card or tile, %i in all', async (id, count) => {
  const { out, code } = await here(['cards', '--game', id, '--lang', 'de']);
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(count);
  expect(lines.map(line => line.split(' ')[0])).toEqual((await needGame(id)).cards.map(row => row.id));
  expect(out).not.toMatch(/undefined|\[object|[{}]| {2}->|\+-/);
});

/** What the listing says about a card. */
async function wordsOf(game: string, id: string): Promise<string | undefined> {
  const { cards } = json(await here(['cards', '--game', game, '--json'])) as { cards: Record<string, string>[] };
  return cards.find(row => row.id === id)?.words;
}

test.each([
  ['cooperage', 'cost 1 wood, 2 brick; points 3; pay 1 wood -> gain 2 water'],
  ['joinery', 'pay 1 wood, remove forest -> gain 4 food'],
  ['clay-basin', 'cost nothing'],
  ['district-offices', 'discard 2 -> place pit/grove/pond'],
  ['buttery', 'gain 3 food on glassworks, gain 3 food on brickworks'],
  ['winery', 'any number of times: remove grove -> gain 3 food, 1 wood'],
  ['country-house', 'place up to 2 pit/grove/pond on adjacent empty'],
  ['grove-court', 'place grove on every adjacent empty'],
  ['tavern', 'special repeat-neighbour'],
  ['springhouse', '+1 per 2 water'],
  ['hunting-lodge', '+3 for at least 4 forest'],
  ['estate', '+2 per set of pit, grove, pond'],
  ['bathhouse', '+2 per adjacent pond'],
  ['glassmakers-colony', '+0.5 per sand'],
  ['builder', 'fee pay 1 food; 1 build | 2 build'],
  ['supplier', '1 gain 2 sand/food/charcoal/water/wood/clay, every other seat may gain 1 of it | 2 build'],
  ['forest-manager', '1 place grove, gain 1 wood | 2 gain 1 food/wood per grove'],
])('%s: %s', async (id, phrase) => {
  expect(await wordsOf('glass-road', id)).toContain(phrase);
});

test.each([
  ['01A', 'clay-pit; cost 1 wood, 3 water; points 1; convert pay 2 water -> gain 3 brick'],
  ['03B', 'at once gain 7 brick; if at least 5 wood'],
  ['05A', 'convert remove forest -> gain 1 wood by cattle (1: 1, 2: 2, 4: 3, 7: 4)'],
  ['10B', 'gain 4 charcoal on glass + gain 4 charcoal on cooking'],
  ['11B', 'at once gain 6 charcoal + may pay 1 meat -> gain 3 charcoal'],
  ['22A', 'convert 1 pay 2 water -> herd 1 pig | 2 pay 3 water -> herd 1 cattle'],
  ['23B', 'whenever field-from-farmhand if at least 2 pig: herd 1 pig'],
  ['24B', 'at once place pasture; bends two-pigs-a-forest'],
  ['28B', 'at once place field/pond/pasture mixed on every adjacent empty'],
  ['29A', 'at once either place 2 field or place pond or place pasture'],
  ['29B', 'at once place up to 3 pasture on empty of its estate'],
  ['30A', 'gain 1 porridge per field, at most 4'],
  ['34A', '; -1 per empty, at most 5'],
  ['35A', 'cost 1 glass, 1 wood, rivals; points 3; bends no-pawn-fees'],
  ['35B', 'needs alone'],
  ['36B', '+2 per set of field, pond, pasture, at most 5'],
  ['castle-hotel', 'cost 3 glass, 3 brick, 1 wood; points 5; +1 per small-estate; convert retreat 1 -> gain 1 meat'],
  ['farmers-residence', 'needs at least 4 field'],
  ['butcher', '1 cull 1 pig -> gain 2 meat | 2 cull 1 cattle -> gain 3 meat'],
  ['brickmaker', 'pay 1 charcoal -> gain 4 brick; back owl'],
  ['job-landowner', 'remove 3 field -> place 2 pasture + herd 2 pig + herd 2 cattle; tradesperson landowner'],
  ['job-captain', 'pay 5 water -> gain 1 provisions + build small for nothing; location captain'],
])('%s: %s', async (id, phrase) => {
  expect(await wordsOf('black-forest', id)).toContain(phrase);
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

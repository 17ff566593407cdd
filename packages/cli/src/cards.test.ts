import { glassRoad } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { here, json } from './kit.ts';
import { usesSpecial } from './phrase.ts';

test('one line per card or tile', async () => {
  const { out, code } = await here(['cards', '--game', 'glass-road', '--lang', 'de']);
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(93 + 15 + 3);
  expect(lines.map(line => line.split(' ')[0])).toEqual(glassRoad.cards.map(row => row.id));
  expect(out).not.toMatch(/undefined|\[object/);
});

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
])('%s: %s', async (id, phrase) => {
  const { cards } = json(await here(['cards', '--game', 'glass-road', '--json'])) as {
    cards: Record<string, string>[];
  };
  expect(cards).toHaveLength(111);
  expect(cards.find(row => row.id === id)?.words).toContain(phrase);
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

test('it is found wherever it stands', () => {
  expect(usesSpecial({ abilities: [{ op: 'all', of: [{ op: 'special', id: 'x' }] }] })).toBe(true);
  expect(usesSpecial({ id: 'special', abilities: [{ op: 'build' }] })).toBe(false);
});

import { readFileSync } from 'node:fs';
import { exchangedId } from '@waldglas/core';
import { EDITIONS, type Edition } from '@waldglas/glass-road';
import { describe, expect, test } from 'vitest';
import { checkEdition, checkText } from './check.ts';
import { faultText } from './faults.ts';
import { editionRules } from './glass-road.ts';
import { readableJson } from './json.ts';
import { publishedSchema } from './schema.ts';
import { withFact } from './test-kit.ts';
import { DE } from './words.de.ts';
import { EN } from './words.en.ts';
import { PL } from './words.pl.ts';

const GR_1 = EDITIONS.document('gr-1') as Edition;

const said = (document: unknown) =>
  checkEdition(editionRules, document).faults.map(one => `${one.path}: ${faultText(EN, one)}`);

test('the built-in edition has no fault and differs from nothing', () => {
  const { edition, faults, differs } = checkEdition(editionRules, GR_1);
  expect({ edition, faults, differs }).toEqual({ edition: 'gr-1', faults: [], differs: [] });
});

test('a corrected one is named by its hash, and tells what differs', () => {
  const mine = { ...withFact(GR_1, 'buildings.inn.cost', { wood: 3 }), name: 'from my box' };
  const { edition, faults, differs } = checkEdition(editionRules, mine);
  expect({ edition, faults }).toEqual({ edition: exchangedId(mine), faults: [] });
  expect(differs).toEqual([
    { path: 'buildings.inn.cost.wood', here: 3, there: 2 },
    { path: 'buildings.inn.cost.glass', there: 1 },
    { path: 'buildings.inn.cost.brick', there: 1 },
  ]);
});

test('what differs on the land is told space by space', () => {
  const tiles = GR_1.land.tiles.map(one => (one.tile === 'pit' ? { ...one, tile: 'pond' as const } : one)).toReversed();
  const pits = GR_1.land.tiles.filter(({ tile }) => tile === 'pit').map(({ cells }) => `land.tiles.${cells[0]}.tile`);
  const { differs } = checkEdition(editionRules, withFact(GR_1, 'land.tiles', tiles));
  expect(differs.map(({ path }) => path).toSorted()).toEqual(pits.toSorted());
  expect(differs[0]).toMatchObject({ here: 'pond', there: 'pit' });
});

test.each([
  ['periods', { usual: 0, long: 0 }, 'periods.usual: it has to be at least 1'],
  ['hand', 0, 'hand: it has to be at least 3'],
  ['hand', -1, 'hand: it has to be at least 3'],
  ['hand', 1_000_000_000, 'hand: it can be 12 at most'],
  ['soloHands', [], 'soloHands: it has to have at least 1 entry'],
  ['cards', [], 'cards: 0 cards are too few: 11 are needed to choose hands from'],
  ['buildings', {}, 'buildings: there are too few processing buildings: a row alone shows 5'],
  ['land.tiles', [], 'land.tiles: it has to have at least 1 entry'],
  ['land.start', {}, 'land.start: forest-glassworks is nowhere'],
])('%s of an odd size is a fault', (path, value, said) => {
  const [first] = checkEdition(editionRules, withFact(GR_1, path, value)).faults;
  expect(first && `${first.path}: ${faultText(EN, first)}`).toBe(said);
});

const SLIPS: [path: string, value: unknown, ...said: string[]][] = [
  ['land.tiles.1.cells', ['f1', 'g1'], 'land.tiles[1].cells[1]: g1 is off the grid, which goes from a1 to f4'],
  [
    'land.tiles.0.cells',
    ['c1', 'e1'],
    'land.tiles[0].cells: a forest covers two spaces side by side',
    'land.tiles[1].cells[0]: on e1 there is something else already',
  ],
  ['land.tiles.6.cells', ['b1', 'b2'], 'land.tiles[6].cells: a grove covers one space'],
  ['land.tiles.6.cells', ['a1'], 'land.tiles[6].cells[0]: on a1 there is something else already'],
  [
    'land.start',
    { a1: 'forest-glassworks', a2: 'forest-glassworks', a3: 'brotherhood-of-the-masons' },
    'land.start.a2: forest-glassworks is there twice',
    'land.start: glassmakers-colony is nowhere',
  ],
  [
    'land.start',
    { a1: 'forest-glassworks', a2: 'glassmakers-colony', b2: 'brotherhood-of-the-masons' },
    'land.start.b2: b2 is not in column a, where the start buildings are',
    'land.void: a3 is nowhere',
  ],
  ['buildings.inn.cost', {}, 'buildings.inn.cost: it costs nothing here, but 2 wood, 1 glass, 1 brick in gr-1'],
  [
    'buildings.inn.cost',
    { wood: 0 },
    'buildings.inn.cost: it costs nothing here, but 2 wood, 1 glass, 1 brick in gr-1',
  ],
  ['buildings.inn.cost', { glass: 4 }, 'buildings.inn.cost.glass: nobody can ever have more than 3 glass'],
  ['buildings.inn.cost', { gold: 1 }, 'buildings.inn.cost.gold: "gold" is not known here'],
  ['buildings.inn.cost', { wood: 1.5 }, 'buildings.inn.cost.wood: it has to be a whole number'],
  ['buildings.inn.points', undefined, 'buildings.inn.points: it is missing'],
  ['buildings.inn.points', '3', 'buildings.inn.points: it has to be a whole number'],
  ['buildings.brewery', { cost: {}, points: 1 }, 'buildings.brewery: "brewery" is not known here'],
  [
    'buildings',
    {},
    'buildings: there are too few processing buildings: a row alone shows 5',
    'buildings: there are too few immediate buildings: a row alone shows 5',
    'buildings: there are too few bonus buildings: a row alone shows 5',
  ],
  ['cards.1', 'feudal-lord', 'cards[1]: feudal-lord is there twice'],
  ['cards', ['builder'], 'cards: 1 cards are too few: 11 are needed to choose hands from'],
  ['soloHands', [3, 1], 'soloHands[1]: it has to be at least 2'],
  ['rounds', 6, 'hand: a period has 6 card rounds, so a hand needs at least 6 cards'],
  ['periods.long', 3, 'periods.long: the longer game cannot have fewer periods than the usual one, which has 4'],
  [
    'wheels.brickworks',
    { clay: 1, charcoal: 1, food: 2 },
    'wheels.brickworks: the wheel brickworks would turn before the game begins: one of its basic goods has to be at 0',
  ],
  ['wheels.brickworks', { wood: 1 }, 'wheels.brickworks.wood: there is no wood on the wheel brickworks'],
  ['wheels.brickworks', { clay: 8 }, 'wheels.brickworks.clay: it can be 7 at most'],
  ['colour', 'green', 'colour: "colour" is not known here'],
  ['game', 'chess', 'game: it has to be one of: glass-road, black-forest'],
  ['game', 'black-forest', ': this is an edition of black-forest'],
  ['name', '', 'name: it has to have at least 1 character'],
  ['soloHands', [], 'soloHands: it has to have at least 1 entry'],
  ['soloHands', Array(21).fill(2), 'soloHands: it can have 20 entries at most'],
  ['name', 'x'.repeat(61), 'name: it can have 60 characters at most'],
  ['land', undefined, 'land: it is missing'],
  ['land.tiles', 'none', 'land.tiles: it has to be a list'],
];

describe('a slip is told in plain words, with its place', () => {
  test.each(SLIPS)('%s: %j', (path, value, ...words) => {
    expect(said(withFact(GR_1, path, value))).toEqual(words);
  });

  test('what is no document at all', () => {
    expect(said([])).toEqual([': it has to be an object with names and values']);
  });

  test.each([
    ['{"game":', 1, 9],
    ['{\n  "hand": 5,\n  "hand" 6\n}', 3, 10],
    ['{\n  "cards": ["builder",]\n}', 2, 23],
    ['{"name": "two\nlines"}', 1, 10],
    ['{"hand": 05}', 1, 11],
    ['{"hand": 5} x', 1, 13],
    ["{'hand': 5}", 1, 2],
    ['[}', 1, 2],
    ['', 1, 1],
  ])('what is not JSON, with its line and column: %j', (text, line, column) => {
    expect(checkText(editionRules, text).faults).toEqual([{ path: '', what: 'notJson', details: [line, column] }]);
  });

  test('a byte order mark does no harm', () => {
    expect(checkText(editionRules, `\ufeff${JSON.stringify(GR_1)}`)).toMatchObject({ edition: 'gr-1', faults: [] });
  });

  test('a name that every object has by itself is as unknown as others', () => {
    const text = readableJson(GR_1).replace('"inn":', '"__proto__": { "cost": {}, "points": 3 },\n    "inn":');
    expect(checkText(editionRules, text).faults).toEqual([
      { path: 'buildings.__proto__', what: 'unknown', details: ['__proto__'] },
    ]);
  });

  test('a tile that stands there twice, which JSON lets pass', () => {
    const text = readableJson(GR_1).replace('"inn":', '"inn": { "cost": {}, "points": 3 },\n    "inn":');
    expect(checkText(editionRules, text).faults).toEqual([{ path: 'buildings.inn', what: 'keyTwice', details: [] }]);
  });

  test.each([
    ['a long text', { ...GR_1, name: 'x'.repeat(5_000_000) }, ': this is larger than 5 MB'],
    ['a text just short enough', { ...GR_1, name: 'x'.repeat(4_900_000) }, 'name: it can have 60 characters at most'],
    [
      'a long list of cards',
      { ...GR_1, cards: Array(200_000).fill('builder') },
      'cards: there is too much here: a whole edition has 20000 entries at most',
    ],
    [
      'a long list of anything',
      { ...GR_1, land: { ...GR_1.land, void: Array(200_000).fill(1) } },
      'land.void: there is too much here: a whole edition has 20000 entries at most',
    ],
  ])('%s is stopped at the door', (_, document, words) => {
    const { faults } = checkText(editionRules, JSON.stringify(document));
    expect(faults.map(one => `${one.path}: ${faultText(EN, one)}`)).toEqual([words]);
  });

  test('lists in lists are stopped at the door', () => {
    const deep = `{"game":"glass-road","name":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`;
    expect(checkText(editionRules, deep).faults.map(({ what }) => what)).toEqual(['tooMuch']);
  });

  test('in every language', () => {
    for (const words of [EN, DE, PL])
      for (const [path, value] of SLIPS)
        for (const one of checkEdition(editionRules, withFact(GR_1, path, value)).faults)
          expect(faultText(words, one)).toMatch(/^\S.+\S$/);
  });
});

test('what is printed for people is the same document', () => {
  expect(JSON.parse(readableJson(GR_1))).toEqual(GR_1);
  expect(readableJson(GR_1)).toContain('\n    "kiln": { "cost": { "wood": 2, "brick": 2 }, "points": ');
});

test('the published schema is this one', () => {
  const file = new URL('../../../../docs/editions/glass-road.schema.json', import.meta.url);
  const schema = publishedSchema(editionRules.schema, 'An edition of Glass Road');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
});

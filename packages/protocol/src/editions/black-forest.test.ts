import { readFileSync } from 'node:fs';
import { EDITIONS, type Edition } from '@waldglas/black-forest';
import { exchangedId } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { editionRules } from './black-forest.ts';
import { checkEdition } from './check.ts';
import { faultText } from './faults.ts';
import { readableJson } from './json.ts';
import { publishedSchema } from './schema.ts';
import { withFact } from './test-kit.ts';
import { DE } from './words.de.ts';
import { EN } from './words.en.ts';
import { PL } from './words.pl.ts';

const BF_1 = EDITIONS.document('bf-1') as Edition;

const said = (document: unknown) =>
  checkEdition(editionRules, document).faults.map(one => `${one.path}: ${faultText(EN, one)}`);

test('the built-in edition has no fault and differs from nothing', () => {
  const { edition, faults, differs } = checkEdition(editionRules, BF_1);
  expect({ edition, faults, differs }).toEqual({ edition: 'bf-1', faults: [], differs: [] });
});

test('a corrected one is named by its hash, and tells what differs', () => {
  const mine = { ...withFact(BF_1, 'endMark', 7), name: 'from my box' };
  const { edition, faults, differs } = checkEdition(editionRules, mine);
  expect({ edition, faults }).toEqual({ edition: exchangedId(mine), faults: [] });
  expect(differs).toEqual([{ path: 'endMark', here: 7, there: 8 }]);
});

test('a path that is gone is one difference, though all others move up', () => {
  const mine = withFact(BF_1, 'board.paths', BF_1.board.paths.slice(1));
  expect(checkEdition(editionRules, mine).differs).toEqual([{ path: 'board.paths[0]', there: ['v1', 'v2'] }]);
});

test('what differs in a list is told entry by entry: which village, which stable', () => {
  const [v1, ...others] = BF_1.board.villages;
  const [back] = v1?.ring ?? [];
  const ring = [...(v1?.ring ?? []), back];
  const mine = withFact(BF_1, 'board.villages', [...others, { ...v1, ring }]);
  expect(checkEdition(editionRules, mine).differs).toEqual([
    { path: `board.villages.v1.ring[${ring.length - 1}]`, here: back },
  ]);
  const [stable] = BF_1.main.stables;
  const name = stable?.cells.join('+');
  const moved = withFact(BF_1, 'main.stables', [
    { ...stable, underHut: !stable?.underHut },
    ...BF_1.main.stables.slice(1),
  ]);
  expect(checkEdition(editionRules, moved).differs).toEqual([
    { path: `main.stables.${name}.underHut`, here: !stable?.underHut, there: stable?.underHut },
  ]);
});

test.each([
  ['jobs', [], 'jobs: it has to have at least 1 entry'],
  ['solo.titles', [], 'solo.titles: it has to have at least 1 entry'],
  ['board.villages', [], 'board.villages: v1 is nowhere'],
  ['board.paths', [], 'board.paths: no path leads to v2'],
  ['main.stables', [], 'main.stables: one stable of two spaces has to be under the hut'],
  ['main.rows', 0, 'main.rows: it has to be at least 1'],
  ['supply.pastures', -1, 'supply.pastures: it has to be at least 0'],
  ['endMark', 1_000_000_000, 'endMark: it can be 60 at most'],
])('%s of an odd size is a fault', (path, value, said) => {
  const [first] = checkEdition(editionRules, withFact(BF_1, path, value)).faults;
  expect(first && `${first.path}: ${faultText(EN, first)}`).toBe(said);
});

const far = BF_1.board.paths.filter(
  path => !path.includes('v5') && !path.includes('captain') && !path.includes('freiburg'),
);

const SLIPS: [path: string, value: unknown, ...said: string[]][] = [
  [
    'board.paths',
    far,
    'board.paths: no path leads to v5',
    'board.paths: no path leads to captain',
    'board.paths: no path leads to freiburg',
  ],
  ['board.paths.0', ['v1', 'v1'], 'board.paths[0]: a path leads from v1 to itself'],
  [
    'board.paths.0',
    ['v1', 'v9'],
    'board.paths[0][1]: it has to be one of: v1, v2, v3, v4, v5, captain, count, feudal-lord, freiburg, hermit, market',
  ],
  ['board.paths.1', BF_1.board.paths[0], `board.paths[1]: ${BF_1.board.paths[0]?.join('-')} is there twice`],
  [
    'board.paths.1',
    BF_1.board.paths[0]?.toReversed(),
    `board.paths[1]: ${BF_1.board.paths[0]?.join('-')} is there twice`,
  ],
  ['board.villages.1.id', 'v1', 'board.villages[1]: v1 is there twice', 'board.villages: v2 is nowhere'],
  [
    'board.clockwise',
    ['v1', 'v2', 'v3', 'v4', 'v4'],
    'board.clockwise[4]: v4 is there twice',
    'board.clockwise: v5 is nowhere',
  ],
  [
    'board.villages.1.ring',
    ['owl', 'owl', 'stag'],
    'board.villages: the rings have 6 spaces with the owl, but there are 5 tradespeople with it',
    'board.villages: the rings have 4 spaces with the fox, but there are 5 tradespeople with it',
  ],
  ['board.villages.1.at', [72, 120], 'board.villages[1].at[1]: it can be 100 at most'],
  ['main.tiles.f1', 'forest', 'main.tiles.f1: f1 is off the grid, which goes from a1 to e3'],
  ['main.tiles.c1', 'forest', 'main.tiles.c1: on c1 there is something else already'],
  ['small.stables', [], 'small.stables: one stable of two spaces has to be under the hut'],
  [
    'small.stables.0.cells',
    ['b1', 'b3'],
    'small.stables[0].cells: a stable covers one space, or two side by side',
    'small.tiles.b1: on b1 there is something else already',
  ],
  ['buildings.01A.cost', {}, 'buildings.01A.cost: it costs nothing here, but 1 wood, 3 water in bf-1'],
  ['buildings.01A.cost', { wood: 8 }, 'buildings.01A.cost.wood: nobody can ever have more than 7 wood'],
  ['buildings.01A.cost', { provisions: 1 }, 'buildings.01A.cost.provisions: "provisions" is not known here'],
  ['buildings.01A.level', 'I', 'buildings.01A.level: "I" is not known here'],
  ['buildings.inn.level', undefined, 'buildings.inn.level: it is missing'],
  ['buildings.01B', undefined, 'buildings.01A: 01A is there without 01B, the other side of the tile'],
  ['jobs.1', 'job-brickmaker', 'jobs[1]: job-brickmaker is there twice'],
  ['flippedToB', 40, 'flippedToB: it can be 36 at most'],
  [
    'wheels.glass',
    { sand: 1, charcoal: 1, water: 1, wood: 1 },
    'wheels.glass: the wheel glass would turn before the game begins: one of its basic goods has to be at 0',
  ],
  ['wheels.glass', { meat: 1 }, 'wheels.glass.meat: there is no meat on the wheel glass'],
  ['extra.3', [{}], 'extra.3: with 3 players there have to be 3 entries, one for each place in turn order'],
  ['supply.fieldsAndPonds', 3, 'supply.fieldsAndPonds: it has to be at least 16'],
  ['solo.pawns', ['blue', 'red'], 'solo.pawns: white is nowhere'],
  ['solo.titles.1', [10, 'smallholder'], 'solo.titles[1]: the numbers have to rise from one to the next'],
  ['endMark', 12, 'endMark: it can be 11 at most'],
  ['cookingPoints', [0], 'cookingPoints: it has to have at least 2 entries'],
  ['housing.pasture', 0, 'housing.pasture: it has to be at least 1'],
  ['allowHorizontal', 'yes', 'allowHorizontal: it has to be true or false'],
];

describe('a slip is told in plain words, with its place', () => {
  test.each(SLIPS)('%s: %j', (path, value, ...words) => {
    expect(said(withFact(BF_1, path, value))).toEqual(words);
  });

  test('more large buildings on offer than there are', () => {
    const offered = withFact(BF_1, 'largeOffered.2.II', 4);
    expect(said(offered)).toEqual(['largeOffered.2.II: there are 3 large buildings of level II, but 4 are offered']);
  });

  test('in every language', () => {
    for (const words of [EN, DE, PL])
      for (const [path, value] of SLIPS)
        for (const one of checkEdition(editionRules, withFact(BF_1, path, value)).faults)
          expect(faultText(words, one)).toMatch(/^\S.+\S$/);
  });
});

test('what is printed for people is the same document', () => {
  expect(JSON.parse(readableJson(BF_1))).toEqual(BF_1);
});

test('the published schema is this one', () => {
  const file = new URL('../../../../docs/editions/black-forest.schema.json', import.meta.url);
  const schema = publishedSchema(editionRules.schema, 'An edition of Black Forest');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
});

import { describe, expect, test } from 'vitest';
import { BUILDING_IDS, BUILDINGS, type BuildingId } from '../index.ts';
import { after, points } from './example.ts';
import { show } from './show.ts';
import { position } from './text.ts';

/** What a building costs, to the last unit: nothing of it is left, and what the building gives at once is there. */
type Example = [building: BuildingId, cost: string, answers: string, after: string];

/** BF-6.1: the whole cost is paid, then the building is placed. The answers follow `visit builder, build X`. */
const SMALL: Example[] = [
  ['01A', 'wood 1, water 3 |', 'cell a1', '| *'], // clay pit
  ['01B', 'wood 1, water 4 |', 'cell a1', '| *'], // brick basin
  ['02A', 'brick 3, glass 1 |', 'cell a1', '| *'], // tenement building
  ['02B', 'brick 2, wood 2, glass 1 |', 'cell a1', '| *'], // day laborer square
  ['03A', 'brick 2, glass 2 |', 'cell a1', '| *'], // kiln
  ['03B', 'brick 1, wood 2, glass 2 |', 'cell a1', '| *'], // half-timbered house
  ['04A', 'sand 2, water 3 |', 'cell a1', '| *'], // lumber storage
  ['04B', 'porridge 4 |', 'cell a1', 'wood 7 | *'], // log driver
  ['05A', 'brick 1, wood 2, glass 1 |', 'cell a1', '| *'], // ox stable
  ['05B', 'brick 2, wood 2, glass 1 |', 'cell a1', '| *'], // carving workshop
  ['06A', 'brick 2, wood 2, glass 2 |', 'cell a1', '| *'], // sawmill
  ['06B', 'brick 3, wood 2, glass 2 |', 'cell a1', '| *'], // shadow mill
  ['07A', 'brick 4, water 1 | F', 'cell a1, cell a1', '| *'], // glaswald lake
  ['07B', 'brick 2, porridge 1, meat 1 |', 'cell a1', 'sand 3, water 2 | *'], // mortar mixer
  ['08A', 'brick 2, wood 2, glass 1 |', 'cell a1', 'sand 3, cattle 1 | *'], // hotzenwald house
  ['08B', 'brick 1, wood 2, glass 1 |', 'cell a1', '| *'], // tavern
  ['09A', 'brick 2, wood 1, glass 2 |', 'cell a1', '| *'], // sand sifting plant
  [
    '09B', // clockmaker
    'brick 1, wood 2, glass 2 |',
    'cell a1, part brick, part wood, part sand, part glass-charcoal, part water, part porridge, part meat',
    'brick 1, glass 1, provisions 1+1, commodity 1, turned 1+1 | * | again',
  ],
  ['10A', 'brick 1, wood 3 |', 'cell a1', '| *'], // forestside herder's hut
  ['10B', 'brick 5, wood 2 |', 'cell a1', 'charcoal 4+4 | *'], // coal merchant
  ['11A', 'wood 4, glass 1 |', 'cell a1', '| *'], // potash manufacturer
  ['11B', 'brick 1, meat 2, glass 1 |', 'cell a1, part charcoal, wheel glass', 'charcoal 6+0 | *'], // renderer
  ['12A', 'brick 1, wood 1, glass 2 |', 'cell a1', '| *'], // charcoal pile
  ['12B', 'brick 5, glass 2 |', 'cell a1, wheel glass', 'wood 3, sand 1, charcoal 3+0, meat 2 | *'], // storehouse
  ['13A', 'brick 3, wood 3, water 1 |', 'cell a1', '| *'], // well
  ['13B', 'brick 4 |', 'cell a1', '| *'], // cistern
  ['14A', 'brick 3, glass 1 | FFsFF/FFsFF/FF', 'cell d3', 'water 1 | FFsFF/FFsFF/FFs*'], // water tower
  ['14B', 'wood 4, glass 1 |', 'cell a1', '| *'], // lakeside forest cabin
  ['15A', 'brick 2, wood 1, glass 2 |', 'cell a1', '| *'], // cooperage
  ['15B', 'brick 2, glass 2 |', 'cell a1', '| *'], // bathhouse
  ['16A', 'wood 5 |', 'cell a1', '| *'], // grain mill
  ['16B', 'wood 5 |', 'cell a1', 'water 1, porridge 3, meat 1 | *'], // larder tunnel
  ['17A', 'wood 2, charcoal 1+0, glass 1 | F', 'cell b1', 'porridge 1, meat 1, pig 1 | F*'], // festival ground
  ['17B', 'brick 1, wood 1, glass 1 |', 'cell a1', '| *'], // grocer
  ['18A', 'wood 3, glass 2 |', 'cell a1', '| *'], // lord's manor
  ['18B', 'brick 1, wood 2, glass 2 |', 'cell a1', '| *'], // cabinet painter
  ['19A', 'wood 3, charcoal 1+2, water 2 |', 'cell a1', 'porridge 4, meat 3 | *'], // bar
  ['19B', 'brick 5, wood 1 |', 'cell a1', '| *'], // ham cellar
  ['20A', 'brick 3, wood 2, glass 1 |', 'cell a1', '| *'], // trout fishery
  ['20B', 'brick 3, wood 2, glass 1 |', 'cell a1', 'water 2, porridge 2, meat 2 | *'], // alehouse
  ['21A', 'brick 3, glass 2 |', 'cell a1', '| *'], // slaughterhouse
  ['21B', 'wood 2, glass 2 |', 'cell a1', '| *'], // lake fishery
  ['22A', 'brick 2, wood 1, water 3 |', 'cell a1', '| *'], // watering trough
  ['22B', 'brick 1, wood 2 |', 'cell a1', '| *'], // forester's lodge
  ['23A', 'brick 1, water 2, glass 1 |', 'cell a1', '| *'], // tannery
  ['23B', 'brick 1, glass 1 |', 'cell a1', '| *'], // pig farm
  ['24A', 'brick 2, wood 1, glass 2 |', 'cell a1', '| *'], // feeding farm
  ['24B', 'wood 1, glass 2 |', 'cell a1, cell b1', '| *p'], // beechnut gatherer's hut
  ['25A', 'brick 3, wood 2 |', 'cell a1', '| *'], // schauinsland house
  ['25B', 'brick 1, wood 1, sand 2 |', 'cell a1', '| *'], // feeding trough
  ['26A', 'wood 3, glass 1 |', 'cell a1', '| *'], // alpine hut
  ['26B', 'brick 3, wood 1, glass 1 |', 'cell a1', '| *'], // farrier
  ['27A', 'wood 3, glass 2 |', 'cell a1', '| *'], // breeding station
  ['27B', 'brick 1, wood 1, water 1, glass 2 |', 'cell a1', '| *'], // cattle farm
  ['28A', 'brick 2, wood 4 |', 'cell a1', '| *'], // irrigation system
  ['28B', 'brick 3, wood 4, meat 2 |', 'cell a1, tile field, tile pond', '| *f/w'], // wilderness hut
  ['29A', 'wood 4, glass 1 | F', 'cell a1, cell a1, part pond, cell b1', '| *w'], // clearing house
  ['29B', 'wood 4, glass 1 |', 'cell a1, decline', '| *'], // wildlife park
  ['30A', 'brick 3, wood 3, glass 2 |', 'cell a1', '| *'], // farm laborer's house
  ['30B', 'brick 2, wood 1, glass 2 |', 'cell a1', '| *'], // farmhouse
  ['31A', 'brick 2, wood 1 |', 'cell a1', '| *'], // glass furnace
  ['31B', 'brick 4, meat 3 |', 'cell a1', '| *; FF'], // glassworks
  ['32A', 'brick 3, wood 2, glass 1 |', 'cell a1', '| *'], // glass blower
  ['32B', 'wood 3, charcoal 0+1, glass 1 |', 'cell a1', 'glass 3 | *'], // storage shed
  ['33A', 'brick 1, wood 1, glass 2 |', 'cell a1', '| *'], // bakery
  ['33B', 'wood 2, meat 2, glass 2 |', 'cell a1', '| *'], // guildhall
  ['34A', 'brick 4, wood 4 |', 'cell a1', '| *'], // knight's manor
  ['34B', 'brick 3, wood 1, charcoal 1+0 |', 'cell a1', '| *'], // distillery
  ['35A', 'brick 2, wood 1, glass 1 |', 'cell a1', '| *'], // fort
  ['35B', 'brick 1, wood 1, glass 1 |', 'cell a1', '| *'], // hermit's hut
  ['36A', 'brick 3, wood 2, glass 2 |', 'cell a1', '| *'], // village church
  ['36B', 'brick 1, wood 1, glass 2 |', 'cell a1', '| *'], // colonization house
];

const LARGE: Example[] = [
  ['castle-hotel', 'brick 3, wood 1, glass 3 |', 'cell a1+a2', '| */*'],
  ['charcoal-storage', 'brick 2, wood 2, charcoal 2+1, glass 3 |', 'cell a1+b1', '| **'],
  ['construction-yard', 'brick 3, wood 3, glass 3 |', 'cell d2+d3', '| /..s*/..s*'],
  ['farm-store', 'brick 3, wood 3, porridge 5, glass 3 |', 'cell d1+e1', '| ..s**'],
  ['farmers-residence', 'brick 4, wood 4, glass 3 | FfsFF/ffsf', 'cell a1, cell d3+e3', '| .fsFF/ffsf/..s**'],
  ['general-hospital', 'brick 2, wood 2, water 2, porridge 3, glass 3 |', 'cell a2+a3', '| /*/*'],
  ['hardware-store', 'brick 3, wood 3, glass 3 |', 'cell a1+a2', '| */*'],
  ['hunting-lodge', 'brick 3, wood 3, glass 3 | FFsF', 'cell a1, cell b1, cell d1, cell a1+b1', '| **'],
  ['inn', 'brick 1, wood 2, meat 1, glass 3 |', 'cell a1+a2', '| */*'],
  ['livestock-farm', 'brick 2, wood 4, glass 3 |', 'cell e1+e2', '| ..s.*/..s.*'],
  ['reservoir', 'brick 6, glass 3 |', 'cell a1+a2', '| */*'],
  ['sand-storage', 'brick 2, wood 2, sand 1, glass 3 |', 'cell a1+a2', '| */*'],
  ['smokehouse', 'brick 2, wood 3, glass 3 | f/w/w; w', 'cell a1, cell a1+b1', '| **/w/w; w'],
  ['thermal-baths', 'wood 3, charcoal 3+0, glass 3 | w/w', 'cell a1, cell a2, cell a1+a2', '| */*'],
];

/** Tiles of the cost are there, or the building cannot be built; the goods are. */
const TILES: [building: BuildingId, before: string][] = [
  ['07A', 'brick 4, water 1 | fwsp'],
  ['29A', 'wood 4, glass 1 | fwsp'],
  ['farmers-residence', 'brick 4, wood 4, glass 3 | ffsff'],
  ['hunting-lodge', 'brick 3, wood 3, glass 3 | FF'],
  ['smokehouse', 'brick 2, wood 3, glass 3 | wwsw'],
  ['thermal-baths', 'wood 3, charcoal 3+0, glass 3 | w'],
];

/** The fort: X brick, by the number of players. */
const FORT: Example[] = [
  ['35A', 'brick 1, wood 1, glass 1 | | players 1', 'cell a1', '| * | players 1'],
  ['35A', 'brick 2, wood 1, glass 1 | | players 2', 'cell a1', '| * | players 2'],
  ['35A', 'brick 3, wood 1, glass 1 | | players 4', 'cell a1', '| * | players 4'],
];

/** The printed points. */
const POINTS: Record<number, string> = {
  0: '04B 23A 25A 25B 32B',
  1: '01A 04A 05A 07A 07B 10A 10B 13A 13B 16A 16B 19A 19B 22B 23B 28A 28B 29B 36B',
  2: '01B 06A 08A 11A 14A 17A 20B 22A 26A 31A 31B 34B',
  3: '02A 02B 05B 06B 08B 09B 11B 12B 14B 17B 18B 20A 24A 27A 27B 29A 30A 30B 32A 33A 35A',
  4: '03A 03B 15A 15B 18A 21A 21B 24B 26B 33B 35B 36A',
  5: '09A 12A castle-hotel construction-yard farm-store farmers-residence inn livestock-farm sand-storage smokehouse',
  6: '34A reservoir',
  7: 'charcoal-storage hardware-store',
  10: 'general-hospital hunting-lodge thermal-baths',
};

const COSTS = [...SMALL, ...LARGE];
const BUILT = [...COSTS, ...FORT];
/** The same text with one unit less of each good in turn. */
const SHORT = BUILT.flatMap(([building, cost]) =>
  [...(cost.split(' |')[0] ?? '').matchAll(/[1-9]/g)].map(({ index }): [BuildingId, string] => [
    building,
    cost.slice(0, index) + (Number(cost[index]) - 1) + cost.slice(index + 1),
  ]),
);
/** An estate with nothing empty, so that nothing but the printed points counts. */
const FULL = (id: BuildingId) => (BUILDINGS[id].size === 2 ? '| **sFF/FFsFF/FFsFF' : '| *FsFF/FFsFF/FFsFF');

describe('the cost of a building', () => {
  test.each(BUILT)('%s: %s > %s', (building, cost, answers, expected) => {
    expect(after(building, cost, `visit builder, build ${building}, ${answers}`)).toBe(expected);
  });

  test.each(BUILT)('%s: %s is a position at rest', (building, cost) => {
    expect(show(building, position(building, cost))).toBe(cost);
  });

  test.each(SHORT)('%s cannot be built with %s', (building, before) => {
    expect(after(building, before, 'visit builder')).toBe('refused: visit builder');
  });

  test.each(TILES)('%s cannot be built with %s', (building, before) => {
    expect(after(building, before, 'visit builder')).toBe('refused: visit builder');
  });

  test.each(Object.entries(POINTS))('%s points are printed on %s', (printed, ids) => {
    for (const id of BUILDING_IDS.filter(one => ids.split(' ').includes(one)))
      expect([id, points(id, FULL(id))]).toEqual([id, Number(printed)]);
  });

  test('every building has its cost and its points', () => {
    expect(COSTS.map(([building]) => building)).toEqual(BUILDING_IDS);
    expect(new Set(Object.values(POINTS).join(' ').split(' '))).toEqual(new Set(BUILDING_IDS));
  });
});

import { describe, expect, test } from 'vitest';
import { type BonusId, BUILDING_IDS, BUILDINGS, START_IDS, type StartId } from '../index.ts';
import { points, position, show } from './example.ts';

type Example = [building: BonusId | StartId, position: string, points: number];

/** GR-9.1, GR-9.5, GR-9.6: goods on the wheels. */
const GOODS: Example[] = [
  ['forest-glassworks', 'glass 2 |', 2],
  ['forest-glassworks', 'brick 3 |', 0],
  ['forest-glassworks', 'glass 3 | | a1 glassworks', 0], // covered
  ['forest-glassworks', 'glass 3 | | a1 forest-hut', 0],
  ['brotherhood-of-the-masons', 'brick 3 |', 3],
  ['brotherhood-of-the-masons', 'glass 3 |', 0],
  ['brotherhood-of-the-masons', 'brick 3 | | a3 house-of-the-brotherhood', 0],
  ['glassmakers-colony', 'sand 4 |', 2],
  ['glassmakers-colony', 'sand 3 |', 1.5], // not rounded
  ['glassmakers-colony', 'sand 3 | | a2 artists-colony', 0],
  ['glassworks', 'glass 3 | | a1 glassworks', 9],
  ['glassworks', 'brick 3 | | a1 glassworks', 0],
  ['masons-guild', 'brick 2 | | a3 masons-guild', 6],
  ['masons-guild', 'glass 2 | | a3 masons-guild', 0],
  ['glassmakers-village', 'sand 7 | | a2 glassmakers-village', 7],
  ['springhouse', 'water 6 | *', 3],
  ['springhouse', 'water 5 | *', 2], // rounded down
  ['springhouse', 'water 1 | *', 0],
  ['water-mill', 'water 7 | *', 7],
  ['water-mill', 'wood 7 | *W', 0], // a pond is no water
  ['slipway', 'wood 7 | *', 7],
  ['slipway', 'water 7 | *G', 0],
  ['woodcarvers-house', 'wood 4 | *', 2],
  ['woodcarvers-house', 'wood 5 | *', 2],
  ['woodcarvers-house', 'wood 1 | *', 0],
  ['pottery', 'clay 6 | *', 6],
  ['pottery', 'sand 7 | *P', 0],
  ['potters-parlor', 'clay 6 | *', 3],
  ['potters-parlor', 'clay 7 | *', 3],
  ['potters-parlor', 'clay 1 | *', 0],
  ['coal-storage', 'charcoal 2+1 | *', 1], // both wheels together
  ['coal-storage', 'charcoal 4+4 | *', 2],
  ['coal-storage', 'charcoal 1+1 | *', 0],
  ['coal-storage', 'charcoal 7+7 | *', 4],
  ['food-locker', 'food 1+2 | *', 1],
  ['food-locker', 'food 2+3 | *', 1],
  ['food-locker', 'food 2+0 | *', 0],
  ['food-locker', 'food 7+7 | *', 4],
  ['coal-facility', 'charcoal 2+5 | *', 2], // the lower wheel
  ['coal-facility', 'charcoal 5+3 | *', 3],
  ['coal-facility', 'charcoal 4+4 | *', 4], // equal: once
  ['coal-facility', 'charcoal 7+0 | *', 0],
  ['storehouse', 'food 1+6 | *', 1],
  ['storehouse', 'food 6+4 | *', 4],
  ['storehouse', 'food 5+5 | *', 5],
  ['storehouse', 'food 0+7 | *', 0],
  ['warehouse', 'sand 4, food 5+0, charcoal 0+6, water 7, clay 4 | *', 5],
  ['warehouse', 'sand 3, food 3+3, water 3, clay 3 | *', 0], // 4 at least
  ['warehouse', 'food 4+4, charcoal 7+3 | *', 3], // each wheel by itself
  ['warehouse', 'sand 7, food 7+7, charcoal 7+7, water 7, wood 7, clay 7, glass 3, brick 3 | *', 8], // no refined goods
];

/** GR-8.3: neighbours share an edge; the start buildings are neighbours of b1, b2 and b3. */
const NEIGHBOURS: Example[] = [
  ['extension', '| .p/i*b/.p', 4],
  ['extension', '| *', 1], // the start building
  ['extension', '| * | a1 forest-hut', 1], // or its upgrade
  ['extension', '| //*', 1],
  ['extension', '| ///*', 0], // beside b4 there is nothing
  ['extension', '| p.i/.*/b.p', 0], // not diagonally
  ['extension', '| .P/G*W/.FF', 0],
  ['bathhouse', '| .W/W*W/.W', 8],
  ['bathhouse', '| .W/P*G', 2],
  ['bathhouse', '| W.W/.*/W.W', 0],
  ['factory', '| .P/P*P/.P', 8],
  ['factory', '| .P/W*G', 2],
  ['factory', '| P.P/.*/P.P', 0],
  ['mansion', '| .G/G*G/.G', 8],
  ['mansion', '| .G/W*FF', 2], // a forest is no grove
  ['mansion', '| G.G/.*/G.G', 0],
  ['village-church', '| .P/p*W/.G', 4], // printed points only
  ['village-church', '| /.*', 8],
  ['village-church', '| .P/F*/F', 6],
  ['village-church', '| *', 6], // the start building is no empty space
  ['village-church', '| ///....*', 6],
];

/** GR-9.7, GR-9.8: what lies on the whole land. */
const LAND: Example[] = [
  ['half-timbered-house', '| *i/...i', 2], // wherever they stand
  ['half-timbered-house', '| *//i | a1 forest-hut', 2], // an upgrade of that kind too
  ['half-timbered-house', '| * | a1 glassworks', 0],
  ['half-timbered-house', '| *pb', 0],
  ['foresters-office', '| FFFF*/F/F', 3], // tiles, not spaces
  ['foresters-office', '| *GG', 0],
  ['hunting-lodge', '| FFFF*/FFFF', 3],
  ['hunting-lodge', '| FFFF*/FF', 0], // one forest short
  ['hunting-lodge', '| FFFF*/FFFF/FFFF', 3], // no more for more
  ['estate', '| *PPG/GWW', 4],
  ['estate', '| *PPG/GGW', 2], // the fewest count
  ['estate', '| *PPGG', 0],
  ['fish-yard', '| WW/WW/*', 4],
  ['fish-yard', '| WWW/W/*', 0], // four, but no square
  ['fish-yard', '| WWW/WWW/*', 4], // once
  ['fish-yard', '| WW.WW/WW.WW/*', 4],
  ['fish-yard', '| WG/WW/*', 0],
  ['fish-yard', '| ....W/W*/W..WW/...WW', 4],
  ['foresters-lodge', '| GG/GG/*', 4],
  ['foresters-lodge', '| GGG/.G/*', 0],
  ['foresters-lodge', '| GGGG/GGGG/*', 4],
  ['foresters-lodge', '| FF/FF/*', 0],
  ['foresters-lodge', '| ....G/G/*..G/...G', 0], // f1 and b2 are no neighbours
  ['friends-of-nature-house', '| PP/PP/*', 4],
  ['friends-of-nature-house', '| PPPP/*', 0],
  ['friends-of-nature-house', '| PP.PP/PP.PP/*', 4],
  ['plant-nursery', '| GG.G/.G..G/*', 3],
  ['plant-nursery', '| G.G/.G/*', 1], // not diagonally
  ['plant-nursery', '| GG.GG/*', 2], // one group only
  ['plant-nursery', '| *PW', 0],
  ['plant-nursery', '| ....G/G/*', 1], // f1 and b2 are no neighbours
  ['floodgate', '| WWWWW/*...W/....W', 7],
  ['floodgate', '| W.W/.W/*', 1],
  ['floodgate', '| WWPWW/*', 2],
  ['sediment-factory', '| PPP/P*P/PPP', 8],
  ['sediment-factory', '| P.P/.P/*', 1],
  ['sediment-factory', '| PPGPP/*', 2],
];

/** GR-9.2: what was paid for other buildings, before and after; the builder builds. */
const PAID: [...Example, answers: string][] = [
  ['glaziers-workshop', 'glass 3 | *', 0, ''], // not what is left
  ['glaziers-workshop', 'food 1+0, wood 2, glass 1, brick 1 | * | market inn', 1, 'fee, use 1, build inn, cell c1'],
  ['glaziers-workshop', 'food 1+0, wood 1, clay 3, glass 2 | * | market spa', 2, 'fee, use 1, build spa, cell c1'],
  [
    'glaziers-workshop',
    'food 1+0, wood 3, clay 1, glass 1, brick 2 | | market inn',
    1,
    'fee, use 1, build inn, cell b1, use 2, build glaziers-workshop, cell c1', // also what was built before it
  ],
  [
    'glaziers-workshop',
    'food 1+0, wood 3, glass 1, brick 1 | * | market glassworks',
    1,
    'fee, use 1, build glassworks',
  ],
  ['clinker-plant', 'brick 3 | *', 0, ''],
  ['clinker-plant', 'food 1+0, wood 2, brick 2 | * | market kiln', 2, 'fee, use 1, build kiln, cell c1'],
  [
    'clinker-plant',
    'food 1+0, wood 5, clay 3, glass 2, brick 1 | | market inn',
    1,
    'fee, use 1, build inn, cell b1, use 2, build clinker-plant, cell c1',
  ],
  ['clinker-plant', 'food 1+0, wood 3, glass 1, brick 1 | * | market glassworks', 1, 'fee, use 1, build glassworks'],
  ['clinker-plant', 'brick 1 | *p | p roofer', 0, 'convert roofer, good sand'], // converted, not built with
];

const EXAMPLES = [...GOODS, ...NEIGHBOURS, ...LAND];
const POSITIONS = PAID.map(([building, before, expected]): Example => [building, before, expected]);
const KIND = BUILDING_IDS.filter(id => BUILDINGS[id].kind === 'bonus');

describe('bonus buildings and start buildings', () => {
  test.each(EXAMPLES)('%s: %s scores %d', (building, before, expected) => {
    expect(points(building, before)).toBe(expected);
  });

  test.each(PAID)('%s: %s scores %d: %s', (building, before, expected, answers) => {
    expect(points(building, before, answers)).toBe(expected);
  });

  test.each([...EXAMPLES, ...POSITIONS])('%s: %s is a position at rest', (building, before) => {
    expect(show(building, position(building, before))).toBe(before);
  });

  test('every one has an example, and scores in one', () => {
    const scoring = [...EXAMPLES, ...POSITIONS].filter(([, , expected]) => expected > 0);
    expect(new Set(scoring.map(([building]) => building))).toEqual(new Set([...KIND, ...START_IDS]));
  });
});

import { describe, expect, test } from 'vitest';
import { BUILDING_IDS, BUILDINGS, type ImmediateId } from '../index.ts';
import { after, position, show } from './example.ts';

type Example = [building: ImmediateId, before: string, answers: string, after: string];

/**
 * Each building built with the cultivator: the cost paid, the space chosen, the effect done. The answers follow
 * `use 2, build BUILDING`. An upgrade has its own place: no space is asked for.
 */
const BUILT: Example[] = [
  ['carpenters-workshop', 'clay 1, brick 2 |', 'cell b1', 'wood 7 | *'],
  ['builders-depot', 'brick 1 |', 'cell b1', 'wood 3, clay 3 | *'],
  ['sculpture-workshop', 'wood 3, clay 2, glass 1 |', 'cell b1, wheel glassworks', 'food 3+0, wood 3 | *'],
  ['fuel-depot', 'wood 1, brick 1 |', 'cell b1, wheel brickworks', 'charcoal 0+7 | *'],
  ['house-of-the-brotherhood', 'wood 3, glass 2 |', '', 'clay 4 | | a3 house-of-the-brotherhood'],
  ['fishery', 'glass 1, brick 1 | W', 'cell c1, take, cell b1, wheel glassworks, decline', 'food 3+0, water 1 | .*'],
  ['log-driver', 'water 5, clay 3 |', 'cell b1', 'water 5, wood 5 | *'],
  ['grove-court', 'wood 2, glass 2 |', 'cell c2', '| .G/G*G/.G'],
  ['wood-depot', 'clay 1 |', 'cell b1', 'wood 4 | *'],
  ['wood-trader', 'wood 2, clay 2, brick 1 |', 'cell b1, take, good sand, decline', 'sand 2 | *'],
  ['boathouse', 'wood 1, brick 2 | WW/..W', 'cell b4, wheel brickworks', 'charcoal 0+3 | WW/..W//*'],
  ['grain-house', 'wood 2, clay 3 |', 'cell b1, wheel glassworks', 'food 7+0 | *'],
  ['artists-colony', 'water 1 |', '', 'glass 1 | | a2 artists-colony'],
  ['storage', 'wood 2, clay 2 |', 'cell b1', 'brick 2 | *'],
  ['country-house', 'wood 2, glass 1, brick 1 |', 'cell c2, tile pond, cell c1, cell b2', '| .W/W*'],
  ['landscaping-office', 'clay 4, glass 2 | P', 'cell c1, take, cell b1, decline', 'sand 2, clay 2 | .*'],
  ['clay-depot', 'clay 1, glass 1 |', 'cell b1', 'clay 4 | *'],
  ['loess-island', 'water 2 | W.W/.W', 'cell c1', 'clay 6 | W*W/.W'],
  ['loess-plateau', '|', 'cell c2', '| .P/P*P/.P'],
  ['lumber-storage', 'water 1 |', 'cell b1', 'wood 4 | *'],
  ['sand-island', 'water 1 | W.W/.W', 'cell c1', 'sand 6 | W*W/.W'],
  ['sand-deposit', '|', 'cell b1', 'sand 3 | *'],
  ['shed', 'wood 1 |', 'cell b1', 'glass 1 | *'],
  ['tavern', 'wood 1, clay 1 | i', 'cell c1', 'glass 1 | i*'], // i: a shed
  ['hot-springs', 'water 3, clay 2, glass 2 |', 'cell b1, wheel glassworks', 'charcoal 3+0, water 3 | *'],
  ['buttery', 'wood 2, clay 1 |', 'cell b1', 'food 3+3 | *'],
  ['forest-hut', 'clay 1, brick 1 |', '', 'wood 5 | | a1 forest-hut'],
  ['water-tank', 'wood 3, clay 1 |', 'cell b1', 'water 7 | *'],
  ['water-tower', 'clay 3, glass 1 |', 'cell c2', '| .W/W*W/.W'],
  [
    'winery',
    'clay 1, glass 1, brick 2 | G',
    'cell c1, take, cell b1, wheel brickworks, decline',
    'food 0+3, wood 1 | .*',
  ],
  ['clay-lake', 'water 2 |', 'cell b1', 'clay 7 | *'],
];

/** GR-8.8: what is counted is counted after the cost, the turn of the wheels and the placing. */
const COUNTED: Example[] = [
  ['sculpture-workshop', 'clay 2, glass 1 |', 'cell b1', '| *'], // no wood: nothing to gain
  // glass paid at 3: the glassworks turns before the wood is counted
  [
    'sculpture-workshop',
    'sand 1, food 1+0, charcoal 1+0, water 1, wood 3, clay 2, glass 3 |',
    'cell b1, wheel glassworks',
    'food 2+0, wood 2, glass 3 | *',
  ],
  ['log-driver', 'clay 3 |', 'cell b1', '| *'],
  ['log-driver', 'water 7, wood 3, clay 3 |', 'cell b1', 'water 7, wood 7 | *'], // 3 of 7 are lost
  ['hot-springs', 'clay 2, glass 2 |', 'cell b1', '| *'],
  ['hot-springs', 'charcoal 5+0, water 4, clay 2, glass 2 |', 'cell b1, wheel glassworks', 'charcoal 7+0, water 4 | *'],
  ['boathouse', 'wood 1, brick 2 | PG', 'cell b2', '| PG/*'], // no pond
  ['wood-depot', 'clay 1 |', 'cell c2', 'wood 7 | /.*'], // 4 spaces, 8 wood: 7 at most
  ['wood-depot', 'clay 1 | .P', 'cell b1', 'wood 2 | *P'],
  ['wood-depot', 'clay 1 | .F/PF', 'cell b1', '| *F/PF'],
  ['wood-depot', 'clay 1 | .P/P', 'cell b1', '| *P/P'], // c2 is empty, but not adjacent
  ['wood-depot', 'clay 1 | .FF/P', 'cell b1', '| *FF/P'],
  ['clay-depot', 'clay 1, glass 1 | .P', 'cell b1', 'clay 2 | *P'],
  ['clay-depot', 'clay 1, glass 1 |', 'cell f4', 'clay 4 | ///....*'],
  ['clay-depot', 'clay 1, glass 1 | .p/i', 'cell b1', '| *p/i'],
  ['loess-island', 'water 2 | W', 'cell c2', '| W/.*'], // not diagonally
  ['loess-island', 'water 2 | .W/W.W/.W', 'cell c2', 'clay 7 | .W/W*W/.W'],
  ['sand-island', 'water 1 | W', 'cell c2', '| W/.*'],
  ['sand-island', 'sand 6, water 1 | W', 'cell c1', 'sand 7 | W*'],
];

/** GR-8.5: every adjacent empty space, and no other; the country house up to two of one kind. */
const SURROUNDED: Example[] = [
  ['grove-court', 'wood 2, glass 2 |', 'cell b1', '| *G/G'],
  ['grove-court', 'wood 2, glass 2 | .P/F/F', 'cell c2', '| .P/F*G/FG'], // nothing is covered
  ['grove-court', 'wood 2, glass 2 | .P/P.P/.P', 'cell c2', '| .P/P*P/.P'],
  ['loess-plateau', '|', 'cell f4', '| //....P/...P*'],
  ['loess-plateau', '| .i/p', 'cell b1', '| *i/p'],
  ['water-tower', 'clay 3, glass 1 | .G/b', 'cell c2', '| .G/b*W/.W'],
  ['country-house', 'wood 2, glass 1, brick 1 |', 'cell c2, tile pit, cell d2, cell c3', '| /.*P/.P'],
  ['country-house', 'wood 2, glass 1, brick 1 |', 'cell c2, tile grove, cell b2, decline', '| /G*'],
  ['country-house', 'wood 2, glass 1, brick 1 |', 'cell c2, tile grove, decline', '| /.*'],
  ['country-house', 'wood 2, glass 1, brick 1 |', 'cell c2, decline', '| /.*'],
  ['country-house', 'wood 2, glass 1, brick 1 |', 'cell c2, tile pit, cell b1', 'refused: cell b1'],
  ['country-house', 'wood 2, glass 1, brick 1 | .P', 'cell b1, tile grove, cell b2', '| *P/G'], // room for one
  ['country-house', 'wood 2, glass 1, brick 1 | .P/P', 'cell b1', '| *P/P'], // no room: nothing to ask
];

/** GR-8.4, GR-8.11: any number of times, none too; wheels turn after each time, and own conversions fit in between. */
const REPEATED: Example[] = [
  ['fishery', 'glass 1, brick 1 | W', 'cell c1, decline', '| W*'],
  ['fishery', 'glass 1, brick 1 | PG', 'cell d1, take', 'refused: take'], // no pond
  ['fishery', 'glass 1, brick 1 | PG', 'cell d1, decline', '| PG*'],
  [
    'fishery',
    'glass 1, brick 1 | WW',
    'cell d1, take, cell c1, wheel glassworks, take, cell b1, wheel brickworks, decline',
    'food 3+3, water 2 | ..*',
  ],
  // the first 3 food turn the brickworks three times, so the next 6 find room
  [
    'fishery',
    'food 7+0, charcoal 0+3, clay 3, glass 1, brick 1 | WWW',
    'cell e1, take, cell b1, take, cell c1, take, cell d1, decline',
    'food 7+6, water 3, brick 3 | ...*',
  ],
  [
    'fishery',
    'glass 1, brick 1 | Wp',
    'cell d1, take, cell b1, wheel glassworks, convert clay-basin, decline',
    'food 2+0, clay 3 | .p*',
  ],
  ['wood-trader', 'wood 1, clay 2, brick 1 |', 'cell b1, decline', '| *'], // the last wood went into the cost
  ['wood-trader', 'wood 2, clay 2, brick 1 |', 'cell b1, take, good wood', 'refused: good wood'],
  [
    'wood-trader',
    'wood 4, clay 2, brick 1 |',
    'cell b1, take, good sand, take, good food, wheel brickworks, take, good clay, decline',
    'sand 2, food 0+2, clay 2 | *',
  ],
  [
    'wood-trader',
    'wood 4, clay 2, brick 1 |',
    'cell b1, take, good clay, take, good food, wheel brickworks, take, good charcoal, wheel brickworks, decline',
    'brick 2 | *', // the third time turns the brickworks
  ],
  [
    'landscaping-office',
    'clay 4, glass 2 | PP',
    'cell b2, take, cell b1, take, cell c1, decline',
    'sand 4, clay 4 | /*',
  ],
  [
    'landscaping-office',
    'food 0+1, charcoal 0+1, clay 4, glass 2, brick 3 | P',
    'cell c1, take, cell b1, decline',
    'sand 2, food 0+1, charcoal 0+1, clay 2, brick 3 | .*', // a full wheel stands still
  ],
  [
    'winery',
    'clay 1, glass 1, brick 2 | GG',
    'cell b2, take, cell b1, wheel brickworks, take, cell c1, wheel brickworks, decline',
    'food 0+6, wood 2 | /*',
  ],
];

/** GR-8.6, GR-8.12: the tavern does what one adjacent immediate building does, as if that stood there anew. */
const TAVERN: Example[] = [
  ['tavern', 'wood 1, clay 1 |', 'cell b1', '| *'], // a start building is no immediate building
  ['tavern', 'wood 1, clay 1 | i', 'cell c2', '| i/.*'], // not diagonally
  ['tavern', 'wood 1, clay 1 | p.b', 'cell c1', '| p*b'], // not the other kinds
  ['tavern', 'wood 1, clay 1 | i.i', 'cell c1', 'asks: cell b1, cell d1'],
  ['tavern', 'wood 1, clay 1 | i.i', 'cell c1, cell d1', 'sand 3 | i*i'], // a shed and a sand deposit
  ['tavern', 'wood 1, clay 1 | | a1 forest-hut', 'cell b1', 'wood 5 | * | a1 forest-hut'],
  ['tavern', 'wood 1, clay 1 | .i | a1 forest-hut', 'cell b1, cell a1', 'wood 5 | *i | a1 forest-hut'],
  ['tavern', 'wood 1, clay 1 | .i | a1 forest-hut', 'cell b1, cell c1', 'glass 1 | *i | a1 forest-hut'],
  ['tavern', 'wood 1, clay 1 | | a1 glassworks', 'cell b1', '| * | a1 glassworks'], // a bonus building
  ['tavern', 'wood 1, clay 1 | i | i buttery', 'cell c1', 'food 3+3 | i* | i buttery'],
  ['tavern', 'wood 1, clay 1 | i | i wood-depot', 'cell c1', 'wood 2 | i* | i wood-depot'], // b2 only
  ['tavern', 'wood 1, clay 1 | i | i grove-court', 'cell c1', '| i*/G | i grove-court'],
  ['tavern', 'wood 1, clay 1 | i | i country-house', 'cell c1, tile pit, cell b2', '| i*/P | i country-house'],
  ['tavern', 'wood 1, clay 1 | Wi | i sand-island', 'cell d1', 'sand 2 | Wi* | i sand-island'],
  [
    'tavern',
    'wood 1, clay 1 | Wi | i fishery',
    'cell d1, take, cell b1, wheel glassworks, decline',
    'food 3+0, water 1 | .i* | i fishery',
  ],
  ['tavern', 'wood 1, clay 1 | i', 'sparing, cell c1, amount glass 0', '| i*'],
];

/** GR-8.1, GR-8.2, GR-8.7 to GR-8.9: cost, place and order of a build. */
const BUILDING: Example[] = [
  ['shed', 'wood 1 | | offer inn shed', 'cell b1', 'glass 1 | * | offer inn'], // from the private offer
  ['shed', 'wood 1 | PPPPP/PPPPP/PPPPP/PPPPP', '', 'refused: use 2'], // nowhere to put it
  ['shed', 'wood 1 | P', 'cell b1', 'refused: cell b1'],
  ['shed', 'wood 1 | P', 'remove b1', 'refused: remove b1'], // a build is one action
  ['shed', '| | market sand-deposit', '', 'refused: build shed'], // no wood
  ['storage', 'wood 2, clay 1 | | market sand-deposit', '', 'refused: build storage'],
  ['artists-colony', 'water 1 | FFPPP/PPPPP/PPPPP/PPPPP', '', 'glass 1 | FFPPP/PPPPP/PPPPP/PPPPP | a2 artists-colony'],
  ['artists-colony', 'water 1 | | offer artists-colony', '', 'glass 1 | | a2 artists-colony'],
  ['forest-hut', 'clay 1, brick 1 | | a1 glassworks | market shed sand-deposit', '', 'refused: build forest-hut'],
  [
    'house-of-the-brotherhood',
    'wood 3, glass 2 | | a3 masons-guild | market sand-deposit',
    '',
    'refused: build house-of-the-brotherhood',
  ],
];

/** GR-2.2 to GR-2.7, GR-2.10: limits, wheels, and taking less. */
const GAINED: Example[] = [
  ['carpenters-workshop', 'wood 3, clay 1, brick 2 |', 'cell b1', 'wood 7 | *'],
  ['storage', 'wood 2, clay 2, brick 2 |', 'cell b1', 'brick 3 | *'],
  ['artists-colony', 'water 1, glass 3 |', '', 'glass 3 | | a2 artists-colony'],
  ['grain-house', 'food 1+0, wood 2, clay 3 |', 'cell b1, wheel glassworks', 'food 7+0 | *'], // none on the other wheel
  ['grain-house', 'food 7+0, wood 2, clay 3 |', 'cell b1', 'food 7+7 | *'], // only one wheel has room
  ['grain-house', 'food 7+7, wood 2, clay 3 |', 'cell b1', 'food 7+7 | *'],
  ['buttery', 'food 6+1, wood 2, clay 1 |', 'cell b1', 'food 7+4 | *'],
  ['buttery', 'charcoal 0+1, wood 2, clay 2 |', 'cell b1', 'food 3+2, brick 1 | *'],
  ['buttery', 'wood 2, clay 1 |', 'sparing, cell b1, amount food 0, amount food 2', 'food 0+2 | *'],
  ['clay-lake', 'food 0+5, charcoal 0+4, water 2 |', 'cell b1', 'food 0+2, charcoal 0+1, clay 4, brick 3 | *'],
  ['fuel-depot', 'food 0+3, wood 1, clay 3, brick 1 |', 'cell b1, wheel brickworks', 'charcoal 0+4, brick 3 | *'],
  ['water-tank', 'sand 1, food 1+0, charcoal 1+0, wood 4, clay 1 |', 'cell b1', 'water 6, glass 1 | *'],
  ['carpenters-workshop', 'clay 1, brick 2 |', 'sparing, cell b1, amount wood 5', 'wood 5 | *'],
  ['builders-depot', 'brick 1 |', 'sparing, cell b1, amount wood 0, amount clay 3', 'clay 3 | *'],
  ['forest-hut', 'clay 1, brick 1 |', 'sparing, amount wood 0', '| | a1 forest-hut'],
  [
    'fishery',
    'glass 1, brick 1 | W',
    'sparing, cell c1, take, cell b1, wheel brickworks, amount food 1, amount water 0, decline',
    'food 0+1 | .*',
  ],
  // brick paid at 3: the brickworks turns before the wood comes
  ['builders-depot', 'food 0+1, charcoal 0+1, clay 1, brick 3 |', 'cell b1', 'wood 3, clay 3, brick 3 | *'],
];

const EXAMPLES = [...BUILT, ...COUNTED, ...SURROUNDED, ...REPEATED, ...TAVERN, ...BUILDING, ...GAINED];
const KIND = BUILDING_IDS.filter(id => BUILDINGS[id].kind === 'immediate');

describe('immediate buildings', () => {
  test.each(EXAMPLES)('%s: %s > %s', (building, before, answers, expected) => {
    expect(after(building, before, `use 2, build ${building}, ${answers}`)).toBe(expected);
  });

  test.each(EXAMPLES)('%s: %s is a position at rest', (building, before) => {
    expect(show(building, position(building, before))).toBe(before);
  });

  test('every one has an example', () => {
    expect(new Set(BUILT.map(([building]) => building))).toEqual(new Set(KIND));
  });
});

import { describe, expect, test } from 'vitest';
import { BUILDING_IDS, BUILDINGS, type ProcessingId } from '../index.ts';
import { after, position, show } from './example.ts';

type Example = [building: ProcessingId, before: string, answers: string, after: string];

/** Each building used once: what it takes and what it gives. The answers follow `convert BUILDING`. */
const TRADES: Example[] = [
  ['office', '| * | offer inn', 'tile inn, good sand', 'sand 1 | *'],
  ['office', '| * | offer inn shed', 'tile shed, good food, wheel brickworks', 'food 0+1 | * | offer inn'],
  ['building-firm', '| *P', 'cell c1', 'sand 1, clay 2 | *'],
  ['builders-hut', '| *G', 'cell c1', 'clay 2 | *'],
  ['tree-nursery', '| *G', 'cell c1, wheel glassworks', 'food 1+0, wood 2 | *'],
  ['hardware-store', 'wood 1 | *', '', 'clay 2 | *'],
  ['roofer', 'brick 1 | *', 'good sand', 'sand 2 | *'],
  ['roofer', 'brick 2 | *', 'good charcoal, wheel brickworks', 'charcoal 0+2, brick 1 | *'],
  ['roofer', 'brick 1 | *', '', 'asks: good sand, good food, good charcoal, good water, good wood, good clay'],
  ['shingles-manufacturer', '| * | offer inn shed', 'tile inn, tile shed', 'brick 1 | *'],
  ['shingles-manufacturer', '| * | offer inn shed slipway', 'tile inn, tile slipway', 'brick 1 | * | offer shed'],
  ['foresters-hut', '| *P', 'cell c1', 'wood 2 | *'],
  ['soup-kitchen', 'water 1 | *', 'wheel glassworks', 'food 2+0 | *'],
  ['inn', 'charcoal 0+1 | *', 'wheel brickworks', 'food 0+2 | *'],
  ['spa', 'charcoal 1+0 | *', '', 'water 2 | *'],
  ['carving-workshop', 'wood 1 | *', 'wheel brickworks', 'food 0+2 | *'],
  ['charcoal-kiln', 'wood 1 | *', 'wheel glassworks', 'charcoal 2+0 | *'],
  ['colonization-house', '| *FF', 'cell c1+d1, wheel brickworks', 'charcoal 0+1 | *'],
  ['cooperage', 'wood 1 | *', '', 'water 2 | *'],
  ['district-offices', '| * | offer inn shed', 'tile inn, tile shed, tile pit, cell c1', '| *P'],
  ['district-offices', '| * | offer inn shed', 'tile inn, tile shed, tile grove, cell b4', '| *///G'],
  ['district-offices', '| * | offer inn shed', 'tile inn, tile shed, tile pond, cell b2', '| */W'],
  ['clay-basin', 'food 1+0, water 1 | *', '', 'clay 3 | *'],
  ['kiln', 'charcoal 1+0 | *', '', 'clay 2 | *'],
  ['clay-pit', 'water 1 | *', '', 'clay 2 | *'],
  ['swamp-hut', '| *W', 'cell c1, wheel glassworks', 'charcoal 2+0 | *'],
  ['boarding-house', 'charcoal 1+0, water 1 | *', 'wheel brickworks', 'food 0+4 | *'],
  ['potash-manufacturer', 'water 1, wood 1 | *', 'wheel brickworks', 'charcoal 0+4 | *'],
  ['sawmill', '| *FF', 'cell c1+d1', 'wood 2 | *'],
  ['sand-pit', 'water 1 | *', '', 'sand 2 | *'],
  ['sand-producer', 'wood 1 | *', '', 'sand 2 | *'],
  ['sand-screening-plant', 'clay 1 | *', '', 'sand 2 | *'],
  ['sandstone-factory', 'sand 3 | *', '', 'brick 1 | *'],
  ['sand-factory', 'food 0+1 | *', '', 'sand 2 | *'],
  ['reed-hut', '| *W', 'cell c1', 'wood 2 | *'],
  ['farmstead', '| *W', 'cell c1, wheel brickworks', 'food 0+2, water 1 | *'],
  ['joinery', 'wood 1 | *FF', 'cell c1+d1, wheel glassworks', 'food 4+0 | *'],
];

/** What the conversion takes is there, or the conversion cannot be made. */
const IMPOSSIBLE: Example[] = [
  ['office', '| *', '', 'refused: convert office'],
  ['shingles-manufacturer', '| * | offer inn', '', 'refused: convert shingles-manufacturer'], // needs two
  ['district-offices', '| * | offer inn', '', 'refused: convert district-offices'], // needs two
  // GR-7.5: no empty space
  ['district-offices', '| *PPPP/PPPPP/PPPPP/FFFFP | offer inn shed', '', 'refused: convert district-offices'],
  ['building-firm', '| *GW', '', 'refused: convert building-firm'], // no pit
  ['tree-nursery', '| *PFF', '', 'refused: convert tree-nursery'], // a forest is no grove
  ['farmstead', 'water 7 | *', '', 'refused: convert farmstead'], // water is no pond
  ['sawmill', '| *G', '', 'refused: convert sawmill'], // a grove is no forest
  ['joinery', '| *FF', '', 'refused: convert joinery'], // no wood
  ['joinery', 'wood 1 | *', '', 'refused: convert joinery'], // no forest
  ['sandstone-factory', 'sand 2 | *', '', 'refused: convert sandstone-factory'],
  ['clay-basin', 'food 1+1 | *', '', 'refused: convert clay-basin'], // no water
  ['boarding-house', 'water 2 | *', '', 'refused: convert boarding-house'], // no charcoal
  ['potash-manufacturer', 'wood 2 | *', '', 'refused: convert potash-manufacturer'], // no water
  ['roofer', 'glass 3 | *', '', 'refused: convert roofer'], // glass is no brick
  ['hardware-store', 'wood 1 |', '', 'refused: convert hardware-store'], // not built yet
];

/** GR-2.8: food and charcoal are paid from either wheel; `split N` takes N from the glassworks. */
const SPLIT: Example[] = [
  ['inn', 'charcoal 1+1 | *', 'split 1, wheel glassworks', 'food 2+0, charcoal 0+1 | *'],
  ['inn', 'charcoal 1+1 | *', 'split 0, wheel glassworks', 'food 2+0, charcoal 1+0 | *'],
  ['spa', 'charcoal 2+3 | *', '', 'asks: split 0, split 1'],
  ['spa', 'charcoal 2+3 | *', 'split 0', 'charcoal 2+2, water 2 | *'],
  ['kiln', 'charcoal 4+4 | *', 'split 1', 'charcoal 3+4, clay 2 | *'],
  ['sand-factory', 'food 3+1 | *', 'split 0', 'sand 2, food 3+0 | *'],
  ['clay-basin', 'food 1+1, water 1 | *', 'split 0', 'food 1+0, clay 3 | *'],
  ['boarding-house', 'charcoal 1+1, water 1 | *', 'split 1, wheel brickworks', 'food 0+4, charcoal 0+1 | *'],
];

/** GR-2.2, GR-2.10: what finds no room is lost; the wheel is asked for only if both have room. */
const LIMITS: Example[] = [
  ['soup-kitchen', 'food 6+0, water 1 | *', 'wheel glassworks', 'food 7+0 | *'], // none goes on the brickworks
  ['soup-kitchen', 'food 6+0, water 1 | *', 'wheel brickworks', 'food 6+2 | *'],
  ['soup-kitchen', 'food 7+0, water 1 | *', '', 'food 7+2 | *'], // only the brickworks has room
  ['soup-kitchen', 'food 0+7, water 1 | *', '', 'food 2+7 | *'],
  ['soup-kitchen', 'food 7+7, water 1 | *', '', 'food 7+7 | *'], // the water is spent all the same
  ['potash-manufacturer', 'charcoal 0+5, water 1, wood 1 | *', 'wheel brickworks', 'charcoal 0+7 | *'],
  ['hardware-store', 'wood 1, clay 6 | *', '', 'clay 7 | *'],
  ['building-firm', 'clay 7 | *P', 'cell c1', 'sand 1, clay 7 | *'],
  ['sandstone-factory', 'sand 3, brick 3 | *', '', 'brick 3 | *'], // a refined good ends at 3
  ['farmstead', 'water 7 | *W', 'cell c1, wheel glassworks', 'food 2+0, water 7 | *'],
];

/** GR-2.6: whoever likes takes less, good by good. */
const SPARING: Example[] = [
  ['hardware-store', 'wood 1 | *', 'sparing', 'asks: amount clay 0, amount clay 1, amount clay 2'],
  ['hardware-store', 'wood 1 | *', 'sparing, amount clay 1', 'clay 1 | *'],
  ['hardware-store', 'wood 1 | *', 'sparing, amount clay 0', '| *'],
  ['soup-kitchen', 'water 1 | *', 'sparing, wheel brickworks, amount food 1', 'food 0+1 | *'],
  ['soup-kitchen', 'food 6+7, water 1 | *', 'sparing, amount food 0', 'food 6+7 | *'],
  ['building-firm', '| *P', 'sparing, cell c1, amount clay 2, amount sand 0', 'clay 2 | *'],
  ['farmstead', '| *W', 'sparing, cell c1, wheel glassworks, amount food 0, amount water 1', 'water 1 | *'],
  ['roofer', 'brick 1 | *', 'sparing, good water, amount water 1', 'water 1 | *'],
  // the wheel stands still
  ['kiln', 'food 0+1, charcoal 0+2 | *', 'sparing, amount clay 0', 'food 0+1, charcoal 0+1 | *'],
];

/** GR-2.3 to GR-2.5, GR-2.9: a wheel turns right after the conversion, as far as it goes, never in the middle of it. */
const WHEELS_TURN: Example[] = [
  ['hardware-store', 'food 0+1, charcoal 0+1, wood 1 | *', '', 'clay 1, brick 1 | *'],
  ['hardware-store', 'food 0+2, charcoal 0+3, wood 1 | *', '', 'charcoal 0+1, brick 2 | *'], // two steps
  ['hardware-store', 'food 0+2, charcoal 0+2, wood 1, brick 2 | *', '', 'food 0+1, charcoal 0+1, clay 1, brick 3 | *'],
  ['hardware-store', 'food 0+2, charcoal 0+2, wood 1, brick 3 | *', '', 'food 0+2, charcoal 0+2, clay 2, brick 3 | *'],
  // none on this wheel
  ['hardware-store', 'food 1+1, charcoal 2+0, wood 1 | *', '', 'food 1+1, charcoal 2+0, clay 2 | *'],
  ['sand-pit', 'food 1+0, charcoal 1+0, water 2, wood 1 | *', '', 'sand 1, glass 1 | *'],
  // no water left
  ['sand-pit', 'food 1+0, charcoal 1+0, water 1, wood 1 | *', '', 'sand 2, food 1+0, charcoal 1+0, wood 1 | *'],
  // both wheels turn after one conversion
  ['building-firm', 'food 1+1, charcoal 1+1, water 1, wood 1 | *P', 'cell c1', 'clay 1, glass 1, brick 1 | *'],
  // the brick paid makes room on a full wheel
  ['roofer', 'food 0+1, charcoal 0+1, clay 1, brick 3 | *', 'good wood', 'wood 2, brick 3 | *'],
  // not before the gain: 6 + 2 is 7, then the wheel turns
  ['roofer', 'food 0+1, charcoal 0+1, clay 6, brick 3 | *', 'good clay', 'clay 6, brick 3 | *'],
];

/** GR-3.1, GR-3.9: as often as wished, and tiles may go for nothing. */
const AGAIN: Example[] = [
  ['hardware-store', 'wood 2 | *', 'convert hardware-store', 'clay 4 | *'],
  ['clay-pit', 'water 3 | *', 'convert clay-pit, convert clay-pit', 'clay 6 | *'],
  ['hardware-store', 'wood 1 | *', 'convert hardware-store', 'refused: convert hardware-store'],
  ['swamp-hut', '| *WW', 'cell d1, wheel brickworks', 'charcoal 0+2 | *W'], // the owner's choice of the tile
  ['sawmill', '| *FF/FFF/..F', 'cell d2+d3', 'wood 2 | *FF/FF'],
  ['sawmill', '| *FF', 'cell c1+d1, use 1, tile pond, cell c1', 'wood 2 | *W'], // both spaces are free at once
  ['hardware-store', 'wood 1 | *PGW', 'remove c1, remove d1, remove e1', 'clay 2 | *'],
  ['hardware-store', 'wood 1 | *P', 'remove b1', 'refused: remove b1'], // buildings stay
  ['hardware-store', 'wood 1 | *FF', 'remove c1', 'refused: remove c1'], // and so do forests
  ['soup-kitchen', 'water 1 | *P', 'remove c1', 'refused: remove c1'], // not in the middle of a conversion
  [
    'kiln',
    'charcoal 1+0, wood 1 | *p | p charcoal-kiln',
    'convert charcoal-kiln, wheel glassworks',
    'charcoal 2+0, clay 2 | *p | p charcoal-kiln',
  ],
];

const EXAMPLES = [...TRADES, ...IMPOSSIBLE, ...SPLIT, ...LIMITS, ...SPARING, ...WHEELS_TURN, ...AGAIN];
const KIND = BUILDING_IDS.filter(id => BUILDINGS[id].kind === 'processing');

describe('processing buildings', () => {
  test.each(EXAMPLES)('%s: %s > %s', (building, before, answers, expected) => {
    expect(after(building, before, `convert ${building}, ${answers}`)).toBe(expected);
  });

  test.each(EXAMPLES)('%s: %s is a position at rest', (building, before) => {
    expect(show(building, position(building, before))).toBe(before);
  });

  test('every one has an example', () => {
    expect(new Set(TRADES.map(([building]) => building))).toEqual(new Set(KIND));
  });
});

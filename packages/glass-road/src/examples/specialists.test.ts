import { describe, expect, test } from 'vitest';
import { CARD_IDS, type CardId } from '../index.ts';
import { after, position, show } from './example.ts';

type Example = [card: CardId, before: string, answers: string, after: string];

/** Each ability once, after the fee if the card has one. */
const ABILITIES: Example[] = [
  ['feudal-lord', '| | stacks kiln shed slipway', 'use 1', '| | offer kiln shed slipway'],
  ['feudal-lord', '|', 'use 2', 'wood 1, clay 1 |'],
  ['pit-worker', '|', 'use 1, cell b1', 'clay 1 | P'],
  ['pit-worker', '| PPP', 'use 2, good sand', 'sand 3 | PPP'],
  ['pit-worker', '| PPP', 'use 2, good clay', 'clay 3 | PPP'],
  ['forest-manager', '|', 'use 1, cell c2', 'wood 1 | /.G'],
  ['forest-manager', '| GG', 'use 2, good food, wheel brickworks', 'food 0+2 | GG'],
  ['forest-manager', '| GG', 'use 2, good wood', 'wood 2 | GG'],
  ['pond-builder', '|', 'use 1, cell f4', '| ///....W'],
  ['pond-builder', '| WW/W', 'use 2, good sand', 'sand 3 | WW/W'],
  ['pond-builder', '| WW/W', 'use 2, good water', 'water 3 | WW/W'],
  ['cultivator', '|', 'use 1, tile pit, cell b1', '| P'],
  ['cultivator', '|', 'use 1, tile grove, cell b1', '| G'],
  ['cultivator', '|', 'use 1, tile pond, cell b1', '| W'],
  ['cultivator', 'wood 1 | | market shed', 'use 2, build shed, cell b1', 'glass 1 | i'],
  ['supplier', '|', 'use 1, good water, B take, C decline', 'water 2 | | B water 1'],
  ['supplier', 'wood 1 | | market shed', 'use 2, build shed, cell b1', 'glass 1 | i'],
  ['builder', 'food 1+0, wood 1 | | market shed', 'fee, use 1, build shed, cell b1', 'glass 1 | i'],
  ['builder', 'food 0+1, wood 1 | | market shed', 'fee, use 2, build shed, cell b1', 'glass 1 | i'],
  ['carpenter', '| FF', 'fee, cell b1+c1, use 1', 'wood 1 |'],
  ['carpenter', 'wood 1 | FF | market shed', 'fee, cell b1+c1, use 2, build shed, cell b1', 'glass 1 | i'],
  ['slash-and-burn-farmer', '| FF', 'fee, cell b1+c1, use 1, wheel brickworks', 'charcoal 0+2 |'],
  ['slash-and-burn-farmer', '| FF', 'fee, cell b1+c1, use 2, wheel glassworks', 'food 2+0 |'],
  ['woodcutter', '| FF', 'fee, cell b1+c1, use 1', 'wood 2 |'],
  ['woodcutter', '| FF', 'fee, cell b1+c1, use 2', 'wood 2 |'],
  ['clay-worker', 'water 1 |', 'fee, use 1', 'clay 2 |'],
  ['clay-worker', 'water 1 |', 'fee, use 2', 'clay 2 |'],
  ['fuel-collector', 'water 1 | | hand 3', 'fee, use 1, wheel brickworks', 'charcoal 0+3 | | hand 3'],
  ['fuel-collector', 'water 1 |', 'fee, use 2', 'wood 2 |'],
  ['charcoal-burner', 'wood 1 |', 'fee, use 1, wheel glassworks', 'charcoal 3+0 |'],
  ['charcoal-burner', 'wood 1 |', 'fee, use 2, wheel brickworks', 'charcoal 0+3 |'],
  ['fish-farmer', 'charcoal 1+0 |', 'fee, use 1, wheel glassworks', 'food 2+0 |'],
  ['fish-farmer', 'charcoal 0+1 | WWW', 'fee, use 2, wheel brickworks', 'food 0+3 | WWW'],
  ['water-carrier', 'food 1+0 |', 'fee, use 1', 'water 2, wood 1 |'],
  ['water-carrier', 'food 0+1 |', 'fee, use 2', 'sand 1, water 2 |'],
];

/** GR-4.4: both, in either order, each at most once; GR-7.2: counted at the moment of use. */
const BOTH: Example[] = [
  ['feudal-lord', '| | stacks kiln', 'use 2, use 1', 'wood 1, clay 1 | | offer kiln'],
  ['feudal-lord', '|', 'use 2, use 2', 'refused: use 2'],
  ['pit-worker', '| P', 'use 1, cell c1, use 2, good clay', 'clay 3 | PP'],
  ['pit-worker', '| P', 'use 2, good clay, use 1, cell c1', 'clay 2 | PP'],
  ['pond-builder', '|', 'use 1, cell b1, use 2, good water', 'water 1 | W'],
  [
    'cultivator',
    '| | market loess-plateau',
    'use 2, build loess-plateau, cell b1, use 1, tile pond, cell c2',
    '| iP/PW | i loess-plateau',
  ],
  [
    'supplier',
    '| | market shed',
    'use 1, good wood, B decline, C decline, use 2, build shed, cell b1',
    'wood 1, glass 1 | i',
  ],
  [
    'builder',
    'food 1+0, wood 1 | | market clay-basin shed',
    'fee, use 1, build shed, cell b1, use 2, build clay-basin, cell c1',
    'glass 1 | ip',
  ],
  // nothing left
  ['builder', 'food 1+0, wood 1 | | market shed', 'fee, use 1, build shed, cell b1, use 2', 'refused: use 2'],
  ['carpenter', '| FF | market shed', 'fee, cell b1+c1, use 1, use 2, build shed, cell c1', 'glass 1 | .i'],
  [
    'slash-and-burn-farmer',
    '| FF',
    'fee, cell b1+c1, use 1, wheel glassworks, use 2, wheel brickworks',
    'food 0+2, charcoal 2+0 |',
  ],
  ['woodcutter', '| FF', 'fee, cell b1+c1, use 1, use 2', 'wood 4 |'],
  ['clay-worker', 'water 1 |', 'fee, use 2, use 1', 'clay 4 |'],
  ['charcoal-burner', 'wood 1 |', 'fee, use 1, wheel glassworks, use 2, wheel brickworks', 'charcoal 3+3 |'],
  ['fish-farmer', 'charcoal 1+0 | W', 'fee, use 2, wheel glassworks, use 1, wheel brickworks', 'food 1+2 | W'],
  ['water-carrier', 'food 1+0 |', 'fee, use 1, use 2', 'sand 1, water 4, wood 1 |'],
];

/** GR-4.6, GR-4.12: the fee comes once and first, and only if an ability can be used and then is. */
const FEES: Example[] = [
  ['builder', 'wood 1 | | market shed', 'fee', 'refused: fee'], // no food
  ['builder', 'food 1+0, wood 1 | | market shed', 'use 1', 'refused: use 1'], // not before the fee
  ['builder', 'food 1+1, wood 1 | | market shed', 'fee, split 0, use 1, build shed, cell b1', 'food 1+0, glass 1 | i'],
  ['builder', 'food 1+0 | | market shed', 'fee', 'refused: fee'], // nothing can be built
  // GR-4.12: a pond can make room after the fee
  [
    'builder',
    'food 1+0, wood 1 | PPPPP/PPPPP/PPPPP/PPPPP | market shed',
    'fee',
    'wood 1 | PPPPP/PPPPP/PPPPP/PPPPP | market shed',
  ],
  ['carpenter', '| GG', 'fee', 'refused: fee'], // no forest
  ['carpenter', 'wood 7 | FF', 'fee', 'refused: fee'], // nothing to use
  [
    'carpenter', // the space of the forest is free at once
    'wood 7 | FFPPP/PPPPP/PPPPP/PPPPP | market shed',
    'fee, cell b1+c1, use 2, build shed, cell c1',
    'wood 6, glass 1 | .iPPP/PPPPP/PPPPP/PPPPP',
  ],
  ['slash-and-burn-farmer', '| P', 'fee', 'refused: fee'],
  ['slash-and-burn-farmer', '| FFFF', 'fee, cell d1+e1, use 1, wheel glassworks', 'charcoal 2+0 | FF'],
  ['slash-and-burn-farmer', 'food 7+7, charcoal 7+7 | FF', 'fee', 'refused: fee'],
  ['woodcutter', 'wood 7 | FF', 'fee', 'refused: fee'],
  ['woodcutter', '| F/F', 'fee, cell b1+b2, use 1', 'wood 2 |'],
  ['clay-worker', 'food 7+7 |', 'fee', 'refused: fee'], // no water
  ['clay-worker', 'water 1, clay 7 |', 'fee', 'refused: fee'],
  ['clay-worker', 'water 2, clay 6 |', 'fee, use 1', 'water 1, clay 7 |'],
  ['clay-worker', 'water 2 |', 'fee, fee', 'refused: fee'], // once
  ['clay-worker', 'water 1 |', 'fee, end', 'refused: end'], // one ability must be used now
  ['fuel-collector', '| | hand 3', 'fee', 'refused: fee'],
  ['fuel-collector', 'water 1, wood 7 |', 'fee', 'refused: fee'], // no card in hand, no room for wood
  ['charcoal-burner', 'clay 1 |', 'fee', 'refused: fee'],
  ['charcoal-burner', 'charcoal 7+7, wood 1 |', 'fee', 'refused: fee'],
  ['fish-farmer', 'food 1+1 |', 'fee', 'refused: fee'],
  ['fish-farmer', 'charcoal 1+1 |', 'fee, split 1, use 1, wheel glassworks', 'food 2+0, charcoal 0+1 |'],
  ['water-carrier', 'charcoal 1+1 |', 'fee', 'refused: fee'],
  ['water-carrier', 'food 2+2 |', 'fee, split 0, use 1', 'food 2+1, water 2, wood 1 |'],
  ['water-carrier', 'food 1+0, water 7, wood 7 |', 'fee, use 1', 'refused: use 1'], // only the sand finds room
  ['water-carrier', 'food 1+0, water 7, wood 7 |', 'fee, use 2', 'sand 1, water 7, wood 7 |'],
];

/** GR-7.1, GR-7.5, GR-7.6: tiles; nothing to count, nothing to draw, no room. */
const TILES: Example[] = [
  ['feudal-lord', '| | stacks kiln slipway', 'use 1', '| | offer kiln slipway'], // one stack is empty
  ['feudal-lord', '|', 'use 1', 'refused: use 1'],
  ['feudal-lord', '| | stacks kiln inn shed', 'use 1', '| | offer kiln shed | stacks inn'], // the top tiles
  ['feudal-lord', '| | offer inn storage | stacks kiln', 'use 1', '| | offer inn kiln storage'],
  ['pit-worker', '| GGGGG/GGGGG/GGGGG/GGGGG', 'use 1', 'clay 1 | GGGGG/GGGGG/GGGGG/GGGGG'], // no room for the pit
  ['pit-worker', 'clay 7 |', 'use 1, cell b1', 'clay 7 | P'], // no room for the clay
  ['pit-worker', '| P', 'use 1, cell b1', 'refused: cell b1'],
  ['pit-worker', '| P', 'remove b1, use 1, cell b1', 'clay 1 | P'],
  ['pit-worker', '| GW', 'use 2', 'refused: use 2'], // no pit
  ['forest-manager', '| FFFFW/FFFFW/FFFFW/FFFFW', 'use 1', 'wood 1 | FFFFW/FFFFW/FFFFW/FFFFW'],
  ['forest-manager', '| FF', 'use 2', 'refused: use 2'], // a forest is no grove
  ['pond-builder', '| GGGGG/GGGGG/GGGGG/GGGGG', 'use 1', 'refused: use 1'], // nothing else to it
  ['pond-builder', '| GGGGG/GGGGG/GGGGG/GGGGG', 'remove c2, use 1, cell c2', '| GGGGG/GWGGG/GGGGG/GGGGG'],
  ['pond-builder', 'water 6 | WWW', 'use 2, good water', 'water 7 | WWW'],
  ['cultivator', '| GGGGG/GGGGG/GGGGG/GGGGG', 'use 1', 'refused: use 1'],
  ['cultivator', '| | offer sand-deposit', 'use 2, build sand-deposit, cell b1', 'sand 3 | i | i sand-deposit'],
  ['fish-farmer', 'charcoal 1+0 | PG', 'fee, use 2', 'refused: use 2'], // no pond
  ['fuel-collector', 'water 1 |', 'fee, use 1', 'refused: use 1'], // an empty hand
  ['fuel-collector', 'water 1 | | hand 5 | solo', 'fee, use 1, wheel glassworks', 'charcoal 5+0 | | hand 5 | solo'],
  ['fuel-collector', 'water 1 | | hand 1 | solo', 'fee, use 1, wheel glassworks', 'charcoal 1+0 | | hand 1 | solo'],
];

/** GR-6.3, GR-7.3, GR-7.7: two of one good, and one of it for each of the others, clockwise. */
const SUPPLIER: Example[] = [
  ['supplier', '|', 'use 1, good clay, B take, C take', 'clay 2 | | B clay 1 | C clay 1'],
  ['supplier', '|', 'use 1, good clay, C take', 'refused: C take'], // B first
  ['supplier', '| | market sand-deposit', 'use 1, good clay, use 2', 'refused: use 2'], // the gift comes before
  [
    'supplier',
    '|',
    'use 1, good food, wheel glassworks, B take, B wheel brickworks, C decline',
    'food 2+0 | | B food 0+1',
  ],
  ['supplier', 'sand 7 |', 'use 1, good sand, B take, C decline', 'sand 7 | | B sand 1'],
  ['supplier', '|', 'use 1 sparing, good wood, amount wood 0, B take, C take', '| | B wood 1 | C wood 1'],
  ['supplier', '| | B wood 7', 'use 1, good wood, B take', 'refused: B take'], // no room
  ['supplier', '| | B food 7+0', 'use 1, good food, wheel glassworks, B take, C decline', 'food 2+0 | | B food 7+1'],
  // B's wheel turns
  ['supplier', '| | B food 0+1, charcoal 0+1', 'use 1, good clay, B take, C decline', 'clay 2 | | B brick 1'],
  ['supplier', '| | solo', 'use 1, good water', 'water 1 | | solo'],
];

/** GR-2: wheels turn after each ability; food and charcoal go on one wheel; less may be taken; anytime in between. */
const GAINS: Example[] = [
  ['woodcutter', 'sand 1, food 1+0, charcoal 1+0, water 1 | FF', 'fee, cell b1+c1, use 1', 'wood 1, glass 1 |'],
  ['clay-worker', 'food 0+1, charcoal 0+2, water 1 |', 'fee, use 1, use 2', 'charcoal 0+1, clay 3, brick 1 |'],
  ['charcoal-burner', 'charcoal 6+0, wood 1 |', 'fee, use 1, wheel glassworks', 'charcoal 7+0 |'], // the rest is lost
  ['charcoal-burner', 'charcoal 7+0, wood 1 |', 'fee, use 1', 'charcoal 7+3 |'], // one wheel has room
  ['forest-manager', 'food 5+0 | GGG', 'use 2, good food, wheel glassworks', 'food 7+0 | GGG'],
  ['feudal-lord', 'wood 7, clay 6 |', 'use 2', 'wood 7, clay 7 |'],
  ['feudal-lord', '|', 'use 2 sparing, amount wood 0, amount clay 1', 'clay 1 |'],
  ['pit-worker', '| PP', 'use 2 sparing, good sand, amount sand 1', 'sand 1 | PP'],
  ['pit-worker', 'food 0+1, charcoal 0+1 |', 'use 1 sparing, cell b1, amount clay 0', 'food 0+1, charcoal 0+1 | P'],
  ['clay-worker', 'water 1 |', 'fee, use 1 sparing, amount clay 1', 'clay 1 |'],
  ['clay-worker', 'water 1 |', 'fee, use 1 sparing, amount clay 0', 'refused: amount clay 0'], // the fee wants a use
  ['water-carrier', 'food 1+0 |', 'fee, use 1 sparing, amount water 0', 'wood 1 |'], // then the wood it is
  ['water-carrier', 'food 1+0 |', 'fee, use 1 sparing, amount water 0, amount wood 0', 'refused: amount wood 0'],
  // before the fee
  ['clay-worker', 'charcoal 1+0 | p | p spa', 'convert spa, fee, use 1', 'water 1, clay 2 | p | p spa'],
  // the food is gone
  ['builder', 'food 1+0, water 1 | p | market sand-deposit', 'convert clay-basin, fee', 'refused: fee'],
  // GR-4.12: the clay may come after the fee
  ['builder', 'food 2+0, water 1 | p | market log-driver', 'fee, convert clay-basin', 'clay 3 | p | market log-driver'],
  [
    'builder', // a processing building works as soon as it stands
    'food 2+0, water 1 | | market clay-basin log-driver',
    'fee, use 1, build clay-basin, cell b1, convert clay-basin, use 2, build log-driver, cell c1',
    '| pi | i log-driver',
  ],
  [
    'builder', // the wood is gone: the card is over, the fee stays paid
    'food 1+0, wood 1 | p | market shed | p hardware-store',
    'fee, convert hardware-store, end',
    'clay 2 | p | market shed | p hardware-store',
  ],
  [
    'builder',
    'food 2+0, water 1 | p | market log-driver',
    'convert clay-basin, fee, use 1, build log-driver, cell c1',
    '| pi | i log-driver',
  ],
  // in between
  ['water-carrier', 'food 2+0 | p', 'fee, use 1, convert clay-basin, use 2', 'sand 1, water 3, wood 1, clay 3 | p'],
];

const EXAMPLES = [...ABILITIES, ...BOTH, ...FEES, ...TILES, ...SUPPLIER, ...GAINS];
const WITH_FEE: CardId[] = [
  'builder',
  'carpenter',
  'slash-and-burn-farmer',
  'woodcutter',
  'clay-worker',
  'fuel-collector',
  'charcoal-burner',
  'fish-farmer',
  'water-carrier',
];

describe('specialists', () => {
  test.each(EXAMPLES)('%s: %s > %s', (card, before, answers, expected) => {
    expect(after(card, before, answers)).toBe(expected);
  });

  test.each(EXAMPLES)('%s: %s is a position at rest', (card, before) => {
    expect(show(card, position(card, before))).toBe(before);
  });

  test('both abilities of each have an example', () => {
    const used = ABILITIES.flatMap(
      ([card, , answers]) => answers.match(/use [12]/g)?.map(use => `${card} ${use}`) ?? [],
    );
    expect(new Set(used)).toEqual(new Set(CARD_IDS.flatMap(card => [`${card} use 1`, `${card} use 2`])));
  });

  test('each of the nine fees has an example where it is paid and one where it is not', () => {
    const paid = ABILITIES.filter(([, , answers]) => answers.startsWith('fee, ')).map(([card]) => card);
    const unpaid = FEES.filter(([, , , expected]) => expected === 'refused: fee').map(([card]) => card);
    expect(new Set(paid)).toEqual(new Set(WITH_FEE));
    expect(new Set(unpaid)).toEqual(new Set(WITH_FEE));
  });
});

import { isIllegal } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { BUILDING_IDS, BUILDINGS, type BuildingId, blackForest } from '../index.ts';
import { after } from './example.ts';
import { show } from './show.ts';
import { position } from './text.ts';

type Example = [building: BuildingId, before: string, answers: string, after: string];

/** Goods at once. The answers follow `visit builder, build X`. What is left over from the cost stays. */
const GOODS: Example[] = [
  ['04B', 'wood 3, porridge 6 |', 'cell a1', 'wood 7, porridge 2 | *'], // log driver: no more than 7
  ['07B', 'brick 2, porridge 2, meat 1 |', 'cell a1', 'sand 3, water 2, porridge 1 | *'], // mortar mixer
  // hotzenwald house: stable full
  ['08A', 'brick 2, wood 2, glass 1, cattle 2 |', 'cell a1, part sand', 'sand 3, cattle 2 | *'],
  ['08A', 'brick 2, wood 2, glass 1, cattle 2 | p', 'cell b1', 'sand 3, cattle 3 | p*'],
  ['10B', 'brick 5, wood 2, charcoal 5+0 |', 'cell a1', 'charcoal 7+4 | *'], // coal merchant: 4 on each wheel
  ['10B', 'brick 5, wood 2 | b | b 11A', 'cell b1', 'charcoal -+4 | b* | b 11A'],
  // renderer
  ['11B', 'brick 1, meat 3, glass 1 |', 'cell a1, part charcoal, wheel glass, decline', 'charcoal 6+0, meat 1 | *'],
  ['11B', 'brick 1, meat 3, glass 1 |', 'cell a1, part charcoal, wheel cooking, take, wheel glass', 'charcoal 3+6 | *'],
  [
    '11B',
    'brick 1, meat 4, glass 1 |',
    'cell a1, part charcoal, wheel glass, take, wheel cooking',
    'charcoal 6+3, meat 1 | *',
  ],
  [
    '11B', // in either order
    'brick 1, meat 3, glass 1 |',
    'cell a1, part exchange, take, wheel glass, wheel cooking',
    'charcoal 3+6 | *',
  ],
  ['12B', 'brick 5, glass 2 |', 'cell a1, wheel cooking', 'wood 3, sand 1, charcoal 0+3, meat 2 | *'], // storehouse
  ['16B', 'wood 6, porridge 5 |', 'cell a1', 'wood 1, water 1, porridge 7, meat 1 | *'], // larder tunnel
  // festival ground: no home for the pig
  ['17A', 'wood 2, charcoal 0+1, glass 1 |', 'cell a1, part meat, part porridge', 'porridge 1, meat 1 | *'],
  ['17A', 'wood 2, charcoal 1+1, glass 1 | p', 'split 0, cell b1', 'charcoal 1+0, porridge 1, meat 1, pig 1 | p*'],
  ['19A', 'wood 3, charcoal 3+3, water 2 |', 'split 0, cell a1', 'charcoal 3+0, porridge 4, meat 3 | *'], // bar
  ['20B', 'brick 3, wood 2, water 6, glass 1 |', 'cell a1', 'water 7, porridge 2, meat 2 | *'], // alehouse
  ['32B', 'wood 3, charcoal 1+0, glass 3 |', 'cell a1', 'glass 3 | *'], // storage shed
];

/** Goods counted once the building stands: BF-6.5. */
const COUNTED: Example[] = [
  ['01B', 'wood 1, water 4 | wwswf/F', 'cell b2', 'brick 3 | wwswf/F*'], // brick basin: 1 for each pond
  ['01B', 'wood 1, water 4 | ww', 'cell a1', 'brick 1 | *w'], // a pond that makes room is gone
  ['01B', 'wood 1, water 4 | ww; FF/w', 'cell 2.a3', 'brick 3 | ww; FF/w/*'], // on all estates
  ['01B', 'wood 1, water 4 | wwsww/wwsww', 'cell a3', 'brick 7 | wwsww/wwsww/*'],
  ['14A', 'brick 3, glass 1 | FFs.F/w.s.f/w.s.f', 'cell b2', 'water 4 | FFs.F/w*s.f/w.s.f'], // water tower
  ['14A', 'brick 3, glass 1 | FFs.F/w.s.f/w.s.f; FF', 'cell 2.a2', 'water 6 | FFs.F/w.s.f/w.s.f; FF/*'],
  // on a field: all 5 stay empty
  ['14A', 'brick 3, glass 1 | FFs.F/w.s.f/w.s.f', 'cell e2', 'water 5 | FFs.F/w.s.*/w.s.f'],
  ['14A', 'brick 3, glass 1 |', 'cell a1', 'water 7 | *'],
  ['14A', 'brick 3, glass 1 | FFsFF/FFsFF/FFsFf', 'cell e3', '| FFsFF/FFsFF/FFsF*'],
];

/** Under a condition, once it is paid for: otherwise it is built without effect (BF-6.3). */
const IF: Example[] = [
  ['03B', 'brick 1, wood 7, glass 2 |', 'cell a1', 'brick 7, wood 5 | *'], // half-timbered house: 5 wood left
  ['03B', 'brick 1, wood 6, glass 2 |', 'cell a1', 'wood 4 | *'],
  ['03B', 'brick 3, wood 7, glass 2 |', 'cell a1', 'brick 7, wood 5 | *'],
  // the glass paid sets the wheel free, and that takes the fifth wood
  ['03B', 'brick 1, wood 7, sand 1, charcoal 1+0, water 1, glass 3 |', 'cell a1', 'wood 4, glass 2, turned 1+0 | *'],
  ['25A', 'brick 3, wood 2 | pp', 'cell d1', 'cattle 3 | pps*'], // schauinsland house: 2 pastures
  ['25A', 'brick 3, wood 2 | p', 'cell b1', '| p*'],
  ['25A', 'brick 3, wood 2 | pp', 'cell a1', '| *p'], // built on one of them
  ['25A', 'brick 3, wood 2, pig 6 | pp', 'cell d1', 'asks: keep 6 2, keep 3 3'],
  ['33B', 'wood 2, meat 2, glass 3, provisions 1+2 |', 'cell a1', 'glass 1, provisions 1+2 | *; FF'], // guildhall
  [
    '33B',
    'wood 2, meat 2, glass 3, provisions 3+3, progress 1 |',
    'cell a1',
    'glass 1, provisions 3+3, progress 1 | *; FF',
  ],
  ['33B', 'wood 2, meat 2, glass 3, provisions 1+1 |', 'cell a1', 'glass 1, provisions 1+1 | *'], // 3 provisions
  ['33B', 'wood 2, meat 2, glass 2, provisions 3+3 |', 'cell a1', 'provisions 3+3 | *'], // 1 glass
];

/** The grocer takes one each of three kinds, basic or refined, if it can be paid (BF-6.3). */
const GROCER: Example[] = [
  ['17B', 'brick 2, wood 2, glass 2 |', 'cell a1, good brick, good wood, good glass', 'porridge 5 | *'],
  ['17B', 'brick 2, wood 2, glass 1 |', 'cell a1', 'brick 1, wood 1 | *'], // two kinds
  ['17B', 'brick 2, wood 2, sand 1, glass 1 |', 'cell a1', 'asks: good brick'], // no "may"
  ['17B', 'brick 2, wood 2, sand 1, meat 1, glass 1 |', 'cell a1', 'asks: good brick, good wood'],
  [
    '17B',
    'brick 2, wood 2, sand 1, meat 1, glass 1 |',
    'cell a1, good wood, good sand, good meat',
    'brick 1, porridge 5 | *',
  ],
  [
    '17B',
    'brick 2, wood 1, glass 1, provisions 1+1, commodity 1 |',
    'cell a1, good brick, good provisions, split 0, good commodity',
    'porridge 5, provisions 1+0 | *',
  ],
  [
    '17B',
    'brick 1, wood 1, charcoal 1+1, meat 1, glass 2 |',
    'cell a1, good charcoal, split 1, good meat, good glass',
    'charcoal 0+1, porridge 5 | *',
  ],
  ['17B', 'brick 2, wood 2, porridge 4, glass 1 |', 'cell a1, good brick, good wood, good porridge', 'porridge 7 | *'],
];

/** Animals at once; those without a home go back. */
const ANIMALS: Example[] = [
  ['22B', 'brick 1, wood 2 | FF', 'cell d1', 'pig 1 | FFs*'], // forester's lodge: 1 for every 2 forests
  ['22B', 'brick 1, wood 2 | F', 'cell b1', '| F*'],
  ['22B', 'brick 1, wood 2 | FFsF', 'cell e1', 'pig 1 | FFsF*'],
  ['22B', 'brick 1, wood 2 | FFsFF', 'cell a2', 'pig 2 | FFsFF/*'],
  ['22B', 'brick 1, wood 2 | FF; FF', 'cell d1', 'pig 2 | FFs*; FF'],
  ['22B', 'brick 1, wood 2, pig 2 | FF', 'cell d1', 'pig 2 | FFs*'],
  ['24A', 'brick 2, wood 1, glass 2 | ffsF', 'cell e1, amount pig 1', 'pig 1, cattle 1 | ffsF*'], // feeding farm
  ['24A', 'brick 2, wood 1, glass 2 | ffsF', 'cell e1, amount pig 0', 'cattle 2 | ffsF*'],
  ['24A', 'brick 2, wood 1, glass 2 | ffsF', 'cell e1, amount pig 2', 'refused: amount pig 2'], // one forest, one pig
  ['24A', 'brick 2, wood 1, glass 2 | ffsf', 'cell e1', 'cattle 2 | ffsf*'], // two in the stable, the third has no room
  ['24A', 'brick 2, wood 1, glass 2 | ffsF', 'cell a1', 'asks: amount pig 0, amount pig 1'], // on a field
  ['24A', 'brick 2, wood 1, glass 2 | ffsff/p', 'cell b2, amount pig 3', 'pig 3, cattle 1 | ffsff/p*'],
  ['26A', 'wood 3, glass 1 | pp', 'cell d1', 'cattle 2 | pps*'], // alpine hut: 1 for each empty pasture
  ['26A', 'wood 3, glass 1, pig 1 | pp', 'cell d1', 'pig 1, cattle 1 | pps*'],
  ['26A', 'wood 3, glass 1, pig 1 | ppsF', 'cell e1', 'pig 1, cattle 2 | ppsF*'], // the pig goes to the forest
  ['26A', 'wood 3, glass 1, cattle 4 | pp', 'cell d1', 'cattle 5 | pps*'], // 2 in the stable, 2 on a pasture
  ['26A', 'wood 3, glass 1, cattle 2 | pp', 'cell a1', 'cattle 3 | *p'],
  ['26A', 'wood 3, glass 1, cattle 2 | fw', 'cell a1', 'cattle 2 | *w'],
  ['27A', 'wood 3, glass 2, pig 2 | FFsF', 'cell e1', 'pig 3 | FFsF*'], // breeding station
  ['27A', 'wood 3, glass 2, cattle 2 | p', 'cell b1', 'cattle 3 | p*'],
  ['27A', 'wood 3, glass 2, pig 1, cattle 1 | Fp', 'cell d1', 'pig 1, cattle 1 | Fps*'], // no pair
  ['27A', 'wood 3, glass 2, pig 3, cattle 2 | FFsFF/p', 'cell a3', 'pig 4, cattle 3 | FFsFF/p/*'],
  ['27A', 'wood 3, glass 2, cattle 4 | pp', 'cell d1', 'cattle 6 | pps*'], // pairs count once
  ['27A', 'wood 3, glass 2, pig 2 | FF', 'cell d1', 'pig 2 | FFs*'], // no room
  ['27A', 'wood 3, glass 2, pig 2, cattle 2 | FFsp', 'cell a2', 'asks: keep 3 2, keep 2 3'],
  ['27A', 'wood 3, glass 2, pig 4, cattle 6 | FFsFF/FFsp/p', 'cell e2', 'asks: amount pig 1, amount pig 2'], // 4 pairs
  [
    '27A',
    'wood 3, glass 2, pig 4, cattle 6 | FFsFF/FFsp/p',
    'cell e2, amount pig 2',
    'pig 6, cattle 8 | FFsFF/FFsp*/p',
  ],
  ['27A', 'wood 3, glass 2, pig 4, cattle 4 | FFsFF/FFsp', 'cell a3', 'pig 6, cattle 5 | FFsFF/FFsp/*'],
  ['21A', 'brick 3, glass 2, pig 2, cattle 2 | FF', 'cell d1, decline', 'pig 2, cattle 2 | FFs*'], // slaughterhouse
  ['21A', 'brick 3, glass 2, pig 2, cattle 2 | FF', 'cell d1, take, amount pig 1', 'meat 6, pig 1 | FFs*'],
  ['21A', 'brick 3, glass 2, pig 2, cattle 2 | FF', 'cell d1, take, amount pig 2', 'meat 6, cattle 1 | FFs*'],
  ['21A', 'brick 3, glass 2, pig 2, cattle 2 | FF', 'cell d1, take', 'asks: amount pig 1, amount pig 2'],
  ['21A', 'brick 3, glass 2, cattle 3 | p', 'cell b1, take', 'meat 6 | p*'],
  ['21A', 'brick 3, glass 2, cattle 5 | p', 'cell b1, take', 'meat 6, cattle 2 | p*'], // only once
  ['21A', 'brick 3, glass 2, cattle 2 |', 'cell a1', 'cattle 2 | *'], // too few
];

/** Tiles at once, on empty spaces or on own fields, ponds and pastures. */
const TILES: Example[] = [
  ['24B', 'wood 1, glass 2 | w', 'cell b1, cell a1', '| p*'], // beechnut gatherer's hut
  ['24B', 'wood 1, glass 2 | ; FF', 'cell a1, cell 2.a2', '| *; FF/p'],
  // wilderness hut
  ['28B', 'brick 3, wood 4, meat 2 |', 'cell d2, tile field, tile pasture, tile pond', '| ..sf/..s*p/..sw'],
  ['28B', 'brick 3, wood 4, meat 2 | .F/f', 'cell b2, tile pond', '| .F/f*/.w'], // only empty spaces, by edge
  ['28B', 'brick 3, wood 4, meat 2 |', 'cell b2, tile field, tile field, tile field', '| .f/f*/.f'], // the stable stays
  ['28B', 'brick 3, wood 4, meat 2 | ; FF', 'cell 2.a2, tile pasture', '| ; FF/*/p'],
  ['28B', 'brick 3, wood 4, meat 2 | .F/F', 'cell a1', '| *F/F'],
  ['29A', 'wood 4, glass 1 | F', 'cell a1, cell b1, part field, cell a1, cell a2', '| f*/f'], // clearing house
  ['29A', 'wood 4, glass 1 | F', 'cell a1, cell b1, part pasture, cell e3', '| .*//..s.p'],
  ['29A', 'wood 4, glass 1 | F.sF', 'cell d1, cell d1, part pond, cell e1', '| F.s*w'],
  ['29A', 'wood 4, glass 1 | F', 'cell a1, cell a1', 'asks: part field, part pond, part pasture'],
  ['29B', 'wood 4, glass 1 |', 'cell a1, cell b1, cell d1, cell a2', '| *psp/p'], // wildlife park
  ['29B', 'wood 4, glass 1 |', 'cell a1, cell b1, decline', '| *p'],
  ['29B', 'wood 4, glass 1 | FFsFF/FFsFF/FF; FF', 'cell d3, cell e3', '| FFsFF/FFsFF/FFs*p; FF'],
  ['29B', 'wood 4, glass 1 | ; FF', 'cell 2.a2, cell 2.a3', '| ; FF/*/p'], // the same estate only
  ['29B', 'wood 4, glass 1 | ; FF', 'cell 2.a2, cell a1', 'refused: cell a1'],
];

/** Progress at once: BF-3.5, step by step. */
const PROGRESS: Example[] = [
  ['31B', 'brick 4, meat 3, progress 2 |', 'cell a1', 'progress 2 | *; FF'], // glassworks
  ['31B', 'brick 4, meat 3, progress 1 | ; FF', 'cell 2.a2', 'progress 1 | ; FF/*; FF'],
  ['31B', 'brick 4, meat 3, progress 1 | LL | L castle-hotel', 'cell d1', 'progress 3 | LLs* | L castle-hotel'],
];

/** The clockmaker: what is at 0 goes to 1, one by one; then the turn ends and the same player has another. */
const CLOCK: Example[] = [
  [
    '09B',
    'brick 2, wood 3, sand 1, charcoal 0+1, water 1, meat 1, glass 2 |',
    'cell a1, part glass-charcoal',
    'brick 1, glass 1, provisions 1+1, commodity 1, turned 1+1 | * | again',
  ],
  [
    '09B',
    'brick 2, wood 3, sand 1, charcoal 0+1, water 1, meat 1, glass 2 |',
    'cell a1, part porridge, end',
    'brick 1, glass 1, provisions 1+1, commodity 1, turned 1+1 | * | turn A',
  ],
  [
    '09B', // the wheel turns after the payment already
    'brick 2, wood 3, sand 1, charcoal 3+1, water 1, meat 1, glass 3 |',
    'cell a1, part wood, part sand, part water',
    'brick 1, charcoal 1+0, glass 3, provisions 1+1, commodity 1, turned 2+1 | * | again',
  ],
  [
    '09B',
    'brick 2, wood 3, charcoal 1+1, water 1, meat 1, glass 2 | | players 1',
    'cell a1, part sand, end',
    'brick 1, glass 1, provisions 1+1, commodity 1, turned 1+1 | * | players 1 | turn A',
  ],
];

/** The potash manufacturer takes the charcoal of the glassmaking wheel away for good; glass needs none of it then. */
const POTASH: Example[] = [
  ['11A', 'wood 4, charcoal 5+2, glass 1 |', 'cell a1', 'charcoal -+2 | *'],
  ['11A', 'wood 6, sand 2, water 1, glass 1 |', 'cell a1', 'wood 1, sand 1, glass 1, turned 1+0 | *'], // turns at once
  [
    '11A',
    'wood 7, sand 3, charcoal 7+0, water 3, glass 3 |',
    'cell a1',
    'wood 2, sand 2, water 2, glass 3, turned 1+0 | *',
  ],
];

/** BF-2.3, BF-2.5: the wheels turn before the reward, between its parts and within them. */
const WHEELS: Example[] = [
  [
    '17A',
    'wood 2, charcoal 1+1, glass 1 | p',
    'split 1, cell b1, part meat, part porridge',
    'provisions 1+1, commodity 1, pig 1, turned 0+1 | p*',
  ],
  // the glass paid sets the wheel free
  ['21B', 'wood 3, sand 1, charcoal 1+0, water 1, glass 3 |', 'cell a1', 'glass 2, turned 1+0 | *'],
  [
    '20B',
    'brick 3, wood 3, sand 1, charcoal 1+0, glass 1 |',
    'cell a1, part water',
    'water 1, porridge 2, meat 2, glass 1, turned 1+0 | *',
  ],
  [
    '19A',
    'wood 3, charcoal 3+2, water 2 |',
    'split 3, cell a1, part meat',
    'porridge 2, meat 1, provisions 2+2, commodity 2, turned 0+2 | *',
  ],
  [
    '04B',
    'wood 1, sand 1, charcoal 1+0, water 1, porridge 4, glass 3 |',
    'cell a1',
    'wood 7, sand 1, charcoal 1+0, water 1, glass 3 | *',
  ],
  ['04B', 'sand 1, charcoal 1+0, water 1, porridge 4 |', 'cell a1', 'wood 6, glass 1, turned 1+0 | *'],
];

const EXAMPLES = [...GOODS, ...COUNTED, ...IF, ...GROCER, ...ANIMALS, ...TILES, ...PROGRESS, ...CLOCK, ...POTASH];
const ALL = [...EXAMPLES, ...WHEELS];

describe('instant effects', () => {
  test.each(ALL)('%s: %s > %s', (building, before, answers, expected) => {
    expect(after(building, before, `visit builder, build ${building}, ${answers}`)).toBe(expected);
  });

  test.each(ALL)('%s: %s is a position at rest', (building, before) => {
    expect(show(building, position(building, before))).toBe(before);
  });

  test('every part of a reward has a name that can be read', () => {
    const asked = after('11B', 'brick 1, meat 3, glass 1 |', 'visit builder, build 11B, cell a1');
    const lines = asked.replace('asks: ', '').split(', ');
    expect(lines.filter(line => isIllegal(blackForest.read(`A ${line}`)))).toEqual([]);
  });

  test('every one has an example', () => {
    const all = BUILDING_IDS.filter(id => BUILDINGS[id].instant);
    expect(new Set(EXAMPLES.map(([building]) => building))).toEqual(new Set(all));
  });
});

import { describe, expect, test } from 'vitest';
import { BUILDING_IDS, BUILDINGS, type BuildingId } from '../index.ts';
import { after } from './example.ts';
import { show } from './show.ts';
import { position } from './text.ts';

type Example = [building: BuildingId, before: string, answers: string, after: string];

const HUT = ' | beside carpenter builder';
/** Whenever the hut has moved to a small estate. */
const ESTATES: Example[] = [
  ['04A', `progress 2 | *${HUT}`, 'visit carpenter 2', `wood 3 | *; FF${HUT}`], // lumber storage: up to 3 wood
  ['04A', `wood 2, progress 2 | *${HUT}`, 'visit carpenter 2', `wood 3 | *; FF${HUT}`],
  ['04A', `wood 5, progress 2 | *${HUT}`, 'visit carpenter 2', `wood 5 | *; FF${HUT}`],
  ['04A', `progress 1 | *${HUT}`, 'visit carpenter 2', `progress 2 | *${HUT}`], // no new estate
  [
    '04A', // in one move, then the wheel turns
    `sand 2, charcoal 1+0, water 1, progress 2 | *${HUT}`,
    'visit carpenter 2',
    `wood 2, sand 1, glass 1, turned 1+0 | *; FF${HUT}`,
  ],
  ['07A', `progress 2 | *${HUT}`, 'visit carpenter 2', `sand 3 | *; FF${HUT}`], // glaswald lake
  ['07A', `sand 5, progress 2 | *${HUT}`, 'visit carpenter 2', `sand 7 | *; FF${HUT}`],
  ['07A', `progress 1 | *${HUT}`, 'visit carpenter 2', `progress 2 | *${HUT}`],
  ['07A', 'brick 4, meat 3 | * | board 31B', 'visit builder, build 31B, cell b1', 'sand 3 | *b; FF | b 31B'],
  // both, in the owner's order
  ['07A', `progress 2 | *b${HUT} | b 04A`, 'visit carpenter 2, part sand', `wood 3, sand 3 | *b; FF${HUT} | b 04A`],
];

const HERDER = ' | beside herder builder';
const BUTCHER = ' | beside butcher builder';
const GARDENER = ' | beside gardener builder';
const FARMHAND = ' | beside farmhand builder';
/** Whenever a tradesperson has been visited, or has given something. */
const VISITS: Example[] = [
  // forestside herder's hut
  ['10A', `cattle 2 | *${HERDER}`, 'visit herder 1, wheel glass', `charcoal 1+0, porridge 2, cattle 2 | *${HERDER}`],
  ['10A', `pig 1 | *F${HERDER}`, 'visit herder 2, wheel cooking', `wood 1, charcoal 0+1, pig 1 | *F${HERDER}`],
  ['10A', `| *${HERDER}`, 'visit herder 1', 'refused: visit herder 1'], // the visit itself must be possible
  ['10A', `pig 1 | *F${HUT}`, 'visit carpenter 2', `pig 1, progress 1 | *F${HUT}`], // another visit
  ['19B', `pig 1 | *F${BUTCHER}`, 'visit butcher 1', `meat 3 | *F${BUTCHER}`], // ham cellar
  ['19B', `cattle 1 | *${BUTCHER}`, 'visit butcher 2', `meat 4 | *${BUTCHER}`],
  ['19B', `meat 4, cattle 1 | *${BUTCHER}`, 'visit butcher 2', `meat 7 | *${BUTCHER}`],
  [
    '19B',
    'brick 3, glass 2, cattle 3 | *p | board 21A',
    'visit builder, build 21A, cell a2, take',
    'meat 6 | *p/b | b 21A',
  ],
  // lake fishery
  ['21B', `brick 1, water 1 | *${GARDENER}`, 'visit gardener 1, cell b1, take', `meat 2 | *w${GARDENER}`],
  ['21B', `brick 1, water 1 | *${GARDENER}`, 'visit gardener 1, cell b1, decline', `water 1 | *w${GARDENER}`],
  ['21B', `brick 1 | *${GARDENER}`, 'visit gardener 1, cell b1', `| *w${GARDENER}`], // no water
  ['21B', `water 1 | *w${GARDENER}`, 'visit gardener 2', `water 2 | *w${GARDENER}`], // no pond
  [
    '21B',
    `brick 1, water 1 | *FsFF/FFsFF/FFsFf${GARDENER}`,
    'visit gardener 1, decline',
    `water 1 | *FsFF/FFsFF/FFsFf${GARDENER}`,
  ],
  ['23A', `pig 1 | *F${BUTCHER}`, 'visit butcher 1', `meat 2, tannery 1 | *F${BUTCHER}`], // tannery
  ['23A', `pig 2, tannery 4 | *FsF${BUTCHER}`, 'visit butcher 1', `meat 2, pig 1, tannery 5 | *FsF${BUTCHER}`],
  ['23A', `pig 1, tannery 5 | *F${BUTCHER}`, 'visit butcher 1', `meat 2, tannery 5 | *F${BUTCHER}`], // no more than 5
  ['23A', `cattle 1 | *${BUTCHER}`, 'visit butcher 2', `meat 3 | *${BUTCHER}`],
  [
    '23A', // only at the butcher
    'brick 3, glass 2, pig 3 | *FsFF | board 21A',
    'visit builder, build 21A, cell a2, take',
    'meat 6 | *FsFF/b | b 21A',
  ],
  ['23B', `pig 2 | *FsFF${FARMHAND}`, 'visit farmhand 2, cell a2', `pig 3 | *FsFF/f${FARMHAND}`], // pig farm
  ['23B', `pig 1 | *FsFF${FARMHAND}`, 'visit farmhand 2, cell a2', `pig 1 | *FsFF/f${FARMHAND}`], // 2 at least
  ['23B', `pig 2 | *FsF${FARMHAND}`, 'visit farmhand 2, cell a2', `pig 2 | *FsF/f${FARMHAND}`], // no home
  ['23B', `wood 1, pig 2 | *FsFF${FARMHAND}`, 'visit farmhand 1, cell a2', `pig 2 | *FsFF/p${FARMHAND}`], // no field
  ['23B', `pig 2 | *FsFF/FFsFF/FFsFw${FARMHAND}`, 'visit farmhand 2, decline', `pig 2 | *FsFF/FFsFF/FFsFw${FARMHAND}`],
  ['27B', `cattle 2 | *p${FARMHAND}`, 'visit farmhand 2, cell a2', `cattle 3 | *p/f${FARMHAND}`], // cattle farm
  ['27B', `cattle 1 | *p${FARMHAND}`, 'visit farmhand 2, cell a2', `cattle 1 | *p/f${FARMHAND}`],
  ['27B', `cattle 2 | *${FARMHAND}`, 'visit farmhand 2, cell a2', `cattle 2 | */f${FARMHAND}`],
  ['27B', `wood 1, cattle 2 | *${FARMHAND}`, 'visit farmhand 1, cell a2', `cattle 2 | */p${FARMHAND}`],
  // one field for both farms
  [
    '27B',
    `pig 2, cattle 2 | *bsFF/Fp${FARMHAND} | b 23B`,
    'visit farmhand 2, cell a3',
    `pig 3, cattle 3 | *bsFF/Fp/f${FARMHAND} | b 23B`,
  ],
];

const LUMBERJACK = ' | beside lumberjack builder';
/** Whenever a forest has left, or glass has come. */
const GONE: Example[] = [
  // lakeside forest cabin
  ['14B', `| *F${LUMBERJACK}`, 'visit lumberjack, cell b1', `wood 4, water 1 | *${LUMBERJACK}`],
  // after the cost and before the wood
  [
    '14B',
    `wood 7, sand 1, charcoal 1+0 | *F${LUMBERJACK}`,
    'visit lumberjack, cell b1',
    `wood 7, glass 1, turned 1+0 | *${LUMBERJACK}`,
  ],
  ['14B', '| *Fsb | b 06A', 'convert 06A, cell b1', 'wood 3, water 1 | *.sb | b 06A'],
  [
    '14B',
    'wood 4, glass 1 | *F | board 29A',
    'visit builder, build 29A, cell b1, cell b1, part pond, cell a2',
    'water 1 | *b/w | b 29A',
  ],
  [
    '14B',
    '| *FsFF | open v1:job-lumberjack',
    'job job-lumberjack, cell b1, cell d1, cell e1',
    'wood 5, water 3, meat 4, cattle 1 | *',
  ],
  ['14B', '| *f | turn A', 'remove b1', '| * | turn A'], // a field is no forest
  ['18B', 'porridge 2, meat 1 | *b | b 32A', 'convert 32A', 'porridge 1, glass 1 | *b | b 32A'], // cabinet painter
  ['18B', 'porridge 2, meat 1, glass 3 | *b | b 32A', 'convert 32A', 'glass 3 | *b | b 32A'], // it did not arrive
  [
    '18B',
    'sand 1, charcoal 1+0, water 1, porridge 1 | *b | b 05B',
    'convert 05B',
    'porridge 1, glass 1, turned 1+0 | *b | b 05B',
  ],
  [
    '18B',
    `sand 2, charcoal 2+0, water 2 | *F${LUMBERJACK}`,
    'visit lumberjack, cell b1',
    `wood 2, porridge 2, glass 2, turned 2+0 | *${LUMBERJACK}`,
  ],
  [
    '18B',
    'wood 3, charcoal 1+0, glass 2 | * | board 32B',
    'visit builder, build 32B, cell b1',
    'porridge 2, glass 3 | *b | b 32B',
  ],
  // not for the glass that its own payment sets free
  [
    '18B',
    'brick 1, wood 3, sand 1, charcoal 1+0, water 1, glass 3 |',
    'visit builder, build 18B, cell a1',
    'glass 2, turned 1+0 | *',
  ],
];

/** Whenever the pawn enters the village of the cook, or the merchant has been moved. */
const TRAVEL: Example[] = [
  ['13B', 'provisions 1+1 | * | turn A', 'move v4.1', 'water 2, at v4.1 | *'], // cistern
  ['13B', 'provisions 1+1, at captain | * | turn A', 'move v4.2, split 1', 'water 2, provisions 0+1, at v4.2 | *'],
  ['13B', 'at v4.2 | * | turn A', 'move v4.1', 'at v4.1 | *'], // from outside only
  ['13B', 'at none | * | turn A', 'move v4.1', 'at v4.1 | *'], // nor for the first turn
  ['13B', 'provisions 1+0 | * | turn A', 'move v2.2', 'at v2.2 | *'], // another village
  ['13B', 'at v4.1 | * | turn A', 'beg, split 1', 'provisions 1+0, at v4.centre | *'],
  ['15B', 'commodity 1 | * | turn A', 'swap cook', 'water 1 | * | turn A'], // bathhouse
  [
    '15B',
    'commodity 2 | * | turn A',
    'swap builder',
    'water 1, commodity 1 | * | turn A | beside traveling-merchant brickmaker',
  ],
  [
    '15B',
    'commodity 1 | * | players 2 | turn A | neutral v2.1',
    'swap cook, neutral v3.1',
    'water 1 | * | players 2 | turn A | neutral v3.1',
  ],
  ['30A', 'commodity 1 | *fsf | turn A', 'swap cook', 'porridge 2 | *fsf | turn A'], // farm laborer's house
  ['30A', 'commodity 1 | *fsff/f | turn A', 'swap cook', 'porridge 4 | *fsff/f | turn A'],
  ['30A', 'commodity 1 | *fsff/ff | turn A', 'swap cook', 'porridge 4 | *fsff/ff | turn A'], // no more than 4
  ['30A', 'commodity 1 | * | turn A', 'swap cook', '| * | turn A'],
];

/** A rule is bent for the rest of the game. */
const ALWAYS: Example[] = [
  ['11A', 'wood 1, meat 1 | *b | b 12A', 'convert 12A', 'charcoal -+3 | *b | b 12A'], // potash: one wheel is left
  [
    '11A',
    'sand 2, water 2, porridge 1 | *b | b 05B',
    'convert 05B',
    'sand 1, water 1, glass 1, turned 1+0 | *b | b 05B',
  ],
  ['24B', 'pig 1 | *F | beside pig-farmer builder', 'visit pig-farmer', 'pig 2 | *F | beside pig-farmer builder'],
  ['24B', 'pig 2 | *F | beside pig-farmer builder', 'visit pig-farmer', 'refused: visit pig-farmer'],
  ['24B', 'pig 1 | F | beside pig-farmer builder', 'visit pig-farmer', 'refused: visit pig-farmer'], // without it
  ['35A', 'provisions 1+0 | * | turn A | B at v2.1', 'move v2.2', 'at v2.2 | * | B at v2.1'], // fort: no payments
  ['35A', 'wood 1, provisions 1+0 | * | turn A | B at v2.1', 'move v2.2', 'wood 1, at v2.2 | * | B at v2.1'],
  ['35A', 'provisions 1+0 | | turn A | B at v2.1', 'move v2.2', 'refused: move v2.2'], // without it
  [
    '35A',
    'wood 1, provisions 1+0 | | turn A | B at v2.1',
    'move v2.2, give wood, B take',
    'at v2.2 | | B wood 1, at v2.1',
  ],
  [
    '35A',
    'provisions 1+0 | * | players 2 | turn A | neutral v2.1',
    'move v2.2',
    'at v2.2 | * | players 2 | neutral v2.1',
  ],
  ['35A', 'provisions 1+0 | | players 2 | turn A | neutral v2.1', 'move v2.2', 'refused: move v2.2'],
  ['35A', 'at v2.2 | * | turn A', 'move v1.1', 'refused: move v1.1'], // the way still costs provisions
  ['castle-hotel', `progress 2 | **${HUT}`, 'visit carpenter 2', `progress 3 | **${HUT}`], // no more small estates
  ['castle-hotel', `progress 3 | **${HUT}`, 'visit carpenter 2', 'refused: visit carpenter 2'],
  [
    'castle-hotel',
    'brick 3, progress 2 | ** | beside furnace-maker builder',
    'visit furnace-maker',
    'progress 3 | ** | beside furnace-maker builder',
  ],
  ['castle-hotel', `progress 3 | **${HUT}`, 'convert castle-hotel, visit carpenter 2', `meat 1, progress 3 | **${HUT}`],
];

const WATER = `water 2 | *${FARMHAND}`;
/** The distillery: after the farmhand, 2 water for a visit to anybody else instead of the second neighbour. */
const DISTILLERY: Example[] = [
  ['34B', WATER, 'visit farmhand 2, cell b1, visit carpenter 2', `progress 1 | *f${FARMHAND}`],
  ['34B', WATER, 'visit farmhand 2, cell b1, visit cook 1', `porridge 1 | *f${FARMHAND}`],
  ['34B', `water 2 | *w${FARMHAND}`, 'visit farmhand 2, cell a2, visit gardener 2', `water 1 | *w/f${FARMHAND}`],
  [
    '34B',
    `water 3 | *${FARMHAND}`,
    'visit farmhand 2, cell b1, visit cattle-farmer',
    `water 1, cattle 1 | *f${FARMHAND}`,
  ],
  ['34B', `water 1 | *${FARMHAND}`, 'visit farmhand 2, cell b1, visit carpenter 2', 'refused: visit carpenter 2'],
  ['34B', WATER, 'visit carpenter 2', 'refused: visit carpenter 2'], // the farmhand comes first
  ['34B', WATER, 'visit farmhand 2, cell b1, visit farmhand 2', 'refused: visit farmhand 2'],
  ['34B', WATER, 'visit farmhand 2, cell b1, visit butcher 1', 'refused: visit butcher 1'], // nothing to be done there
  [
    '34B',
    `water 4 | *${FARMHAND}`,
    'visit farmhand 2, cell b1, visit carpenter 2, visit cook 1',
    'refused: visit cook 1',
  ],
  [
    '34B',
    `brick 2, wood 1, water 2 | *${FARMHAND} | board 31A`,
    'visit farmhand 2, cell b1, visit carpenter 2, visit builder',
    'refused: visit builder',
  ],
  [
    '34B', // the neighbour costs nothing
    `brick 2, wood 1, water 2 | *${FARMHAND} | board 31A`,
    'visit farmhand 2, cell b1, visit builder, build 31A, cell a2',
    `water 2 | *f/b${FARMHAND} | b 31A`,
  ],
  [
    '34B', // only if the farmhand is the first
    'water 2 | * | beside farmhand carpenter',
    'visit carpenter 2, visit farmhand 2, cell b1, visit cook 1',
    'refused: visit cook 1',
  ],
  // without it
  ['34B', `water 2 |${FARMHAND}`, 'visit farmhand 2, cell b1, visit carpenter 2', 'refused: visit carpenter 2'],
  [
    '34B', // a visit like any other
    `water 2, cattle 1 | *b${FARMHAND} | b 10A`,
    'visit farmhand 2, cell a2, visit herder 1, wheel glass',
    `charcoal 1+0, porridge 1, cattle 1 | *b/f${FARMHAND} | b 10A`,
  ],
];

const EXAMPLES = [...ESTATES, ...VISITS, ...GONE, ...TRAVEL, ...ALWAYS, ...DISTILLERY];

describe('permanent effects', () => {
  test.each(EXAMPLES)('%s: %s > %s', (building, before, answers, expected) => {
    expect(after(building, before, answers)).toBe(expected);
  });

  test.each(EXAMPLES)('%s: %s is a position at rest', (building, before) => {
    expect(show(building, position(building, before))).toBe(before);
  });

  test('every one has an example', () => {
    const all = BUILDING_IDS.filter(id => BUILDINGS[id].whenever || BUILDINGS[id].bends);
    expect(new Set(EXAMPLES.map(([building]) => building))).toEqual(new Set(all));
  });
});

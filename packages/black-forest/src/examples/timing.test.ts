import { describe, expect, test } from 'vitest';
import { after } from './example.ts';
import { show } from './show.ts';
import { position, type Subject } from './text.ts';

type Example = [subject: Subject, before: string, answers: string, after: string];

const BUTCHER = ' | beside butcher builder';
const AFTER = 'brick 1, porridge 1, provisions 2+2, commodity 2, turned 0+2 | *';
/** BF-2.6: at the second step of the cooking wheel a job is revealed, then a basic good comes, then the rest. */
const REMINDER: Example[] = [
  [
    '16A', // the third porridge comes after the brick
    'charcoal 0+2, meat 2 | *f | pile job-count job-hermit | reminder',
    'convert 16A, cell b1, good brick',
    `${AFTER} | open count:job-count | pile job-hermit`,
  ],
  [
    '16A', // a good that lets the wheel turn again
    'charcoal 0+2, meat 3 | *f | reminder',
    'convert 16A, cell b1, good charcoal, wheel cooking',
    'provisions 3+3, commodity 3, turned 0+3 | *',
  ],
  [
    '16A', // and the rest goes on turning it
    'charcoal 0+4, meat 4, turned 0+1 | *f | reminder',
    'convert 16A, cell b1, good sand',
    'sand 1, charcoal 0+1, meat 1, provisions 3+3, commodity 3, turned 0+4 | *',
  ],
  [
    '16A', // only the second step
    'charcoal 0+1, meat 1 | *f | pile job-count | reminder',
    'convert 16A, cell b1',
    'porridge 2, provisions 1+1, commodity 1, turned 0+1 | * | pile job-count | reminder',
  ],
  [
    '16A', // two players: the second one reveals two
    'charcoal 0+2, meat 2 | *f | players 2 | pile job-count job-hermit | reminder',
    'convert 16A, cell b1, good brick',
    `${AFTER} | players 2 | open count:job-count hermit:job-hermit`,
  ],
  [
    '16A', // alone: three
    'charcoal 0+2, meat 2 | *f | players 1 | pile job-count job-hermit job-market job-cook | reminder',
    'convert 16A, cell b1, good brick',
    `${AFTER} | players 1 | open count:job-count hermit:job-hermit market:job-market | pile job-cook`,
  ],
  [
    '19B', // the ham cellar reacts once to one butcher
    `charcoal 0+2, porridge 2, cattle 1, turned 0+1 | *${BUTCHER} | reminder`,
    'visit butcher 2, good brick',
    `brick 1, meat 2, provisions 2+2, commodity 2, turned 0+3 | *${BUTCHER}`,
  ],
  [
    '21B', // the second meat comes after the wood
    'brick 1, charcoal 0+2, water 1, porridge 2, turned 0+1 | * | beside gardener builder | reminder',
    'visit gardener 1, cell b1, take, good wood',
    'wood 1, provisions 2+2, commodity 2, turned 0+3 | *w | beside gardener builder',
  ],
];

const COOKED = 'brick 1, wood 5, sand 5, charcoal 0+3, porridge 4, provisions 3+2, commodity 1, turned 0+2 |';
/** The job under way keeps its space until its whole reward is taken: the one revealed meanwhile goes on. */
const MEANWHILE: Example[] = [
  [
    'job-cook',
    'meat 6, turned 0+1 | | pile job-brickmaker | reminder',
    'job job-cook, part porridge, part charcoal, wheel cooking, good brick, split 2',
    `${COOKED} | open v2:job-brickmaker | done`,
  ],
];

/** BF-2.3: not during a payment, but before the reward and before the swap. */
const PAYMENTS: Example[] = [
  [
    '15B',
    'charcoal 0+1, porridge 1, meat 1, commodity 3 | * | turn A',
    'swap cook',
    'water 1, provisions 1+1, commodity 3, turned 0+1 | * | turn A',
  ],
  [
    '18B',
    'wood 3, sand 1, charcoal 1+0, water 1, glass 3 | * | board 21B',
    'visit builder, build 21B, cell b1',
    'porridge 1, glass 2, turned 1+0 | *b | b 21B',
  ],
  [
    '17B', // the grocer is paid with glass: the wheel turns before the porridge comes
    'brick 2, wood 4, sand 2, charcoal 2+0, water 2, glass 3 |',
    'visit builder, build 17B, cell a1, good brick, good wood, good glass',
    'porridge 5, glass 3, turned 2+0 | *',
  ],
  [
    '35A', // the provision paid for the way sets the wheel free
    'charcoal 0+1, porridge 1, meat 1, provisions 3+0 | * | turn A',
    'move v2.2',
    'provisions 3+1, commodity 1, turned 0+1, at v2.2 | *',
  ],
];

/** BF-6.4: several at once in the owner's order; together they may not all find room. */
const ORDER: Example[] = [
  [
    '15B',
    'commodity 1 | *bsf | turn A | b 30A',
    'swap cook, part water',
    'water 1, porridge 1 | *bsf | turn A | b 30A',
  ],
  [
    '27B',
    'pig 2, cattle 2 | *bsFF/p | beside farmhand builder | b 23B',
    'visit farmhand 2, cell a3, part pig, keep 2 3',
    'pig 2, cattle 3 | *bsFF/p/f | beside farmhand builder | b 23B',
  ],
  ['19B', `pig 1 | *bsF${BUTCHER} | b 23A`, 'visit butcher 1', `meat 3, tannery 1 | *bsF${BUTCHER} | b 23A`],
  ['job-count', 'sand 5 | b | b 18B', 'job job-count, part progress', 'porridge 7, glass 2 | b; FF | b 18B | done'],
  [
    'job-lumberjack',
    '| FFsFb | b 14B',
    'job job-lumberjack, cell a1, cell b1, cell d1',
    'wood 5, water 3, meat 4, cattle 1 | ..s.b | b 14B | done',
  ],
];

/** The potash manufacturer has taken a marker away: nothing counts it any more. */
const POTASH: Example[] = [
  ['03A', 'charcoal -+2 | *b | b 11A', 'convert 03A', 'brick 3 | *b | b 11A'],
  [
    '09B',
    'brick 1, wood 2, glass 2 | b | b 11A',
    'visit builder, build 09B, cell b1, part brick, part wood, part sand, part water, part porridge, part meat',
    'brick 1, glass 1, provisions 1+1, commodity 1, turned 1+1 | b* | b 11A | again',
  ],
];

/** BF-3.3, BF-3.4: the stable under the hut is not available; what finds no room is lost. */
const ROOM: Example[] = [
  ['cattle-farmer', 'cattle 4 | ; FF', 'visit cattle-farmer', 'refused: visit cattle-farmer'],
  ['cattle-farmer', 'cattle 4 | ; FF; FF', 'visit cattle-farmer', 'cattle 5 | ; FF; FF'],
  ['29A', 'wood 4, glass 1 | FFsFF/FFsFF/FFsFF', 'visit builder, build 29A, cell a1, cell a1', '| *FsFF/FFsFF/FFsFF'],
  [
    '29A', // one of the two fields
    'wood 4, glass 1 | FFsFF/FFsFF/FFsF',
    'visit builder, build 29A, cell a1, cell a1, part field, cell e3',
    '| *FsFF/FFsFF/FFsFf',
  ],
  [
    'job-freiburg', // nothing need be removed for the second field
    'brick 7 | wFsFF/FFsFF/FFsF',
    'job job-freiburg, part charcoal, wheel glass, part field, cell e3, decline',
    'charcoal 3+0, water 3, meat 3, glass 1 | wFsFF/FFsFF/FFsFf | done',
  ],
  [
    'job-freiburg', // but it may be
    'brick 7 | wFsFF/FFsFF/FFsF',
    'job job-freiburg, part charcoal, wheel glass, part field, cell a1, cell e3',
    'charcoal 3+0, water 3, meat 3, glass 1 | fFsFF/FFsFF/FFsFf | done',
  ],
  // no livestock
  ['job-market', 'pig 2, cattle 2, tannery 5 | FFsb | b 23A', 'job job-market', 'refused: job job-market'],
  ['33A', 'water 1, provisions 3+3 | *f', 'convert 33A, cell b1', 'provisions 3+3 | *'],
];

const EXAMPLES = [...REMINDER, ...MEANWHILE, ...PAYMENTS, ...ORDER, ...POTASH, ...ROOM];

describe('what comes when', () => {
  test.each(EXAMPLES)('%s: %s > %s', (subject, before, answers, expected) => {
    expect(after(subject, before, answers)).toBe(expected);
  });

  test.each(EXAMPLES)('%s: %s is a position at rest', (subject, before) => {
    expect(show(subject, position(subject, before))).toBe(before);
  });
});

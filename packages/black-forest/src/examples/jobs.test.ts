import { describe, expect, test } from 'vitest';
import { JOB_IDS, type JobId } from '../index.ts';
import { after, first } from './example.ts';
import { show } from './show.ts';
import { position } from './text.ts';

type Example = [job: JobId, before: string, answers: string, after: string];

/** Each job once, for exactly its cost. The answers follow `job J`. */
const DONE: Example[] = [
  ['job-brickmaker', 'wood 7 |', '', 'brick 5, sand 4, water 4, glass 1 | | done'],
  ['job-cook', 'meat 5 |', 'wheel glass, split 1', 'wood 5, sand 5, charcoal 4+0, porridge 5, provisions 1+2 | | done'],
  ['job-glass-miller', 'charcoal 4+3 | F', '', 'brick 4, wood 4, glass 1, pig 1, cattle 1 | F | done'],
  [
    'job-landowner',
    '| ffsf',
    'cell a1, cell b1, cell d1, part pasture, cell a1, cell b1',
    'pig 2, cattle 2 | pp | done',
  ],
  ['job-lumberjack', '| FFsF', 'cell a1, cell b1, cell d1', 'wood 5, meat 4, cattle 1 | | done'],
  [
    'job-captain',
    'water 5 | | board 01A',
    'part provisions, split 1, build 01A, cell a1',
    'provisions 1+0 | b | b 01A | done',
  ],
  ['job-count', 'sand 5 |', 'part porridge, part glass', 'porridge 5, glass 2 | ; FF | done'],
  ['job-feudal-lord', 'provisions 1+1 |', 'cell a1, cell b1, cell d1, cell e1, cell a2', 'progress 2 | Ffsfw/p | done'],
  ['job-freiburg', 'brick 7 |', 'wheel glass, cell a1, cell b1', 'charcoal 3+0, water 3, meat 3, glass 1 | ff | done'],
  ['job-hermit', 'porridge 7 |', 'part pasture, cell a1, cell b1, cell d1', 'glass 1, pig 3 | pwsF | done'],
  [
    'job-market',
    'pig 2, cattle 3 | FFsp',
    'part brick, part wood, part sand, part charcoal, wheel glass, part water',
    'brick 3, porridge 3, meat 3, glass 3, turned 3+0 | FFsp | done',
  ],
];

/** One unit less, and the job cannot be done. */
const SHORT: Example[] = [
  ['job-brickmaker', 'wood 6 |', '', 'refused: job job-brickmaker'],
  ['job-cook', 'meat 4 |', '', 'refused: job job-cook'],
  ['job-glass-miller', 'charcoal 3+3 | F', '', 'refused: job job-glass-miller'],
  ['job-landowner', '| ff', '', 'refused: job job-landowner'],
  ['job-lumberjack', '| FF', '', 'refused: job job-lumberjack'],
  ['job-captain', 'water 4 | | board 01A', '', 'refused: job job-captain'],
  ['job-count', 'sand 4 |', '', 'refused: job job-count'],
  ['job-feudal-lord', 'provisions 1+0 |', '', 'refused: job job-feudal-lord'],
  ['job-freiburg', 'brick 6 |', '', 'refused: job job-freiburg'],
  ['job-hermit', 'porridge 6 |', '', 'refused: job job-hermit'],
  ['job-market', 'pig 2, cattle 2 | FF', '', 'refused: job job-market'],
];

/** What is paid, where there is a choice. */
const PAID: Example[] = [
  ['job-glass-miller', 'charcoal 4+4 | F', '', 'asks: split 3, split 4'],
  [
    'job-glass-miller',
    'charcoal 4+4 | F',
    'split 4',
    'brick 4, wood 4, charcoal 0+1, glass 1, pig 1, cattle 1 | F | done',
  ],
  ['job-feudal-lord', 'provisions 2+2 |', '', 'asks: split 0, split 1, split 2'],
  ['job-lumberjack', 'pig 2 | FFsFF', 'cell b1, cell d1, cell e1', 'wood 5, meat 4, pig 1, cattle 1 | F | done'],
  ['job-lumberjack', '| FFsFF', 'cell b1', 'asks: cell d1'], // in ascending order
  ['job-market', 'pig 4, cattle 2 | FFsFF', '', 'asks: amount pig 3, amount pig 4'],
  [
    'job-market',
    'pig 4, cattle 2 | FFsFF',
    'amount pig 4, part meat, part porridge, part charcoal, wheel cooking',
    'brick 3, wood 3, sand 3, water 3, provisions 3+3, commodity 3, cattle 1, turned 0+3 | FFsFF | done',
  ],
];

/** Rewards: parts in any order, wheels between them, no more than there is room for. */
const REWARDS: Example[] = [
  ['job-brickmaker', 'wood 7, glass 3 |', '', 'brick 5, sand 4, water 4, glass 3 | | done'],
  ['job-brickmaker', 'wood 7, charcoal 7+0 |', '', 'brick 5, sand 4, charcoal 7+0, water 4, glass 1 | | done'],
  [
    'job-cook', // 4 of the 5 wood make glass: 3 of them
    'charcoal 1+0, water 7, meat 5 |',
    'part wood, part sand, part charcoal, wheel glass, split 0',
    'wood 2, sand 2, charcoal 2+0, water 4, porridge 5, glass 3, provisions 0+3, turned 3+0 | | done',
  ],
  [
    'job-cook',
    'meat 5, provisions 3+2 |',
    'wheel cooking',
    'wood 5, sand 5, charcoal 0+4, porridge 5, provisions 3+3 | | done',
  ],
  ['job-landowner', '| ffsf', 'cell a1, cell b1, cell d1, part pig, cell a1, cell b1', 'cattle 2 | pp | done'],
  ['job-landowner', '| ffsf', 'cell a1, cell b1, cell d1', 'asks: part pasture, part pig, part cattle'],
  ['job-count', 'sand 5, progress 1 |', 'part progress', 'porridge 5, glass 2, progress 1 | ; FF | done'],
  [
    'job-count',
    'sand 5, glass 2 | LL | L castle-hotel',
    '',
    'porridge 5, glass 3, progress 3 | LL | L castle-hotel | done',
  ],
  [
    'job-feudal-lord', // the new estate takes a tile
    'provisions 2+0, progress 1 |',
    'part progress, cell 2.a2, cell a1, cell b1, cell d1, cell 2.a3',
    '| ffsw; FF/F/p | done',
  ],
  [
    'job-feudal-lord', // no room but on the tiles
    'provisions 2+0 | FFsFF/FFsFF/FFsFf',
    'part progress, part forest, decline, part pond, cell e3, part pasture, decline, cell e3',
    'progress 2 | FFsFF/FFsFF/FFsFf | done',
  ],
  [
    'job-freiburg',
    'brick 7, glass 3 |',
    'wheel cooking, cell a1, cell b1',
    'charcoal 0+3, water 3, meat 3, glass 3 | ff | done',
  ],
  // the pigs found no home
  ['job-hermit', 'porridge 7 |', 'part pig, cell a1, cell b1, cell d1', 'glass 1 | wpsF | done'],
  ['job-hermit', 'porridge 7 |', 'part forest, cell a1, part pig, cell b1, cell d1', 'glass 1, pig 1 | Fwsp | done'],
  [
    'job-market', // the cooking wheel instead
    'pig 2, cattle 3 | FFsp',
    'part porridge, part meat, part charcoal, wheel cooking',
    'brick 3, wood 3, sand 3, water 3, provisions 3+3, commodity 3, turned 0+3 | FFsp | done',
  ],
];

/** The captain's building is free of every cost, but not of its condition; without room it is lost. */
const CAPTAIN: Example[] = [
  [
    'job-captain',
    'water 5 | | board 07A',
    'part build, build 07A, cell a1, split 0',
    'provisions 0+1 | b | b 07A | done',
  ],
  [
    'job-captain',
    'water 5 | | board 04B',
    'part build, build 04B, cell a1, split 0',
    'wood 7, provisions 0+1 | b | b 04B | done',
  ],
  ['job-captain', 'water 5 | b | board 35B', 'part provisions, split 0', 'provisions 0+1 | b | board 35B | done'],
  // small ones only
  ['job-captain', 'water 5 | | board inn', 'part provisions, split 0', 'provisions 0+1 | | board inn | done'],
  [
    'job-captain',
    'water 5 | FFsFF/FFsFF/FFsFF | board 01A',
    'part provisions, split 0',
    'provisions 0+1 | FFsFF/FFsFF/FFsFF | board 01A | done',
  ],
  ['job-captain', 'water 5 | | board 01A inn', 'part provisions, split 0', 'asks: build 01A'], // compulsory
  [
    'job-captain',
    'water 5, provisions 3+3 | | board 01A',
    'part provisions, build 01A, cell a1',
    'provisions 3+3 | b | b 01A | done',
  ],
];

/** BF-4.6, BF-4.8: from any space of its village, instead of visits; then the next one is revealed. */
const PLACES: Example[] = [
  [
    'job-cook',
    'meat 5, at v1.3 |',
    'job job-cook, wheel glass, split 3',
    'wood 5, sand 5, charcoal 4+0, porridge 5, provisions 3+0, at v1.3 | | done',
  ],
  ['job-cook', 'meat 5, at v2.1 |', 'job job-cook', 'refused: job job-cook'],
  ['job-count', 'sand 5, at hermit |', 'job job-count', 'refused: job job-count'],
  [
    'job-brickmaker',
    'wood 7 | | beside carpenter builder',
    'visit carpenter 2, job job-brickmaker',
    'refused: job job-brickmaker',
  ],
  [
    'job-brickmaker',
    'wood 7 | | beside carpenter builder',
    'job job-brickmaker, visit carpenter 2',
    'refused: visit carpenter 2',
  ],
  [
    'job-brickmaker',
    'wood 7 | | pile job-cook job-count',
    'job job-brickmaker',
    'brick 5, sand 4, water 4, glass 1 | | open v4:job-cook | pile job-count | done',
  ],
  [
    'job-brickmaker',
    'wood 7 | | pile job-market',
    'job job-brickmaker',
    'brick 5, sand 4, water 4, glass 1 | | open market:job-market | done',
  ],
  [
    'job-brickmaker',
    'wood 7 | | open v4:job-landowner | pile job-cook',
    'job job-brickmaker',
    'brick 5, sand 4, water 4, glass 1 | | open v4:job-landowner v5:job-cook | done',
  ],
  [
    'job-brickmaker', // the space is free again
    'wood 7 | | beside lumberjack builder | pile job-lumberjack',
    'job job-brickmaker',
    'brick 5, sand 4, water 4, glass 1 | | beside lumberjack builder | open v1:job-lumberjack | done',
  ],
];

const JOBBED = [...DONE, ...SHORT, ...PAID, ...REWARDS, ...CAPTAIN];

describe('jobs', () => {
  test.each(JOBBED)('%s: %s > %s', (job, before, answers, expected) => {
    expect(after(job, before, first(`job ${job}`, answers))).toBe(expected);
  });

  test.each(PLACES)('%s: %s > %s', (job, before, answers, expected) => {
    expect(after(job, before, answers)).toBe(expected);
  });

  test.each([...JOBBED, ...PLACES])('%s: %s is a position at rest', (job, before) => {
    expect(show(job, position(job, before))).toBe(before);
  });

  test('each job has an example, and one where it cannot be done', () => {
    expect(DONE.map(([job]) => job)).toEqual(JOB_IDS);
    expect(SHORT.map(([job]) => job)).toEqual(JOB_IDS);
  });
});

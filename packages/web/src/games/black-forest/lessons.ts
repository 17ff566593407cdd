import type { Position } from '@waldglas/core';
import type { Course, CourseWords, LessonStep } from '../../lessons/course.ts';

const TRADESPEOPLE = {
  v1: ['furnace-maker', 'herder', 'traveling-merchant', 'charcoal-burner'],
  v2: ['builder', 'butcher', 'farmhand'],
  v3: ['carpenter', 'pig-farmer', 'glass-miller'],
  v4: ['brickmaker', 'cook', 'cattle-farmer', 'lumberjack'],
  v5: ['woodworker', 'landowner', 'gardener'],
};

/** The learner's turn; the others wait in their villages. */
function turnOf(learner: Position, more: Position = {}): Position {
  return {
    phase: 'turn',
    turn: 'A',
    tradespeople: TRADESPEOPLE,
    seats: { A: learner, B: { pawn: 'v2.2' }, C: { pawn: 'v3.1' } },
    ...more,
  };
}

/** Charcoal lies on one wheel only, so that nothing is asked about it. */
const GLASS = { sand: 0, charcoal: 0, water: 2, wood: 3, glass: 0 };
/** After the cook of the third step. */
const COOKED = { porridge: 1, meat: 1, charcoal: 0, provisions: [0, 3], commodity: 1 };

const AT_THE_BRICKMAKER = turnOf({
  pawn: 'v4.3',
  glass: GLASS,
  cooking: { porridge: 0, meat: 2, charcoal: 2, provisions: [1, 2], commodity: 0 },
});
/** There is enough for a Clay Pit at the end of the road. */
const ON_THE_ROAD = turnOf({ pawn: 'v4.1', glass: { ...GLASS, water: 3 }, cooking: COOKED, brick: 7 });
const WITH_A_COMMODITY = turnOf({ pawn: 'v1.4', glass: GLASS, cooking: COOKED, brick: 7 });
/** Neither wheel is far from turning. */
const WITH_A_JOB = turnOf(
  {
    pawn: 'v4.1',
    glass: { sand: 0, charcoal: 1, water: 4, wood: 0, glass: 0 },
    cooking: { porridge: 0, meat: 6, charcoal: 1, provisions: [0, 1], commodity: 0 },
    brick: 4,
  },
  { jobs: { v4: 'job-cook' } },
);
const BEFORE_THE_HUT_MOVES = turnOf({ pawn: 'v1.3', glass: GLASS, cooking: COOKED, brick: 7, tracker: 1 });
const BEFORE_THE_CATTLE = turnOf({ pawn: 'v4.1', glass: GLASS, cooking: COOKED, brick: 4 });
/** One more step of the cooking wheel ends the game. */
const LATE = {
  pawn: 'v4.1',
  glass: { sand: 0, charcoal: 1, water: 2, wood: 3, glass: 3 },
  cooking: { porridge: 0, meat: 2, charcoal: 2, provisions: [1, 2], commodity: 0, steps: 9 },
  brick: 7,
  reminder: false,
};
const BEFORE_THE_END = turnOf(LATE);
const LAST_TURN = turnOf(
  {
    ...LATE,
    cooking: { porridge: 1, meat: 1, charcoal: 1, provisions: [2, 3], commodity: 1, steps: 10 },
    estates: [
      {
        a1: 'forest',
        b1: 'forest',
        e1: 'forest',
        a2: 'pond',
        e2: 'field',
        a3: 'pond',
        e3: 'pasture',
      },
      { a1: 'forest', b1: 'forest' },
    ],
    cattle: 1,
  },
  { ending: { by: 'A', left: 1 } },
);

const MAP = '.mapcell';
const WHEELS = '.wheelpair';
const DOMAIN = '.domainpanel';
const BOARDS = '.buildings';
const BRUNO = '.pl.p2';

const STEPS = [
  {
    id: 'move',
    glyph: 'pawn',
    start: AT_THE_BRICKMAKER,
    moves: [{ wanted: ['A move v4.1'], lit: [MAP] }],
    lit: [MAP],
  },
  {
    id: 'neighbours',
    glyph: 'brick',
    moves: [{ wanted: ['A visit brickmaker'], lit: [WHEELS] }],
    lit: [WHEELS],
  },
  { id: 'wheel', glyph: 'provisions', moves: [{ wanted: ['A visit cook 1'], lit: [WHEELS] }], lit: [WHEELS] },
  {
    id: 'travel',
    glyph: 'map',
    start: ON_THE_ROAD,
    moves: [{ wanted: ['A move v2.1', 'A give brick'], shownAs: 'A move v2.1', then: ['B take'], lit: [MAP] }],
    lit: [BRUNO],
    tab: 'players',
  },
  {
    id: 'build',
    glyph: 'build',
    moves: [
      { wanted: ['A visit builder'], lit: [MAP] },
      { wanted: ['A build 01A'], lit: [BOARDS], tab: 'buildings' },
      { wanted: ['A cell d1'], lit: [DOMAIN], tab: 'domain' },
    ],
    lit: [DOMAIN],
    tab: 'domain',
  },
  {
    id: 'swap',
    glyph: 'commodity',
    start: WITH_A_COMMODITY,
    moves: [
      { wanted: ['A swap cook'], lit: [MAP] },
      { wanted: ['A move v1.2'], lit: [MAP] },
    ],
    lit: [MAP],
  },
  {
    id: 'job',
    glyph: 'star',
    start: WITH_A_JOB,
    before: ['A move v4.2'],
    moves: [{ wanted: ['A job job-cook'], lit: [WHEELS] }],
    lit: [WHEELS],
  },
  {
    id: 'order',
    glyph: 'glass',
    moves: [
      { wanted: ['A part wood'], lit: [WHEELS] },
      { wanted: ['A part sand'], then: ['A part porridge', 'A part provisions', 'A wheel glass'], lit: [WHEELS] },
    ],
    lit: [WHEELS],
  },
  {
    id: 'hut',
    glyph: 'small-estate',
    start: BEFORE_THE_HUT_MOVES,
    before: ['A move v1.4'],
    moves: [{ wanted: ['A visit furnace-maker'], lit: [DOMAIN], tab: 'domain' }],
    lit: [DOMAIN],
    tab: 'domain',
  },
  {
    id: 'livestock',
    glyph: 'cattle',
    start: BEFORE_THE_CATTLE,
    before: ['A move v4.2'],
    moves: [{ wanted: ['A visit cattle-farmer'], lit: [DOMAIN], tab: 'domain' }],
    lit: [DOMAIN],
    tab: 'domain',
  },
  {
    id: 'end',
    glyph: 'wheel',
    start: BEFORE_THE_END,
    before: ['A move v4.2'],
    moves: [
      { wanted: ['A visit cook 1'], lit: [WHEELS] },
      {
        wanted: ['A end'],
        then: ['B beg', 'B split 0', 'B end', 'C beg', 'C split 0', 'C end'],
        lit: [WHEELS],
      },
    ],
    lit: ['.players'],
    tab: 'players',
  },
  {
    id: 'score',
    glyph: 'seal',
    start: LAST_TURN,
    before: ['A move v4.2', 'A visit cattle-farmer', 'A end'],
    moves: [{ wanted: ['A end'], then: ['B end', 'C end'], lit: ['.players'], tab: 'players' }],
    lit: ['.results .sheets'],
  },
] as const satisfies readonly LessonStep[];

/** The words that every language has to bring. */
export type BlackForestLessons = CourseWords<(typeof STEPS)[number]['id']>;

/** The lessons of Black Forest: turns from the beginning, the middle and the end of a game. */
export const course: Course = {
  game: 'black-forest',
  edition: 'bf-1',
  seed: 'lesson',
  options: { firstGame: true },
  others: ['Bruno', 'Wilma'],
  steps: STEPS,
  loadWords: {
    en: async () => (await import('./lessons.en.ts')).EN,
    de: async () => (await import('./lessons.de.ts')).DE,
    pl: async () => (await import('./lessons.pl.ts')).PL,
  },
  after: ['firstGame'],
};

import type { Position } from '@waldglas/core';
import type { Course, CourseWords, LessonStep } from '../../lessons/course.ts';

/** A land as it is dealt, with the first buildings on it. */
const LAND = {
  b1: 'grove',
  'c1+d1': 'forest',
  'e1+f1': 'forest',
  c2: 'pond',
  'd2+e2': 'forest',
  f2: 'pit',
  c3: 'pit',
  'd3+e3': 'forest',
  f3: 'pond',
  b4: 'grove',
  'c4+d4': 'forest',
  'e4+f4': 'forest',
};

/** All sand of the glassworks is used up, and a loaf is left to pay a fee with. */
const FIRST_PERIOD: Position = {
  phase: 'play',
  period: 1,
  round: 1,
  turn: 'A',
  goblet: 'A',
  market: {
    processing: ['charcoal-kiln', 'clay-pit', 'hardware-store', 'soup-kitchen'],
    immediate: ['lumber-storage', 'shed', 'log-driver', 'carpenters-workshop'],
    bonus: ['food-locker', 'plant-nursery', 'coal-storage', 'water-mill'],
  },
  seats: {
    A: {
      glassworks: { sand: 0, food: 2, charcoal: 2, water: 3, wood: 2, glass: 0 },
      brickworks: { clay: 1, charcoal: 0, food: 0, brick: 0 },
      land: { ...LAND, b3: 'sand-pit' },
      hand: ['cultivator', 'builder', 'carpenter', 'fish-farmer', 'water-carrier'],
    },
    B: { hand: ['feudal-lord', 'cultivator', 'supplier', 'woodcutter', 'clay-worker'] },
    C: { hand: ['pit-worker', 'forest-manager', 'pond-builder', 'slash-and-burn-farmer', 'charcoal-burner'] },
  },
};

/** The end of a game in which a conversion is still worth a point. */
const LAST_PERIOD: Position = {
  phase: 'final',
  period: 4,
  market: {
    processing: ['soup-kitchen', 'joinery'],
    immediate: ['country-house', 'grain-house'],
    bonus: ['water-mill'],
  },
  seats: {
    A: {
      glassworks: { sand: 1, food: 3, charcoal: 1, water: 2, wood: 1, glass: 3 },
      brickworks: { clay: 2, charcoal: 0, food: 0, brick: 1 },
      land: {
        b1: 'grove',
        'c1+d1': 'forest',
        e1: 'plant-nursery',
        f1: 'clay-pit',
        b2: 'lumber-storage',
        c2: 'pond',
        'd2+e2': 'forest',
        f2: 'pit',
        b3: 'sand-pit',
        c3: 'pit',
        d3: 'food-locker',
        f3: 'pond',
        b4: 'grove',
        'c4+d4': 'forest',
        e4: 'log-driver',
        f4: 'pond',
      },
    },
    B: {
      glassworks: { sand: 0, food: 1, charcoal: 4, water: 2, wood: 3, glass: 1 },
      brickworks: { clay: 1, charcoal: 2, food: 0, brick: 2 },
      land: {
        b1: 'grove',
        'c1+d1': 'forest',
        'e1+f1': 'forest',
        b2: 'charcoal-kiln',
        c2: 'pond',
        'd2+e2': 'forest',
        f2: 'pit',
        b3: 'buttery',
        c3: 'pit',
        'd3+e3': 'forest',
        f3: 'pond',
        b4: 'grove',
        c4: 'coal-storage',
        d4: 'hardware-store',
        'e4+f4': 'forest',
      },
    },
    C: {
      glassworks: { sand: 3, food: 0, charcoal: 2, water: 2, wood: 3, glass: 1 },
      brickworks: { clay: 0, charcoal: 2, food: 1, brick: 1 },
      land: { ...LAND, b2: 'colonization-house', b3: 'water-tank' },
    },
  },
};

/** What the others do with their second cards, and everybody with the third ones until only its end is left. */
const TO_THE_THIRD_END = [
  ...['A end', 'B use 1', 'B tile pond', 'B cell b2', 'B end'],
  ...['B use 2', 'B end', 'C use 1', 'C cell b3', 'C end'],
  ...['A play fish-farmer', 'B play woodcutter', 'C play forest-manager'],
  ...['A fee', 'A use 1', 'A wheel brickworks', 'A use 2', 'A wheel glassworks'],
];

const GLASSWORKS = '[data-wheel=glassworks]';
const HAND = '.hand';
/** The card in play, or where it is not shown what can be done with it. */
const CHOICES = ':is(.play, .opts)';
const BRUNO = '.pl.p2';
const LAND_PANEL = '.landpanel';

const STEPS = [
  {
    id: 'card',
    glyph: 'card',
    start: FIRST_PERIOD,
    moves: [{ wanted: ['A play water-carrier'], then: ['B play clay-worker', 'C play pit-worker'], lit: [HAND] }],
    lit: ['.play'],
  },
  { id: 'fee', glyph: 'food', moves: [{ wanted: ['A fee'], lit: ['.play', GLASSWORKS] }], lit: ['.play', GLASSWORKS] },
  {
    id: 'walk',
    glyph: 'water',
    moves: [{ wanted: ['A use 1'], lit: [GLASSWORKS] }],
    lit: [GLASSWORKS],
  },
  {
    id: 'wheel',
    glyph: 'glass',
    moves: [
      { wanted: ['A use 2'], lit: [GLASSWORKS] },
      {
        wanted: ['A end'],
        then: ['B fee', 'B use 1', 'B use 2', 'B end', 'C use 1', 'C cell b2', 'C end'],
        lit: [GLASSWORKS],
      },
    ],
    lit: ['.pt', '.players'],
    tab: 'players',
  },
  {
    id: 'followed',
    glyph: 'cultivator',
    moves: [{ wanted: ['A play cultivator'], then: ['B play feudal-lord', 'C play pond-builder'], lit: [HAND] }],
    lit: ['.play', BRUNO],
    tab: 'players',
  },
  {
    id: 'build',
    glyph: 'build',
    moves: [
      { wanted: ['A use 2'], lit: [CHOICES] },
      { wanted: ['A build lumber-storage'], lit: ['.market'], tab: 'market' },
      { wanted: ['A cell b2'], lit: [LAND_PANEL] },
    ],
    lit: [LAND_PANEL, GLASSWORKS],
  },
  {
    id: 'trade',
    glyph: 'k-processing',
    moves: [{ wanted: ['A convert sand-pit'], lit: [LAND_PANEL, GLASSWORKS] }],
    lit: [LAND_PANEL, GLASSWORKS],
  },
  {
    id: 'period',
    glyph: 'goblet',
    before: TO_THE_THIRD_END,
    moves: [
      {
        wanted: ['A end'],
        then: ['B fee', 'B cell c4+d4', 'B use 1', 'B end', 'C use 1', 'C end'],
        lit: ['.pt'],
      },
    ],
    lit: ['.pt', '.players'],
    tab: 'players',
  },
  {
    id: 'score',
    glyph: 'seal',
    start: LAST_PERIOD,
    moves: [
      { wanted: ['A convert sand-pit'], lit: [GLASSWORKS, '.pl.p1'] },
      { wanted: ['A end'], then: ['B end', 'C end'], lit: ['.players'], tab: 'players' },
    ],
    lit: ['.results .sheets'],
  },
] as const satisfies readonly LessonStep[];

/** The words that every language has to bring. */
export type GlassRoadLessons = CourseWords<(typeof STEPS)[number]['id']>;

/** The lessons of Glass Road: a period of a game with starter tiles, then the end of one. */
export const course: Course = {
  game: 'glass-road',
  edition: 'gr-1',
  seed: 'lesson',
  options: { introductory: true },
  others: ['Bruno', 'Wilma'],
  steps: STEPS,
  loadWords: {
    en: async () => (await import('./lessons.en.ts')).EN,
    de: async () => (await import('./lessons.de.ts')).DE,
    pl: async () => (await import('./lessons.pl.ts')).PL,
  },
  after: ['introductory'],
};

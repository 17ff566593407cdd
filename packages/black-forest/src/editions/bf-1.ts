import { BF_1_BUILDINGS, BF_1_JOBS, BF_1_TRADESPEOPLE } from './bf-1-pieces.ts';
import { type Edition, type EstatePlan, VILLAGE_IDS } from './edition.ts';

/** The middle column is the homestead: a free stable above the large one, on which the hut stands. */
const MAIN: EstatePlan = {
  columns: 'abcde',
  rows: 3,
  stables: [
    { cells: ['c1'], underHut: false },
    { cells: ['c2', 'c3'], underHut: true },
  ],
  tiles: { a1: 'forest', b1: 'forest', e1: 'forest', a2: 'pond', a3: 'pond', e2: 'field', e3: 'field' },
};

const SMALL: EstatePlan = {
  columns: 'ab',
  rows: 3,
  stables: [{ cells: ['b2', 'b3'], underHut: true }],
  tiles: { a1: 'forest', b1: 'forest' },
};

/** The first edition of our facts. How far to trust them: `sure.ts` and `docs/rules/sources.md`. */
export const BF_1: Edition = {
  game: 'black-forest',
  name: 'bf-1',
  buildings: BF_1_BUILDINGS,
  tradespeople: BF_1_TRADESPEOPLE,
  jobs: BF_1_JOBS,
  wheels: {
    glass: { sand: 0, charcoal: 1, water: 2, wood: 3, glass: 0 },
    cooking: { porridge: 0, meat: 1, charcoal: 2, commodity: 0 },
  },
  provisions: [1, 2],
  brick: 3,
  extra: {
    1: [{}],
    2: [{}, { pig: 1 }],
    3: [{}, { wood: 2 }, { provisions: 1, meat: 1 }],
    4: [{}, { brick: 2 }, { cattle: 1 }, { glass: 1 }],
  },
  cookingPoints: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  endMark: 8,
  reminderSteps: 2,
  main: MAIN,
  small: SMALL,
  housing: { pasture: 3, stable: 2, forest: 1 },
  hutSteps: 3,
  allowHorizontal: true,
  supply: { fieldsAndPonds: 32, pastures: 20, limited: true },
  board: {
    villages: [
      { id: 'v1', at: [26, 26], ring: ['owl', 'fox', 'stag', 'mouse'] },
      { id: 'v2', at: [72, 20], ring: ['owl', 'fox', 'stag'] },
      { id: 'v3', at: [88, 56], ring: ['owl', 'fox', 'stag'] },
      { id: 'v4', at: [62, 82], ring: ['owl', 'stag', 'fox', 'mouse'] },
      { id: 'v5', at: [20, 70], ring: ['owl', 'fox', 'stag'] },
    ],
    clockwise: VILLAGE_IDS,
    locations: [
      { id: 'market', at: [49, 8] },
      { id: 'count', at: [94, 30] },
      { id: 'hermit', at: [86, 84] },
      { id: 'captain', at: [40, 94] },
      { id: 'freiburg', at: [6, 46] },
      { id: 'feudal-lord', at: [48, 50] },
    ],
    paths: [
      ['v1', 'v2'],
      ['v2', 'v3'],
      ['v3', 'v4'],
      ['v4', 'v5'],
      ['v5', 'v1'],
      ['market', 'v1'],
      ['market', 'v2'],
      ['count', 'v2'],
      ['count', 'v3'],
      ['hermit', 'v3'],
      ['hermit', 'v4'],
      ['captain', 'v4'],
      ['captain', 'v5'],
      ['freiburg', 'v5'],
      ['freiburg', 'v1'],
      ['feudal-lord', 'v1'],
      ['feudal-lord', 'v4'],
    ],
  },
  mostJobs: { 1: 3, 2: 3, 3: 3, 4: 4 },
  flippedToB: 10,
  largeOffered: {
    1: { I: 2, II: 1, III: 1 },
    2: { I: 2, II: 1, III: 1 },
    3: { I: 2, II: 1, III: 1 },
    4: { I: 2, II: 1, III: 2 },
  },
  rivals: { 1: 1, 2: 2, 3: 2, 4: 3 },
  solo: {
    years: 5,
    pawns: ['blue', 'yellow', 'red', 'black', 'white'],
    dealtAnew: 4,
    reminderJobs: 3,
    titles: [
      [20, 'water-carrier'],
      [30, 'smallholder'],
      [40, 'large-scale-farmer'],
      [50, 'master-builder'],
      [60, 'glass-hut-master'],
      [70, 'duchess'],
    ],
  },
};

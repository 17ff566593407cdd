import { blackForest, type View } from '@waldglas/black-forest';
import { isIllegal, type Position, rngFrom } from '@waldglas/core';

/** The rings of the villages in all samples. */
const TRADESPEOPLE = {
  v1: ['builder', 'herder', 'traveling-merchant', 'charcoal-burner'],
  v2: ['brickmaker', 'cattle-farmer', 'glass-miller'],
  v3: ['furnace-maker', 'landowner', 'cook'],
  v4: ['woodworker', 'gardener', 'pig-farmer', 'lumberjack'],
  v5: ['carpenter', 'butcher', 'farmhand'],
};

/** Three at a table in the middle of a game: the first seat is about to move, and somebody stands where it would go. */
const MIDDLE: Position = {
  phase: 'turn',
  turn: 'A',
  tradespeople: TRADESPEOPLE,
  jobs: { count: 'job-count', captain: 'job-captain', v3: 'job-landowner' },
  boards: {
    small: [
      ...['01A', '02A', '04A', '05A', '07B', '08A', '09A', '10B', '11B', '12A', '14A', '15B', '16A', '18B', '19A'],
      ...['20A', '21A', '22B', '23A', '25B', '26A', '27A', '28A', '29A', '30B', '32B', '33A', '34A', '35B', '36A'],
    ],
    large: ['reservoir', 'inn', 'general-hospital', 'livestock-farm'],
  },
  seats: {
    A: {
      glass: { sand: 0, charcoal: 1, water: 3, wood: 4, glass: 1, steps: 3 },
      cooking: { porridge: 2, meat: 0, charcoal: 3, provisions: [2, 1], commodity: 1, steps: 5 },
      brick: 4,
      tracker: 1,
      reminder: false,
      estates: [
        {
          ...{ a1: 'forest', b1: '13A', d1: 'pasture', e1: 'forest', a2: 'pond', b2: 'pond' },
          ...{ d2: '03A', e2: 'field', a3: 'pond', e3: 'field' },
        },
        { a1: 'forest', b1: 'forest', a2: 'pasture' },
      ],
      pigs: 3,
      cattle: 4,
      pawn: 'v1.3',
    },
    B: {
      glass: { sand: 1, charcoal: 3, water: 0, wood: 2, glass: 2, steps: 4 },
      cooking: { porridge: 4, meat: 1, charcoal: 0, provisions: [1, 1], commodity: 2, steps: 4 },
      brick: 2,
      tracker: 2,
      reminder: false,
      estates: [
        {
          a1: 'forest',
          b1: '06A',
          d1: '24A',
          a2: 'pond',
          b2: 'pasture',
          e2: 'field',
          'd2+d3': 'smokehouse',
          e3: 'field',
        },
        { a1: 'forest', b1: 'forest' },
      ],
      pigs: 2,
      cattle: 3,
      pawn: 'v2.1',
      jobs: ['job-hermit'],
    },
    C: {
      glass: { sand: 4, charcoal: 0, water: 5, wood: 1, glass: 0, steps: 2 },
      cooking: { porridge: 1, meat: 3, charcoal: 2, provisions: [2, 2], commodity: 1, steps: 3 },
      brick: 5,
      tracker: 0,
      reminder: false,
      estates: [
        { a1: 'forest', b1: 'forest', d1: '17A', e1: '31A', a2: 'pond', a3: 'pond', d2: 'pasture', e2: 'field' },
      ],
      pigs: 4,
      cattle: 1,
      pawn: 'v4.centre',
    },
  },
};

/** Two at a table, with the neutral pawn; the second seat has begged. */
const TWO: Position = {
  phase: 'turn',
  turn: 'A',
  tradespeople: TRADESPEOPLE,
  jobs: { hermit: 'job-hermit', market: 'job-market', v1: 'job-lumberjack' },
  neutral: 'v3.2',
  seats: { A: { pawn: 'v5.2' }, B: { pawn: 'v5.centre' } },
};

/** The cook's job is done: five parts of its reward are to be taken. */
const REWARD: Position = {
  phase: 'action',
  turn: 'A',
  jobs: { v3: 'job-cook' },
  seats: {
    A: {
      pawn: 'v3.1',
      glass: { sand: 1, charcoal: 2, water: 2, wood: 2, glass: 0, steps: 3 },
      cooking: { porridge: 0, meat: 7, charcoal: 2, provisions: [1, 1], commodity: 0, steps: 5 },
      reminder: false,
    },
  },
};

function viewOf(players: number, position: Position): View {
  const s = blackForest.fromPosition(blackForest.setup({ players, options: {} }, 'gallery'), position);
  if (isIllegal(s)) throw new Error(s.illegal);
  return blackForest.view(s, 0);
}

/** A game of three in its middle, seen by the first seat. */
export const middleOfGame = (): View => viewOf(3, MIDDLE);
/** A game of two, with the neutral pawn. */
export const gameOfTwo = (): View => viewOf(2, TWO);
/** A reward in parts, at the question which comes first. */
export function rewardInParts(): View {
  const s = blackForest.imagine(viewOf(3, REWARD), rngFrom('gallery'));
  blackForest.apply(s, { seat: 0, verb: 'job', job: 'job-cook' });
  return blackForest.view(s, 0);
}
/** The very beginning, alone. */
export const beginning = (): View => blackForest.view(blackForest.setup({ players: 1, options: {} }, 'gallery'), 0);

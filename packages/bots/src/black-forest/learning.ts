import { type Action, blackForest, type Event, type State, type View } from '@waldglas/black-forest';
import type { LearningGame, Note } from '../learning/port.ts';
import type { Sparse } from '../nets/sparse.ts';
import { greedyTurns } from './apprentice.ts';
import { expertBy } from './expert.ts';
import { fillInputs, INPUT_SIZES, INPUTS, MOST_INPUTS, PHASES, phaseOf } from './inputs.ts';
import { journeyman } from './journeyman.ts';
import { learnedWorth } from './judge.ts';
import { turnsAfter } from './time.ts';

/** Black Forest for the training: alone. */
export const learning: LearningGame<State, Action, View, Event> = {
  rules: blackForest,
  inputs: INPUTS,
  mostInputs: MOST_INPUTS,
  sizes: INPUT_SIZES,
  phases: PHASES,
  tables: [1],
  later: 0.96,
  quick: net => greedyTurns(learnedWorth(net), { swaps: 5, swapNodes: 12 }),
  expert: net => expertBy(learnedWorth(net)),
  rival: journeyman,
  watch,
};

/** Positions are noted at the end of each turn. */
function watch(before: State, { seat, verb }: Action, _after: State, x: Sparse, note: Note): void {
  if (verb !== 'end') return;
  const turns = turnsAfter(before, seat);
  note({ seat, phase: phaseOf(before, turns), known: fillInputs(x, before, seat, turns) });
}

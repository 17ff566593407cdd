import { type Action, blackForest, type Event, type State, type View } from '@waldglas/black-forest';
import type { LearningGame, Note } from '../learning/port.ts';
import type { Sparse } from '../nets/sparse.ts';
import { greedyTurns } from './apprentice.ts';
import { expertBy } from './expert.ts';
import { fillInputs, INPUT_SIZES, INPUTS, MOST_INPUTS, PHASES, phaseOf } from './inputs.ts';
import { journeyman } from './journeyman.ts';
import { learnedWorth } from './judge.ts';
import { type Planning, planner } from './planner.ts';
import { turnsAfter } from './time.ts';
import { turnPort } from './turn.ts';

const PORT = turnPort({ cells: 1, builds: 5, goods: 4, gives: 1, parts: 2 });
const PLANNING_PORT = turnPort({ cells: 1, builds: 3, goods: 3, gives: 1, parts: 2 });

/** A third of the expert's thinking for half a point less alone: swaps in the present turn bring most. */
const STUDENT: Planning = {
  nodes: 4000,
  share: 0.5,
  present: { port: PORT, anytimeActions: 1, moveNodes: 40, swapNodes: 16, swaps: 8 },
  further: { port: PLANNING_PORT, anytimeActions: 1, moveNodes: 15, swapNodes: 0 },
  beam: { widths: [5, 3], branches: 3, turnNodes: 150 },
};

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
  student: net => planner(learnedWorth(net), STUDENT),
  rival: journeyman,
  watch,
};

/** Positions are noted at the end of each turn. */
function watch(before: State, { seat, verb }: Action, _after: State, x: Sparse, note: Note): void {
  if (verb !== 'end') return;
  const turns = turnsAfter(before, seat);
  note({ seat, phase: phaseOf(before, turns), known: fillInputs(x, before, seat, turns) });
}

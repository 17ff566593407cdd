import { type Action, type Event, glassRoad, type State, type View } from '@waldglas/glass-road';
import type { Bot } from '../bot.ts';
import type { LearningGame, Note } from '../learning/port.ts';
import type { Net } from '../nets/net.ts';
import type { Sparse } from '../nets/sparse.ts';
import { expertBy } from './expert.ts';
import { fillInputs, INPUT_SIZES, INPUTS, MOST_INPUTS, type Outlook, PHASES, phaseOf } from './inputs.ts';
import { JOURNEYMAN_WIDTHS, journeyman } from './journeyman.ts';
import { bitsOf, judgeBy } from './judge.ts';
import { HAND_PHASES, HANDS, handSamples } from './likings.ts';
import { plannerBy } from './net-planner.ts';
import { oneTurnAhead, toPlay } from './one-turn.ts';
import { chosenBy } from './planner.ts';
import type { Widths } from './widths.ts';

/** Among several a quarter of the expert's thinking. */
const STUDENT_AMONG_OTHERS: Widths = {
  ...JOURNEYMAN_WIDTHS,
  considered: 7,
  width: 2,
  ends: 2,
  cardEnds: 1,
  exactEnd: true,
  remembers: true,
};

/** Alone many ends of a card in few orders of the others: a quarter of the expert's thinking for a point less. */
const STUDENT_ALONE: Widths = {
  ...STUDENT_AMONG_OTHERS,
  considered: 8,
  width: 4,
  tried: 4,
  draws: 2,
  ends: 12,
  branches: { closely: 0, weighed: 4 },
};

function student(net: Net): Bot<Action, View> {
  const alone = plannerBy(net, STUDENT_ALONE);
  const amongOthers = plannerBy(net, STUDENT_AMONG_OTHERS);
  return (view, decision, budget) => (view.players.length === 1 ? alone : amongOthers)(view, decision, budget);
}

/** Glass Road for the training: mostly alone and with two players, sometimes with three or four. */
export const learning: LearningGame<State, Action, View, Event> = {
  rules: glassRoad,
  inputs: INPUTS,
  mostInputs: MOST_INPUTS,
  sizes: INPUT_SIZES,
  phases: PHASES,
  tables: [1, 2, 1, 2, 1, 2, 3, 4],
  later: 0.3,
  quick: net => oneTurnAhead(judgeBy(net)),
  expert: net => expertBy(judgeBy(net)),
  student,
  rival: journeyman,
  second: { name: HANDS, phases: HAND_PHASES, samples: handSamples },
  watch,
};

/** Positions are noted when all hands are chosen, when a card is done with, and when a period is over. */
function watch(before: State, action: Action, after: State, x: Sparse, note: Note): void {
  const { seat, verb } = action;
  const step = stepOn(before);
  if (step === 'final') return;
  if (step === 'choose' && stepOn(after) !== 'choose') {
    for (const other of before.players.keys()) {
      const hand = bitsOf(chosenBy(after, other));
      take(before, { seat: other, hand, chosen: hand }, x, note);
    }
  }
  const done = verb === 'end' && step === 'resolve';
  const hand = toPlay(before, seat);
  if (done) take(before, { seat, hand, chosen: bitsOf(chosenBy(before, seat)) }, x, note);
  if (before.period === after.period && stepOn(after) !== 'final') return;
  for (const other of before.players.keys()) {
    if (done && other === seat && hand === 0) continue; // noted just now
    take(before, { seat: other, hand: 0, chosen: bitsOf(chosenBy(before, other)) }, x, note);
  }
}

function take(s: State, outlook: Outlook, x: Sparse, note: Note): void {
  note({ seat: outlook.seat, phase: phaseOf(s, outlook), known: fillInputs(x, s, outlook) });
}

/** What the game waits for. */
function stepOn(s: State): string | undefined {
  const top = s.agenda.at(-1);
  return top && 'step' in top ? top.step : undefined;
}

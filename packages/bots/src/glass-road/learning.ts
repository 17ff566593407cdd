import type { Seat } from '@waldglas/core';
import { type Action, type Event, glassRoad, type State, type View } from '@waldglas/glass-road';
import type { LearningGame, Note } from '../learning/port.ts';
import type { Sparse } from '../nets/sparse.ts';
import { expertBy } from './expert.ts';
import { fillInputs, INPUT_SIZES, INPUTS, MOST_INPUTS, type Outlook, PHASES, phaseOf } from './inputs.ts';
import { journeyman } from './journeyman.ts';
import { bitsOf, judgeBy } from './judge.ts';
import { oneTurnAhead, toPlay } from './one-turn.ts';
import { chosenBy } from './planning.ts';

/** Glass Road for the training: alone and with two players, in about equal time. */
export const learning: LearningGame<State, Action, View, Event> = {
  rules: glassRoad,
  inputs: INPUTS,
  mostInputs: MOST_INPUTS,
  sizes: INPUT_SIZES,
  phases: PHASES,
  tables: [1, 1, 2],
  quick: net => oneTurnAhead(judgeBy(net)),
  expert: expertBy,
  rival: journeyman,
  watch,
};

/** A card is done with, or the period is over: then its end is the last that was seen of it, with or without cards left. */
function watch(before: State, action: Action, after: State, x: Sparse, note: Note): void {
  const { seat, verb } = action;
  const outlook = { seat, hand: toPlay(before, seat), chosen: bitsOf(chosenBy(before, seat)) };
  if (verb === 'end' && stepOn(before) === 'resolve') take(before, outlook, x, note);
  if (before.period === after.period && stepOn(after) !== 'final') return;
  if (stepOn(before) === 'final') return;
  for (const other of before.players.keys()) {
    if (other !== seat || verb !== 'end' || outlook.hand !== 0) takeOver(before, other, x, note);
  }
}

function takeOver(s: State, seat: Seat, x: Sparse, note: Note): void {
  take(s, { seat, hand: 0, chosen: bitsOf(chosenBy(s, seat)) }, x, note);
}

function take(s: State, outlook: Outlook, x: Sparse, note: Note): void {
  note({ seat: outlook.seat, phase: phaseOf(s, outlook), known: fillInputs(x, s, outlook) });
}

/** What the game waits for. */
function stepOn(s: State): string | undefined {
  const top = s.agenda.at(-1);
  return top && 'step' in top ? top.step : undefined;
}

import { type Seat, type Share, stepOf } from '@waldglas/core';
import { type Action, CARD_IDS, type CardId, glassRoad, type State } from '@waldglas/glass-road';
import { type Afterstate, afterstates, type TurnPort } from '../afterstates.ts';
import { gains } from '../gains.ts';
import type { Meter } from '../meter.ts';
import { DRAW, shares, type Worth } from './evaluate.ts';

/** One way to resolve a card, and what the state after it is worth. */
export interface End {
  readonly state: State;
  readonly actions: readonly Action[];
  readonly value: number;
  /** What of that value lies in an outcome not known yet. */
  readonly gamble: number;
}

/** How a planner looks at a card: which cells, how many conversions, and what states are worth. */
export interface Look {
  readonly port: TurnPort<State, Action>;
  readonly anytimeActions: number;
  readonly worth: Worth;
  /** What drawing tiles into the private offer adds; the usual, if not told. */
  readonly draw?: number;
}

/** A state in which a seat resolves a card with so many abilities, and nothing comes after it. */
export function withCard(s: State, seat: Seat, card: CardId, abilities: number): State {
  const then = glassRoad.clone(s);
  const player = then.players[seat];
  if (player?.hand.includes(card)) player.hand = player.hand.filter(one => one !== card);
  then.agenda = [stepOf('resolve', seat, { card, abilities, used: [], feePaid: false })];
  return then;
}

/** The ways to go on from a state to the end of the card under way, the best first. */
export function endsOf(s: State, seat: Seat, left: number, look: Look, meter: Meter): End[] {
  return weighedEnds(turnsOf(s, seat, look, meter), seat, left, look);
}

/** One way to resolve a card, before it is weighed. */
export type Turn = Afterstate<State, Action>;

/** The ways to go on from a state to the end of the card under way. */
export function turnsOf(s: State, seat: Seat, { port, anytimeActions }: Look, meter: Meter): readonly Turn[] {
  return afterstates(glassRoad, port, s, seat, anytimeActions, meter);
}

/** The same ways with what they are worth, the best first. */
export function weighedEnds(turns: readonly Turn[], seat: Seat, left: number, look: Look): End[] {
  return turns.map(turn => weigh(turn, seat, left, look)).sort((a, b) => b.value - a.value);
}

function weigh({ state, actions, last, chance }: Turn, seat: Seat, left: number, { worth, draw = DRAW }: Look): End {
  const gamble = chance && last ? draw : 0;
  return { state, actions, value: worth(state, seat, left) + gamble, gamble };
}

/** The picks of a hand, in the order in which they are asked. */
export function picks(seat: Seat, hand: readonly CardId[]): Action[] {
  return CARD_IDS.filter(card => hand.includes(card)).map(card => ({ seat, verb: 'pick', card }));
}

/** Tells what a state has more and less of than `s`, in points. */
export function explainer(s: State, seat: Seat): (state: State) => readonly Share[] {
  const before = shares(s, seat);
  return state => gains(before, shares(state, seat));
}

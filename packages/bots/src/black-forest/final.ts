import { type Action, blackForest, type State } from '@waldglas/black-forest';
import type { Seat } from '@waldglas/core';
import { afterstates, type TurnPort } from '../afterstates.ts';
import { type Advice, advise } from '../bot.ts';
import type { Meter } from '../meter.ts';
import { pointsOf } from './points.ts';

/** More trades than this never help at the end. */
const TRADES = 20;

/** The trades before scoring that bring the most points: all that can be reached, as far as the meter allows. */
export function bestFinal(s: State, seat: Seat, port: TurnPort<State, Action>, nodes: Meter): Advice<Action> {
  const ends = afterstates(blackForest, port, s, seat, TRADES, nodes);
  return advise(ends.map(({ state, actions }) => ({ actions, value: pointsOf(state, seat), shares: [] })));
}

import type { Seat } from '@waldglas/core';
import { type Action, glassRoad, type State } from '@waldglas/glass-road';
import { afterstates } from '../afterstates.ts';
import { type Advice, adviseWays } from '../bot.ts';
import type { Meter } from '../meter.ts';
import { explainer } from './card.ts';
import { pointsOf } from './points.ts';
import { turnPort } from './turn.ts';

/** More trades than this never help at the end. */
const TRADES = 24;
const PORT = turnPort(1);

/** The trades before scoring that bring the most points: all that can be reached, as far as the meter allows. */
export function bestFinal(s: State, seat: Seat, nodes: Meter): Advice<Action> {
  const ends = afterstates(glassRoad, PORT, s, seat, TRADES, nodes);
  const ways = ends.map(({ state, actions }) => ({ actions, value: pointsOf(state, seat), state }));
  return adviseWays(ways, explainer(s, seat));
}

import { type Action, blackForest, type State } from '@waldglas/black-forest';
import type { Seat } from '@waldglas/core';
import { afterstates, type TurnPort } from '../afterstates.ts';
import { type Advice, advise } from '../bot.ts';
import { type Meter, portion } from '../meter.ts';
import type { End } from './ends.ts';
import { pointsOf } from './points.ts';

/** More conversions than this never help at the end. */
const TRADES = 20;

/** The conversions before scoring that bring the most points: all that can be reached, as far as the meter allows. */
export function bestFinal(s: State, seat: Seat, port: TurnPort<State, Action>, nodes: Meter): Advice<Action> {
  const ends = afterstates(blackForest, port, s, seat, TRADES, nodes);
  return advise(
    ends.map(({ state, actions }) => ({ state, actions, value: pointsOf(state, seat) })),
    () => [],
  );
}

/** How many ends of a last turn are looked at closely, and how many positions each may cost. */
const CLOSELY = 12;
const EACH = 150;

/** The ends of a last turn, or of plans up to it, by the points that conversions before scoring can still make of them. */
export function byFinalPoints<E extends Pick<End, 'state' | 'value'>>(
  ends: readonly E[],
  seat: Seat,
  port: TurnPort<State, Action>,
  nodes: Meter,
): E[] {
  return ends
    .slice(0, CLOSELY)
    .map(end => ({ ...end, value: bestFinal(end.state, seat, port, portion(nodes, EACH)).best[0]?.value ?? end.value }))
    .sort((a, b) => b.value - a.value);
}

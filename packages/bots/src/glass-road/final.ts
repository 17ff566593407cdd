import type { Seat } from '@waldglas/core';
import { type Action, glassRoad, type State } from '@waldglas/glass-road';
import { type Afterstate, afterstates, type TurnPort } from '../afterstates.ts';
import { type Advice, advise } from '../bot.ts';
import type { Meter } from '../meter.ts';
import { portion } from '../meter.ts';
import { explainer } from './card.ts';
import { pointsOf } from './points.ts';
import { turnPort } from './turn.ts';

/** More conversions than this never help at the end. */
const TRADES = 24;
/** The quick look may take so many positions. */
const QUICK = 400;

const QUICK_PORT = turnPort(1);

/** Every conversion, every cell and every amount; clearing land only where empty land scores. */
const EXACT_PORT: TurnPort<State, Action> = {
  ...QUICK_PORT,
  options: (_, { options }) => options,
  anytime(s, seat) {
    const church = s.players[seat]?.land.includes('village-church');
    return glassRoad.anytime(s, seat).filter(({ verb }) => verb === 'convert' || church);
  },
};

/** The most points that a seat can reach by conversions from a state, as far as a quick look tells. */
export function finalPoints(s: State, seat: Seat, nodes: Meter): number {
  let most = pointsOf(s, seat);
  for (const { state } of afterstates(glassRoad, QUICK_PORT, s, seat, TRADES, nodes)) {
    most = Math.max(most, pointsOf(state, seat));
  }
  return most;
}

/**
 * The conversions before scoring that bring the most points: a quick look first, then everything that can be reached. The
 * answer is exact unless the meter ends that.
 */
export function bestFinal(s: State, seat: Seat, nodes: Meter): Advice<Action> {
  const quick = afterstates(glassRoad, QUICK_PORT, s, seat, TRADES, portion(nodes, QUICK));
  const exact = nodes.spent() ? [] : afterstates(glassRoad, EXACT_PORT, s, seat, TRADES, nodes);
  const way = ({ state, actions }: Afterstate<State, Action>) => ({ actions, value: pointsOf(state, seat), state });
  const ways = [...quick, ...exact].map(way).sort((a, b) => b.value - a.value || a.actions.length - b.actions.length);
  return advise(ways, explainer(s, seat));
}

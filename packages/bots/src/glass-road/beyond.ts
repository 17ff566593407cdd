import { legal, rngFrom, type Seat } from '@waldglas/core';
import { type Action, glassRoad, type State, type View } from '@waldglas/glass-road';
import type { Way } from '../bot.ts';
import { type Meter, portion } from '../meter.ts';
import { mean } from '../statistics.ts';
import { triedHands } from './hands.ts';
import { plannerOf, type WorthFor } from './planner.ts';
import type { Widths } from './widths.ts';

/** How far a plan looks into the next period. */
export interface Beyond {
  /** So many ways are thought on, each with so many markets as the next period may have. */
  readonly ways: number;
  readonly markets: number;
  /** How the next hand is looked for; `nodes` for each way and market. */
  readonly widths: Widths;
}

type Ways = readonly Way<State, Action>[];

/**
 * Alone, with the last card of a period under way: its best ways weighed anew, half by what they are worth now and half by
 * the best hand of the period to come. The markets are the same for all ways, so that luck does not decide between them.
 */
export function lookedBeyond(
  view: View,
  seat: Seat,
  ways: Ways,
  nodes: Meter,
  worthFor: WorthFor,
  { ways: most, markets, widths }: Beyond,
): Ways {
  const best = ways.toSorted((a, b) => b.value - a.value).slice(0, most);
  if (best.length < 2) return ways;
  const sums = best.map(() => 0);
  for (let n = 0; n < markets; n++) {
    const from = glassRoad.imagine(view, rngFrom(`market ${n}`));
    for (const [i, { actions }] of best.entries()) {
      const then = periodAfter(from, actions);
      if (!then || nodes.spent()) return ways;
      const planner = plannerOf(view, then, seat, portion(nodes, widths.nodes), worthFor(then, []), widths);
      const hands = triedHands(planner, then, rngFrom(`draws ${n}`), worthFor, widths);
      sums[i] = (sums[i] ?? 0) + Math.max(...hands.map(({ value }) => value));
    }
  }
  const later = sums.map(sum => sum / markets);
  // values of another period have another zero: only their differences count
  const shift = mean(best.map(({ value }, i) => value - (later[i] ?? 0)));
  return best.map((way, i) => ({ ...way, value: (way.value + (later[i] ?? 0) + shift) / 2 }));
}

/** The start of the period that these actions lead to, if they lead to one. */
function periodAfter(s: State, actions: readonly Action[]): State | undefined {
  const then = glassRoad.clone(s);
  for (const action of actions) {
    if (!legal(glassRoad, then, action)) return undefined;
    glassRoad.apply(then, action);
  }
  return then.period > s.period && then.agenda.length > 0 ? then : undefined;
}

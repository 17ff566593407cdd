import type { Action, View } from '@waldglas/glass-road';
import type { Bot } from '../bot.ts';
import type { Net } from '../nets/net.ts';
import { EXPERT_ALONE, EXPERT_AMONG_OTHERS, toTheEnd } from './expert.ts';
import { JOURNEYMAN_WIDTHS } from './journeyman.ts';
import { judgeBy } from './judge.ts';
import { worthBy } from './net-planner.ts';
import { planPeriod } from './planning.ts';
import type { Widths } from './widths.ts';

/** The positions of a call, unless a budget tells. */
const NODES = 200_000;
/** However small or large a budget is, plans are at least and at most so many times as wide as usual. */
const LEAST = 0.4;
const MOST = 4;

/** How the hand of the next period is looked for. */
const NEXT_PERIOD: Widths = {
  ...JOURNEYMAN_WIDTHS,
  nodes: 20_000,
  considered: 8,
  width: 3,
  tried: 3,
  drawsByPair: 1,
  remembers: true,
};

/** How widely is planned alone, `times` as widely as usual. */
function aloneWidths(times: number): Widths {
  const many = (usual: number) => Math.max(1, Math.round(usual * times));
  return {
    ...EXPERT_ALONE,
    nodes: NODES,
    ends: many(14),
    width: many(16),
    tried: many(16),
    drawsByPair: many(2),
    beyond: { ways: many(5), markets: many(3), widths: NEXT_PERIOD },
  };
}

/** The same among others. */
function amongOthersWidths(times: number): Widths {
  const many = (usual: number) => Math.max(1, Math.round(usual * times));
  return {
    ...EXPERT_AMONG_OTHERS,
    nodes: NODES,
    ends: many(10),
    cardEnds: many(3),
    considered: 12,
    width: many(12),
    restWidth: many(3),
  };
}

/** The expert's plans, the wider the larger the budget is; alone with a look into the next period. */
export function masterBy(net: Net): Bot<Action, View> {
  const worth = worthBy(judgeBy(net));
  return (view, decision, budget) => {
    const times = Math.sqrt((budget.nodes ?? NODES) / NODES);
    const widthsFor = view.players.length === 1 ? aloneWidths : amongOthersWidths;
    const widths = widthsFor(Math.min(Math.max(times, LEAST), MOST));
    return planPeriod(worth, widths, toTheEnd(widths))(view, decision, budget);
  };
}

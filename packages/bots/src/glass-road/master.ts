import type { Action, View } from '@waldglas/glass-road';
import type { Bot } from '../bot.ts';
import { EXPERT_ALONE, EXPERT_AMONG_OTHERS, toTheEnd } from './expert.ts';
import { JOURNEYMAN_WIDTHS } from './journeyman.ts';
import type { Judge } from './judge.ts';
import type { Likings } from './likings.ts';
import { worthBy } from './net-planner.ts';
import { type Part, widthsWithout } from './parts.ts';
import { planPeriod } from './planning.ts';
import type { Widths } from './widths.ts';

/** With so many positions a call the widths below are as they stand; with more or less of them they grow or shrink. */
const AS_WIDE_ALONE = 1_000_000;
const AS_WIDE_AMONG_OTHERS = 200_000;
/** At so many it looks if the budget does not say: alone and between two, and among more, where a game has more calls. */
const UP_TO_TWO = 1_000_000;
const AMONG_MORE = 200_000;
/** However small or large a budget is, plans are at least and at most so many times as wide as usual. */
const LEAST = 0.4;
const MOST = 4;

/** How the hand of the next period is looked for. */
const NEXT_PERIOD: Widths = {
  ...JOURNEYMAN_WIDTHS,
  nodes: 20_000,
  considered: 8,
  width: 3,
  tried: 2,
  draws: 4,
  branches: { closely: 0, weighed: 3 },
  exactEnd: true,
  remembers: true,
};

/** So many times as many, but at least one. */
function grown(usual: number, times: number): number {
  return Math.max(1, Math.round(usual * times));
}

/** How widely is planned alone, `times` as widely as usual: the expert's plans, and the best hands and last cards with the next period. */
function aloneWidths(times: number): Widths {
  return {
    ...EXPERT_ALONE,
    ends: grown(20, times),
    width: grown(16, times),
    tried: grown(16, times),
    draws: grown(4, times),
    branches: { closely: grown(6, times), weighed: 4 },
    nextPeriod: {
      ways: grown(3, times),
      markets: grown(2, times),
      hands: grown(5, times),
      orders: grown(12, times),
      widths: NEXT_PERIOD,
    },
  };
}

/** Among others: the expert's plans, and what comes of them if all play on, with the hands that others are thought to choose. */
function amongOthersWidths(times: number, likings?: Likings): Widths {
  // with less time the plans stay as they are: they need cards for a whole hand
  const more = Math.max(times, 1);
  return {
    ...EXPERT_AMONG_OTHERS,
    ends: grown(EXPERT_AMONG_OTHERS.ends, more),
    width: grown(EXPERT_AMONG_OTHERS.width, more),
    considered: grown(EXPERT_AMONG_OTHERS.considered, more),
    playouts: {
      hands: grown(8, times),
      ends: grown(4, times),
      samples: grown(20, times),
      cardNodes: 120,
      conversions: 2,
      rivalry: 0.7,
      likings,
    },
  };
}

/** How widely the master plans with so many positions to look at: four times as many make all twice as wide. */
export function masterWidths(nodes: number, players: number, likings?: Likings): Widths {
  const alone = players === 1;
  const times = Math.sqrt(nodes / (alone ? AS_WIDE_ALONE : AS_WIDE_AMONG_OTHERS));
  const within = Math.min(Math.max(times, LEAST), MOST);
  return alone ? aloneWidths(within) : amongOthersWidths(within, likings);
}

/** What the master has learned: what positions are worth, and which cards others choose. */
interface Learned {
  readonly judge: Judge;
  readonly likings?: Likings;
}

/** The expert's plans, the wider the larger the budget is; alone with a look into the next period, among others played out. */
export function masterBy({ judge, likings }: Learned, without?: Part): Bot<Action, View> {
  const worth = worthBy(judge);
  return (view, decision, budget) => {
    const { length: players } = view.players;
    const nodes = budget.nodes ?? (players <= 2 ? UP_TO_TWO : AMONG_MORE);
    const widths = widthsWithout(without, masterWidths(nodes, players, likings));
    return planPeriod(worth, widths, toTheEnd(widths))(view, decision, { ...budget, nodes });
  };
}

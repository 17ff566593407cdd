import type { Action, View } from '@waldglas/glass-road';
import type { Bot } from '../bot.ts';
import { JOURNEYMAN_WIDTHS } from './journeyman.ts';
import type { Judge } from './judge.ts';
import { worthBy } from './net-planner.ts';
import { type Part, widthsWithout } from './parts.ts';
import { planPeriod } from './planning.ts';
import type { Widths } from './widths.ts';

/**
 * Among others: two conversions on the way to each card and more positions for it than the journeyman's, as soon as it is
 * known which hands are worth that.
 */
export const EXPERT_AMONG_OTHERS: Widths = {
  ...JOURNEYMAN_WIDTHS,
  nodes: 60_000,
  cardNodes: 120,
  farNodes: 120,
  farConversions: 2,
  lines: { cardNodes: 60, conversions: 1 },
  remembers: true,
};

/**
 * Alone: besides, more hands out of all cards, each two cards are thought to come last equally often, and how a card is
 * used depends on the cards that follow it.
 */
export const EXPERT_ALONE: Widths = {
  ...EXPERT_AMONG_OTHERS,
  ends: 16,
  considered: 15,
  width: 12,
  tried: 12,
  branches: { closely: 4, weighed: 4 },
};

/** In the last period the last card counts by its points alone. */
export function toTheEnd(widths: Widths): Widths {
  return { ...widths, cardNodes: Math.max(widths.cardNodes, 150), exactEnd: true };
}

/** The journeyman's plans by what a net has learned, more deeply, and in the last period to the end of the game. */
export function expertBy(judge: Judge, without?: Part): Bot<Action, View> {
  const worth = worthBy(judge);
  const planned = (usual: Widths) => {
    const widths = widthsWithout(without, usual);
    return planPeriod(worth, widths, toTheEnd(widths));
  };
  const alone = planned(EXPERT_ALONE);
  const amongOthers = planned(EXPERT_AMONG_OTHERS);
  return (view, decision, budget) => (view.players.length === 1 ? alone : amongOthers)(view, decision, budget);
}

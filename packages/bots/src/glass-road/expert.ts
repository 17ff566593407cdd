import type { Action, View } from '@waldglas/glass-road';
import type { Bot } from '../bot.ts';
import type { Net } from '../nets/net.ts';
import { JOURNEYMAN_WIDTHS } from './journeyman.ts';
import { judgeBy } from './judge.ts';
import { worthBy } from './net-planner.ts';
import { planPeriod, type Widths } from './planning.ts';

/** The last period: two conversions on the way to each card, more positions for it, and the last card for its points alone. */
const LAST: Widths = { ...JOURNEYMAN_WIDTHS, nodes: 40_000, cardNodes: 150, farConversions: 2, exactEnd: true };

/** The journeyman's plans by what a net has learned, in the last period to the end of the game. */
export function expertBy(net: Net): Bot<Action, View> {
  return planPeriod(worthBy(judgeBy(net)), JOURNEYMAN_WIDTHS, LAST);
}

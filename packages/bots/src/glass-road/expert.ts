import type { Action, View } from '@waldglas/glass-road';
import type { Bot } from '../bot.ts';
import { shippedNet } from '../nets/shipped.ts';
import { WEIGHTS } from '../weights/glass-road.ts';
import { INPUTS, PHASES } from './inputs.ts';
import { JOURNEYMAN_WIDTHS } from './journeyman.ts';
import { type Judge, judgeBy } from './judge.ts';
import { worthBy } from './net-planner.ts';
import { planPeriod, type Widths } from './planning.ts';

let judge: Judge | undefined;

/** What positions are worth as it was learned; the weights are unpacked when the first one is judged. */
const learned: Judge = (s, outlook) => {
  judge ??= judgeBy(shippedNet(WEIGHTS, INPUTS, PHASES));
  return judge(s, outlook);
};

/** The last period: two conversions on the way to each card, more positions for it, and the last card for its points alone. */
const LAST: Widths = { ...JOURNEYMAN_WIDTHS, nodes: 40_000, cardNodes: 150, farConversions: 2, exactEnd: true };

/** The journeyman's plans by what was learned, in the last period to the end of the game. */
export const expert: Bot<Action, View> = planPeriod(worthBy(learned), JOURNEYMAN_WIDTHS, LAST);

import type { Action, View } from '@waldglas/black-forest';
import type { Bot } from '../bot.ts';
import type { Net } from '../nets/net.ts';
import { JOURNEYMAN } from './journeyman.ts';
import { learnedWorth } from './judge.ts';
import { planner } from './planner.ts';

/** The journeyman's plans by what a net has learned. */
export function expertBy(net: Net): Bot<Action, View> {
  return planner(learnedWorth(net), JOURNEYMAN);
}

import type { Action, View } from '@waldglas/black-forest';
import type { Bot } from '../bot.ts';
import type { Worth } from './evaluate.ts';
import { JOURNEYMAN } from './journeyman.ts';
import { type Part, planningWithout } from './parts.ts';
import { planner } from './planner.ts';

/** The journeyman's plans by what a net has learned. */
export function expertBy(worth: Worth, without?: Part): Bot<Action, View> {
  return planner(worth, planningWithout(without, JOURNEYMAN));
}

import { type Action, glassRoad, type View } from '@waldglas/glass-road';
import type { Levels } from '../bot.ts';
import { randomBot } from '../random.ts';
import { apprentice } from './apprentice.ts';
import { journeyman } from './journeyman.ts';

/** The bots of Glass Road. */
export const levels: Levels<Action, View> = {
  random: randomBot(glassRoad),
  apprentice,
  journeyman,
};

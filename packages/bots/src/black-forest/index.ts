import { type Action, blackForest, type View } from '@waldglas/black-forest';
import type { Levels } from '../bot.ts';
import { randomBot } from '../random.ts';
import { apprentice } from './apprentice.ts';
import { journeyman } from './journeyman.ts';

/** The bots of Black Forest. */
export const levels: Levels<Action, View> = {
  random: randomBot(blackForest),
  apprentice,
  journeyman,
};

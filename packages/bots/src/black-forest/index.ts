import { type Action, blackForest, type View } from '@waldglas/black-forest';
import type { Levels } from '../bot.ts';
import { brief, lenient } from '../lenient.ts';
import { randomBot } from '../random.ts';
import { apprentice } from './apprentice.ts';
import { expert } from './expert.ts';
import { journeyman } from './journeyman.ts';

export { planTurn } from './turn-planner.ts';

/** The bots of Black Forest. */
export const levels: Levels<Action, View> = {
  random: randomBot(blackForest),
  apprentice,
  journeyman,
  expert,
  beginner: lenient(apprentice, 4),
  easy: lenient(apprentice, 1),
  medium: apprentice,
  hard: brief(journeyman, 1500),
  hardest: expert,
};

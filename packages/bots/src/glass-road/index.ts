import { type Action, glassRoad, type View } from '@waldglas/glass-road';
import type { Levels } from '../bot.ts';
import { lenient } from '../lenient.ts';
import { randomBot } from '../random.ts';
import { apprentice } from './apprentice.ts';
import { expert } from './expert.ts';
import { journeyman } from './journeyman.ts';
import { tunedJudge } from './judge.ts';
import { oneTurnAhead } from './one-turn.ts';

/** The bots of Glass Road. */
export const levels: Levels<Action, View> = {
  random: randomBot(glassRoad),
  apprentice,
  journeyman,
  expert,
  beginner: lenient(apprentice, 4),
  easy: lenient(apprentice, 1),
  medium: apprentice,
  hard: oneTurnAhead(tunedJudge),
  hardest: journeyman,
};

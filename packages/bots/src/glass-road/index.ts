import { type Action, glassRoad, type View } from '@waldglas/glass-road';
import type { Bot, Levels } from '../bot.ts';
import { lenient } from '../lenient.ts';
import { randomBot } from '../random.ts';
import { apprentice } from './apprentice.ts';
import { expert } from './expert.ts';
import { journeyman } from './journeyman.ts';
import { tunedJudge } from './judge.ts';
import { oneTurnAhead } from './one-turn.ts';

/** Alone the expert makes more points; among several nothing has beaten the journeyman yet. */
const strongest: Bot<Action, View> = (view, decision, budget) =>
  (view.players.length === 1 ? expert : journeyman)(view, decision, budget);

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
  hardest: strongest,
};

import { type Action, blackForest, type View } from '@waldglas/black-forest';
import type { Levels } from '../bot.ts';
import { greedyThink } from '../greedy.ts';
import { randomThink } from '../random.ts';
import { JUDGE } from './evaluate.ts';
import { TURN } from './turn.ts';

export { evaluate } from './evaluate.ts';

const greedy = greedyThink(blackForest, TURN, JUDGE, 0, 500);

/** The bots of Black Forest. */
export const levels: Levels<Action, View> = {
  random: randomThink(blackForest),
  apprentice: greedy,
  journeyman: greedy,
};

import { type Action, glassRoad, type View } from '@waldglas/glass-road';
import type { Levels } from '../bot.ts';
import { greedyThink } from '../greedy.ts';
import { randomThink } from '../random.ts';
import { JUDGE } from './evaluate.ts';
import { TURN } from './turn.ts';

export { evaluate } from './evaluate.ts';

const greedy = greedyThink(glassRoad, TURN, JUDGE, 0, 500);

/** The bots of Glass Road. */
export const levels: Levels<Action, View> = {
  random: randomThink(glassRoad),
  apprentice: greedy,
  journeyman: greedy,
};

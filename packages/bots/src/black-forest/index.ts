import { type Action, blackForest, type View } from '@waldglas/black-forest';
import type { TurnPlanner } from '@waldglas/core';
import type { Levels } from '../bot.ts';
import { brief, lenient } from '../lenient.ts';
import type { Net } from '../nets/net.ts';
import { readNet } from '../nets/net-file.ts';
import { randomBot } from '../random.ts';
import { apprentice } from './apprentice.ts';
import { worthBy } from './evaluate.ts';
import { expertBy } from './expert.ts';
import { INPUTS, PHASES } from './inputs.ts';
import { journeyman } from './journeyman.ts';
import { learnedWorth } from './judge.ts';
import { masterBy } from './master.ts';
import type { Part } from './parts.ts';
import { turnPlanner } from './turn-planner.ts';
import { TUNED } from './weights.ts';

export { PARTS } from './parts.ts';

const netOf = (weights: Uint8Array): Net =>
  readNet(
    weights,
    INPUTS,
    PHASES.map(({ name }) => name),
  );

/**
 * The bots of Black Forest by the weights that were learned; without those the journeyman plays for whoever needs them. To
 * measure what a part of their thinking brings, expert and master can do without it.
 */
export function levelsBy(weights: Uint8Array | undefined, without?: Part): Levels<Action, View> {
  const net = weights && netOf(weights);
  const worth = net && (without === 'net' ? worthBy(TUNED) : learnedWorth(net));
  const expert = worth ? expertBy(worth, without) : journeyman;
  const master = worth ? masterBy(worth, without) : journeyman;
  return {
    random: randomBot(blackForest),
    apprentice,
    journeyman,
    expert,
    master,
    beginner: lenient(apprentice, 4),
    easy: apprentice,
    medium: brief(journeyman, 1500),
    hard: journeyman,
    hardest: master,
  };
}

/** Who plans the coming turn: by the weights that were learned, or without them by the tuned ones. */
export function turnPlannerBy(weights: Uint8Array | undefined): TurnPlanner<Action, View> {
  return turnPlanner(weights ? learnedWorth(netOf(weights)) : worthBy(TUNED));
}

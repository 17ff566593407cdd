import { type Action, glassRoad, type View } from '@waldglas/glass-road';
import type { Bot, Levels } from '../bot.ts';
import { lenient } from '../lenient.ts';
import type { Phase } from '../nets/fit.ts';
import type { Net } from '../nets/net.ts';
import { readNet } from '../nets/net-file.ts';
import { randomBot } from '../random.ts';
import { apprentice } from './apprentice.ts';
import { expertBy } from './expert.ts';
import { INPUTS, PHASES } from './inputs.ts';
import { journeyman } from './journeyman.ts';
import { judgeBy, tunedJudge } from './judge.ts';
import { HAND_PHASES, HANDS, learnedLikings } from './likings.ts';
import { masterBy } from './master.ts';
import { oneTurnAhead } from './one-turn.ts';
import type { Part } from './parts.ts';

export { PARTS } from './parts.ts';

function netIn(weights: Uint8Array, phases: readonly Phase[], name?: string): Net {
  const names = phases.map(phase => phase.name);
  return readNet(weights, INPUTS, names, name);
}

/**
 * The bots of Glass Road by the weights that were learned; without those the journeyman plays for whoever needs them. To
 * measure what a part of their thinking brings, expert and master can do without it.
 */
export function levelsBy(weights: Uint8Array | undefined, without?: Part): Levels<Action, View> {
  const judge = weights && (without === 'net' ? tunedJudge : judgeBy(netIn(weights, PHASES)));
  const likings = weights && learnedLikings(netIn(weights, HAND_PHASES, HANDS));
  const expert = judge ? expertBy(judge, without) : journeyman;
  const master = judge && likings ? masterBy({ judge, likings }, without) : journeyman;
  /** Who was found strongest: among three and four it is not known that the master is better than the expert, and it takes longer. */
  const strongest: Bot<Action, View> = (view, decision, budget) =>
    (view.players.length < 3 ? master : expert)(view, decision, budget);
  return {
    random: randomBot(glassRoad),
    apprentice,
    journeyman,
    expert,
    master,
    beginner: lenient(apprentice, 4),
    easy: lenient(apprentice, 1),
    medium: apprentice,
    hard: oneTurnAhead(tunedJudge),
    hardest: strongest,
  };
}

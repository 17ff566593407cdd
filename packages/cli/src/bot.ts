import type { LevelId } from '@waldglas/bots';
import type { Action, Decision } from '@waldglas/core';
import { loadLevels } from './catalog.ts';
import type { Session } from './session.ts';

/** Who sits on a seat that a person plays. */
export const HUMAN = 'human';

/**
 * The lines with which a bot answers a decision of its seat; it sees a view. Its chance goes by the length of the record,
 * so that a loaded game goes on the same way.
 */
export async function askBot(
  { game, record, state }: Session,
  decision: Decision<Action>,
  level: string,
): Promise<readonly string[]> {
  const levels = await loadLevels(game.id);
  const think = levels[level as LevelId];
  const seed = `${record.seed}/bots/${record.actions.length}`;
  return think(game.view(state, decision.seat), decision, { seed }).actions.map(action => game.write(action));
}

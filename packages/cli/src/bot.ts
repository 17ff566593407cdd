import { randomAction, rngFrom } from '@waldglas/core';
import type { Session } from './session.ts';

/** Who sits on a seat that a person plays. */
export const HUMAN = 'human';

/**
 * The lines that a bot plays now. Its chance goes by the length of the record, so that a loaded game goes on the same
 * way.
 */
export async function askBot({ game, record, state }: Session): Promise<readonly string[]> {
  const action = randomAction(game, state, rngFrom(`${record.seed}/bots/${record.actions.length}`));
  return action ? [game.write(action)] : [];
}

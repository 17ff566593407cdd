import { type Action, type Decision, randomAction, rngFrom } from '@waldglas/core';
import { loadGame } from './games.ts';
import { serve } from './rpc.ts';

/** What the table asks of its bots. */
export interface BotCalls {
  /** The lines a bot answers with; it is given a view, never a state. */
  think(game: string, level: string, view: unknown, decision: Decision<Action>, seed: string): Promise<string[]>;
}

const calls: BotCalls = {
  async think(id, _level, view, decision, seed) {
    const game = await loadGame(id);
    const rng = rngFrom(seed);
    const action = randomAction(game, game.imagine(view, rng), rng);
    const own = action?.seat === decision.seat ? action : decision.options[0];
    return own ? [game.write(own)] : [];
  },
};

serve(self, calls as unknown as Parameters<typeof serve>[1]);

import type { Action, Decision } from '@waldglas/core';
import { loadBots } from '../catalog.ts';
import { serve } from '../connection/rpc.ts';

/** What the table asks of its bots. */
export interface BotCalls {
  /** What a bot answers; it is given a view, never a state. */
  think(
    game: string,
    level: string,
    view: unknown,
    decision: Decision<Action>,
    seed: string,
  ): Promise<readonly Action[]>;
}

serve<BotCalls>(self, {
  async think(game, level, view, decision, seed) {
    const bot = (await loadBots(game))[level];
    if (!bot) throw new Error(`no bot of ${game} is called ${level}`);
    return bot(view, decision, { seed }).actions;
  },
});

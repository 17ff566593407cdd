import { PATIENCE } from '@waldglas/bots';
import type { Action, Decision, EditionDocument } from '@waldglas/core';
import { loadBots, loadRules } from '../catalog.ts';
import { serve } from '../connection/rpc.ts';

/** What the table asks of its bots. */
export interface BotCalls {
  /** Makes an exchanged edition known, before anybody thinks by it. */
  admit(game: string, facts: EditionDocument): Promise<void>;
  /** What a bot answers; it is given a view, never a state. */
  think(
    game: string,
    level: string,
    view: unknown,
    decision: Decision<Action>,
    seed: string,
  ): Promise<readonly Action[]>;
}

let knowing: Promise<void> = Promise.resolve();

serve<BotCalls>(self, {
  admit(game, facts) {
    knowing = loadRules(game).then(rules => void rules.admitEdition(facts));
    return knowing;
  },
  async think(game, level, view, decision, seed) {
    await knowing;
    const bot = (await loadBots(game))[level];
    if (!bot) throw new Error(`no bot of ${game} is called ${level}`);
    return bot(view, decision, { seed, milliseconds: PATIENCE, clock: () => performance.now() }).actions;
  },
});

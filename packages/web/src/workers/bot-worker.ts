import { PATIENCE } from '@waldglas/bots';
import type { Action, Decision, EditionDocument } from '@waldglas/core';
import { loadRules } from '../catalog.ts';
import { serve } from '../connection/rpc.ts';
import { loadBot } from './learned-bots.ts';

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
    isHurried: boolean,
  ): Promise<BotAnswer>;
}

export interface BotAnswer {
  readonly actions: readonly Action[];
  /** Did another bot answer, because what this one has learned could not be loaded? */
  readonly lacksWeights: boolean;
}

/** So long a bot thinks that somebody does not want to wait for, in milliseconds. */
const HURRIED = 60;

let knowing: Promise<void> = Promise.resolve();

serve<BotCalls>(self, {
  admit(game, facts) {
    knowing = loadRules(game).then(rules => void rules.admitEdition(facts));
    return knowing;
  },
  async think(game, level, view, decision, seed, isHurried) {
    await knowing;
    const { made: bot, lacksWeights } = await loadBot(game, level);
    const { actions } = bot(view, decision, {
      seed,
      milliseconds: isHurried ? HURRIED : PATIENCE,
      clock: () => performance.now(),
    });
    return { actions, lacksWeights };
  },
});

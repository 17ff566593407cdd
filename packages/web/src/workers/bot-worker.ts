import { type Bot, STRONGEST } from '@waldglas/bots';
import type { Action, Decision, Weighed } from '@waldglas/core';
import { loadGame } from '../catalog.ts';
import { serve } from '../connection/rpc.ts';

/** What the table asks of its bots. */
export interface BotCalls {
  /** The lines a bot answers with; it is given a view, never a state. */
  think(game: string, level: string, view: unknown, decision: Decision<Action>, seed: string): Promise<string[]>;
  /** The ways that the strongest bot likes best. */
  advise(game: string, view: unknown, decision: Decision<Action>, seed: string): Promise<readonly Weighed<Action>[]>;
}

type AnyBot = Bot<Action, unknown>;

/** The bots of each game by level. */
const BOTS: Readonly<Record<string, () => Promise<Readonly<Record<string, AnyBot>>>>> = {
  'glass-road': async () => (await import('@waldglas/bots/glass-road')).levels as Readonly<Record<string, AnyBot>>,
};

async function loadBot(id: string, level: string): Promise<AnyBot> {
  const think = (await BOTS[id]?.())?.[level];
  if (!think) throw new Error(`nobody of ${id} is called ${level}`);
  return think;
}

serve<BotCalls>(self, {
  async think(id, level, view, decision, seed) {
    const [game, think] = await Promise.all([loadGame(id), loadBot(id, level)]);
    return think(view, decision, { seed }).actions.map(action => game.write(action));
  },
  async advise(id, view, decision, seed) {
    const think = await loadBot(id, STRONGEST);
    return think(view, decision, { seed }).best;
  },
});

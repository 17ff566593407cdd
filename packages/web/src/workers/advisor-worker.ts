import { PATIENCE, STRONGEST } from '@waldglas/bots';
import {
  type Action,
  type AnyGame,
  type BaseState,
  type Decision,
  type EditionDocument,
  isIllegal,
  type PlannedTurn,
  rngFrom,
  type Seat,
  type Weighed,
} from '@waldglas/core';
import { loadRules } from '../catalog.ts';
import type { Seen } from '../connection/advisor.ts';
import type { Plan } from '../connection/connection.ts';
import { serve } from '../connection/rpc.ts';
import { loadBot, loadPlanner } from './learned-bots.ts';

/** What the page asks of an advisor. It is given views, never states. */
export interface AdvisorCalls {
  admit(game: string, facts: EditionDocument): Promise<void>;
  plans(seen: Seen, wishes: readonly string[]): Promise<readonly Plan[]>;
  hint(seen: Seen, decision: Decision<Action>, seed: string): Promise<readonly Weighed<Action>[]>;
  turns(seen: Seen, seed: string): Promise<readonly PlannedTurn<Action, unknown>[]>;
}

/** What a wish would take in a state. */
function planFor(game: AnyGame, state: BaseState, seat: Seat, wish: string): Plan {
  const action = game.read(wish);
  if (isIllegal(action)) throw new Error(action.illegal);
  const reason = game.why(state, seat, action);
  return { reached: reason === undefined || reason.reach === true, first: reason?.first ?? [], reason };
}

let knowing: Promise<void> = Promise.resolve();

serve<AdvisorCalls>(self, {
  admit(game, facts) {
    knowing = loadRules(game).then(rules => void rules.admitEdition(facts));
    return knowing;
  },
  async plans({ game: id, view, seat }, wishes) {
    await knowing;
    const game = await loadRules(id);
    // what a seat may do depends only on what it knows, so any state that fits its view will do
    const state = game.imagine(view, rngFrom('plan'));
    return wishes.map(wish => planFor(game, state, seat, wish));
  },
  async hint({ game, view }, decision, seed) {
    await knowing;
    const { made: bot } = await loadBot(game, STRONGEST);
    return bot(view, decision, { seed, milliseconds: PATIENCE, clock: () => performance.now() }).best;
  },
  async turns({ game, view, seat }, seed) {
    await knowing;
    const planTurn = await loadPlanner(game);
    return planTurn?.(view, seat, { seed }) ?? [];
  },
});

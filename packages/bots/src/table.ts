import {
  type Action,
  type BaseState,
  legal,
  lowest,
  type Rules,
  type Seat,
  type Seed,
  type TableSetup,
} from '@waldglas/core';
import type { Bot } from './bot.ts';

/** How the bots at a table think: their own chance, apart from the deal's, and how long. */
export interface Thinking {
  readonly seed: Seed;
  readonly nodes?: number;
  readonly milliseconds?: number;
  readonly clock?: () => number;
  readonly cancelled?: () => boolean;
}

/** A game that bots have played to its end. */
export interface PlayedOut<S, A extends Action> {
  readonly state: S;
  readonly actions: readonly A[];
}

/** No game takes so many actions: one that does is broken. */
const MOST_ACTIONS = 5000;

/**
 * Plays a game of bots, one for each seat. Each is given its own view and answers with a list of own actions, which is
 * played as long as it is legal. `heard` learns how long each call took.
 */
export function playBots<S extends BaseState, A extends Action, V, E>(
  rules: Rules<S, A, V, E>,
  table: TableSetup,
  seed: Seed,
  seats: readonly Bot<A, V>[],
  thinking: Thinking,
  heard?: (seat: Seat, milliseconds: number) => void,
): PlayedOut<S, A> {
  const state = rules.setup(table, seed);
  const actions: A[] = [];
  const { clock } = thinking;
  for (;;) {
    const decision = lowest(rules.decisions(state));
    if (!decision) return { state, actions };
    if (actions.length > MOST_ACTIONS) throw new Error(`game ${seed} does not end within ${MOST_ACTIONS} actions`);
    const { seat } = decision;
    const think = seats[seat];
    if (!think) throw new Error(`nobody sits on seat ${seat}`);
    const begun = clock?.() ?? 0;
    const advice = think(rules.view(state, seat), decision, {
      ...thinking,
      seed: `${thinking.seed}/${seat}/${actions.length}`,
    });
    heard?.(seat, (clock?.() ?? 0) - begun);
    const before = actions.length;
    for (const action of advice.actions) {
      if (action.seat !== seat || !legal(rules, state, action)) break;
      rules.apply(state, action);
      actions.push(action);
    }
    if (actions.length === before) {
      throw new Error(`game ${seed}, action ${before + 1}: the bot of seat ${seat} has no legal answer`);
    }
  }
}

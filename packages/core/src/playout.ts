import { below, pickOne, type Rng } from './random.ts';
import type { Action, BaseState, Decision, Rules } from './rules.ts';

/** The decision of the lowest seat that has one. */
export function lowest<A extends Action>(decisions: readonly Decision<A>[]): Decision<A> | undefined {
  let first = decisions[0];
  for (const decision of decisions) if (first && decision.seat < first.seat) first = decision;
  return first;
}

/**
 * A random action of the lowest deciding seat: with chance 1/8 an anytime action, if there is one, otherwise each
 * option equally likely. None once the game is over.
 */
export function randomAction<S extends BaseState, A extends Action, V, E>(
  rules: Rules<S, A, V, E>,
  s: S,
  rng: Rng,
): A | undefined {
  const decision = lowest(rules.decisions(s));
  if (!decision) return undefined;
  if (below(rng, 8) === 0) {
    const anytime = rules.anytime(s, decision.seat);
    if (anytime.length > 0) return pickOne(rng, anytime);
  }
  return pickOne(rng, decision.options);
}

/**
 * Plays random actions in place until the game is over and tells how many there were. `onAction` hears each one before
 * it is played. Throws after `limit` of them.
 */
export function playOut<S extends BaseState, A extends Action, V, E>(
  rules: Rules<S, A, V, E>,
  s: S,
  rng: Rng,
  onAction?: (action: A) => void,
  limit = 5000,
): number {
  for (let n = 0; n <= limit; n++) {
    const action = randomAction(rules, s, rng);
    if (action === undefined) return n;
    if (n === limit) break;
    onAction?.(action);
    rules.apply(s, action);
  }
  throw new Error(`playOut: the game is not over after ${limit} actions`);
}

import { type Action, type BaseState, below, pickOne, type Rules, rngFrom } from '@waldglas/core';
import type { Bot } from './bot.ts';

/** Answers each question uniformly and, with chance 1/8, uses an anytime action first. */
export function randomBot<S extends BaseState, A extends Action, V, E>(rules: Rules<S, A, V, E>): Bot<A, V> {
  return (view, decision, budget) => {
    const rng = rngFrom(budget.seed);
    const anytime = below(rng, 8) === 0 ? rules.anytime(rules.imagine(view, rng), decision.seat) : [];
    const action = pickOne(rng, anytime.length > 0 ? anytime : decision.options);
    return { actions: [action], best: [{ actions: [action], value: 0, shares: [] }] };
  };
}

import { type Action, pickOne, rngFrom } from '@waldglas/core';
import type { Bot } from './bot.ts';

/**
 * A weaker bot out of a stronger one: of the ways that the stronger one likes best it takes any that it thinks to lose at
 * most so many points by. It plays less well everywhere and nowhere blunders.
 */
export function lenient<A extends Action, V>(bot: Bot<A, V>, lost: number): Bot<A, V> {
  return (view, decision, budget) => {
    const advice = bot(view, decision, budget);
    const best = advice.best[0];
    if (!best) return advice;
    const { actions } = pickOne(
      rngFrom(`${budget.seed} lenient`),
      advice.best.filter(({ value }) => value >= best.value - lost),
    );
    return { ...advice, actions };
  };
}

/** A bot that looks at no more than so many positions for an answer. */
export function brief<A extends Action, V>(bot: Bot<A, V>, nodes: number): Bot<A, V> {
  return (view, decision, budget) => bot(view, decision, { ...budget, nodes: Math.min(nodes, budget.nodes ?? nodes) });
}

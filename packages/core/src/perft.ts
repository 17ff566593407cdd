import { lowest } from './playout.ts';
import type { Action, BaseState, Rules } from './rules.ts';

/**
 * The number of different lines of `depth` answers: decisions only, never anytime actions; the lowest deciding seat
 * goes first; a line that ends the game early counts once.
 */
export function perft<S extends BaseState, A extends Action, V, E>(
  rules: Rules<S, A, V, E>,
  s: S,
  depth: number,
): number {
  if (depth === 0) return 1;
  const decision = lowest(rules.decisions(s));
  if (!decision) return 1;
  if (depth === 1) return decision.options.length;
  let lines = 0;
  for (const action of decision.options) lines += perft(rules, after(rules, s, action), depth - 1);
  return lines;
}

/** The lines behind each first answer, in the order in which it is offered; together they are `perft`. */
export function divide<S extends BaseState, A extends Action, V, E>(
  rules: Rules<S, A, V, E>,
  s: S,
  depth: number,
): { action: string; lines: number }[] {
  const options = lowest(rules.decisions(s))?.options ?? [];
  return options.map(action => ({
    action: rules.write(action),
    lines: perft(rules, after(rules, s, action), depth - 1),
  }));
}

function after<S extends BaseState, A extends Action, V, E>(rules: Rules<S, A, V, E>, s: S, action: A): S {
  const next = rules.clone(s);
  rules.apply(next, action);
  return next;
}

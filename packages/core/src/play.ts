import { type Illegal, illegal } from './illegal.ts';
import type { Action, BaseState, Rules } from './rules.ts';

/** A state after some actions, and what happened on the way. */
export interface Played<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

/** Is this action among those offered to its seat, as an answer or at any time? */
export function legal<S extends BaseState, A extends Action, V, E>(
  rules: Pick<Rules<S, A, V, E>, 'decisions' | 'anytime' | 'write'>,
  s: S,
  action: A,
): boolean {
  const line = rules.write(action);
  const same = (one: A) => one.verb === action.verb && rules.write(one) === line;
  return (
    rules.decisions(s).some(decision => decision.seat === action.seat && decision.options.some(same)) ||
    rules.anytime(s, action.seat).some(same)
  );
}

/** The checked door: plays a list of actions on a clone, all of them or none. */
export function play<S extends BaseState, A extends Action, V, E>(
  rules: Rules<S, A, V, E>,
  s: S,
  actions: readonly A[],
): Played<S, E> | Illegal {
  const state = rules.clone(s);
  const events: E[] = [];
  for (const action of actions) {
    if (!legal(rules, state, action)) return illegal(refusal(rules, state, action));
    rules.apply(state, action, event => events.push(event));
  }
  return { state, events };
}

/** Why a line is refused, with what is offered instead. */
function refusal<S extends BaseState, A extends Action, V, E>(rules: Rules<S, A, V, E>, s: S, action: A): string {
  const line = rules.write(action);
  const decisions = rules.decisions(s);
  if (decisions.length === 0) return `"${line}" is too late: the game is over`;
  const own = decisions.find(decision => decision.seat === action.seat);
  if (!own) return `"${line}" is not possible now: it is another seat's decision`;
  const offered = own.options.slice(0, 8).map(option => rules.write(option).slice(2));
  const more = own.options.length > offered.length ? ', ...' : '';
  return `"${line}" is not among: ${offered.join(', ')}${more}`;
}

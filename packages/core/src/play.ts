import { type Illegal, illegal } from './illegal.ts';
import type { Action, BaseState, Decision, Game, Rules } from './rules.ts';

/** A state after some actions, and what happened on the way. */
export interface Played<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

/** How this action is offered to its seat: as an answer to what it is asked, at any time, or not at all. */
export function offeredAs<S extends BaseState, A extends Action, V, E>(
  rules: Pick<Rules<S, A, V, E>, 'anytime' | 'write'>,
  s: S,
  action: A,
  decisions: readonly Decision<A>[],
): 'answer' | 'anytime' | undefined {
  const line = rules.write(action);
  const same = (one: A) => one.verb === action.verb && rules.write(one) === line;
  if (decisions.some(decision => decision.seat === action.seat && decision.options.some(same))) return 'answer';
  return rules.anytime(s, action.seat).some(same) ? 'anytime' : undefined;
}

/**
 * As `offeredAs`, for a line of a record. In a game from before a fix that changed what is legal, a line whose legality
 * depends on what would follow is taken as it stands: what was offered then is not known any more.
 */
export function recordedAs<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  s: S,
  action: A,
  decisions: readonly Decision<A>[],
): 'answer' | 'anytime' | undefined {
  const offered = offeredAs(game, s, action, decisions);
  if (offered !== undefined || game.legalityFixes.every(fix => s.fixes.includes(fix))) return offered;
  const line = game.write(action);
  return game.lookAhead(s).some(one => game.write(one.action) === line) ? 'answer' : undefined;
}

/** Is this action among those offered to its seat, as an answer or at any time? */
export function legal<S extends BaseState, A extends Action, V, E>(
  rules: Pick<Rules<S, A, V, E>, 'decisions' | 'anytime' | 'write'>,
  s: S,
  action: A,
): boolean {
  return offeredAs(rules, s, action, rules.decisions(s)) !== undefined;
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
    const decisions = rules.decisions(state);
    if (!offeredAs(rules, state, action, decisions)) return refusal(rules, action, decisions);
    rules.apply(state, action, event => events.push(event));
  }
  return { state, events };
}

/** Why a line is refused, with what is offered to its seat instead. */
export function refusal<S extends BaseState, A extends Action, V, E>(
  rules: Pick<Rules<S, A, V, E>, 'write'>,
  action: A,
  decisions: readonly Decision<A>[],
): Illegal {
  const line = rules.write(action);
  if (decisions.length === 0) return illegal('tooLate', line);
  const own = decisions.find(decision => decision.seat === action.seat);
  if (!own) return illegal('othersDecision', line);
  const offered = own.options.slice(0, 8).map(option => rules.write(option).slice(2));
  const more = own.options.length > offered.length ? ', ...' : '';
  return illegal('notAmong', line, `${offered.join(', ')}${more}`);
}

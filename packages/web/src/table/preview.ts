import {
  type Action,
  type AnyEvent,
  type AnyGame,
  type BaseState,
  type Decision,
  isPendingEffect,
  rngFrom,
  type Score,
  type Seat,
} from '@waldglas/core';
import type { TableSnapshot } from '../connection/connection.ts';

/** What the table would look like after an option, as far as anybody can know. */
export interface Preview<V = unknown, A extends Action = Action, E extends AnyEvent = AnyEvent> {
  readonly action: A;
  /** The answer to what it asks next, if that is chosen with it. */
  readonly answer: A | undefined;
  readonly view: V;
  readonly events: readonly E[];
  /** What everybody would have then. */
  readonly scores: readonly Score[] | undefined;
  /** What would be asked next, before the action is done. */
  readonly asks: Decision<A> | undefined;
  /** Something hidden would come to light: what follows is open. */
  readonly hidden: boolean;
}

/** A state that fits what the viewer sees. What a seat may do depends only on what it knows, so any one will do. */
const imagined = (rules: AnyGame, { view }: TableSnapshot): BaseState => rules.imagine(view, rngFrom('preview'));

/** Plays an option, and what is chosen with it, on an imagined state. */
export function previewOf(
  rules: AnyGame,
  now: TableSnapshot,
  action: Action,
  ...answers: readonly (Action | undefined)[]
): Preview {
  const { view, seat: viewer = 0 } = now;
  const state = imagined(rules, now);
  const before = state.shown;
  const events: AnyEvent[] = [];
  for (const step of [action, ...answers]) if (step) rules.apply(state, step, event => events.push(event));
  const hidden = state.shown > before;
  return {
    action,
    answer: answers[0],
    view: hidden ? view : rules.view(state, viewer),
    events,
    scores: hidden ? undefined : rules.scores(state),
    asks: hidden ? undefined : askedNext(rules, state, viewer),
    hidden,
  };
}

/** What is asked in the middle of an action. */
function askedNext(rules: AnyGame, state: BaseState, seat: Seat): Decision<Action> | undefined {
  const top = state.agenda.at(-1) as object | undefined;
  return top && isPendingEffect(top) ? rules.decisions(state).find(one => one.seat === seat) : undefined;
}

/** What an option would ask further, before anything else; the view is the one in which it is asked. */
export interface FollowUp<V = unknown, A extends Action = Action> {
  readonly view: V;
  readonly answers: readonly A[];
}

export function followUpOf(rules: AnyGame, now: TableSnapshot, action: Action): FollowUp | undefined {
  const { seat: viewer = 0 } = now;
  const state = imagined(rules, now);
  const before = state.shown;
  rules.apply(state, action);
  const asked = askedNext(rules, state, viewer);
  return asked && state.shown === before ? { view: rules.view(state, viewer), answers: asked.options } : undefined;
}

/** What an option would lead to, if nothing hidden comes to light by it: the next question to the same seat. */
export function decisionAfter(rules: AnyGame, now: TableSnapshot, action: Action): Decision<Action> | undefined {
  const { seat: viewer = 0 } = now;
  const state = imagined(rules, now);
  const before = state.shown;
  rules.apply(state, action);
  return state.shown === before ? rules.decisions(state).find(one => one.seat === viewer) : undefined;
}

/** Can those be played one after the other, each offered when it is due, without anything hidden coming to light? */
export function isPlayable(rules: AnyGame, now: TableSnapshot, actions: readonly Action[]): boolean {
  const { seat: viewer = 0 } = now;
  const state = imagined(rules, now);
  const { shown } = state;
  for (const action of actions) {
    const line = rules.write(action);
    const asked = rules.decisions(state).find(one => one.seat === viewer);
    if (!asked?.options.some(one => rules.write(one) === line)) return false;
    rules.apply(state, action);
    if (state.shown > shown) return false;
  }
  return true;
}

/** A step of a plan: an anytime action with the answers to what it asks, each with the view in which it is given. */
type PlanStep = readonly { readonly action: Action; readonly view: unknown }[];

/** A plan step by step. */
export function stepsOf(rules: AnyGame, now: TableSnapshot, plan: readonly Action[]): readonly PlanStep[] {
  const { seat: viewer = 0 } = now;
  const state = imagined(rules, now);
  const steps: { action: Action; view: unknown }[][] = [];
  for (const action of plan) {
    const given = { action, view: rules.view(state, viewer) };
    const asked = askedNext(rules, state, viewer);
    if (asked && steps.length > 0) steps.at(-1)?.push(given);
    else steps.push([given]);
    rules.apply(state, action);
  }
  return steps;
}

const MOST_TIMES = 9;
/** An anytime action may ask something; for counting, the first answer will do. */
const MOST_ANSWERS = 8;

/** How often an anytime action could be taken in a row. */
export function timesOf(rules: AnyGame, now: TableSnapshot, action: Action): number {
  const { seat: viewer = 0 } = now;
  const state = imagined(rules, now);
  const { shown } = state;
  const line = rules.write(action);
  for (let n = 0; n < MOST_TIMES; n++) {
    if (!rules.anytime(state, viewer).some(one => rules.write(one) === line)) return n;
    rules.apply(state, action);
    for (let i = 0; i < MOST_ANSWERS && rules.anytime(state, viewer).length === 0; i++) {
      const option = rules.decisions(state).find(one => one.seat === viewer)?.options[0];
      if (!option || state.shown > shown) return n + 1;
      rules.apply(state, option);
    }
  }
  return MOST_TIMES;
}

import { type Bag, type Decision, isPendingEffect, rngFrom, type Score } from '@waldglas/core';
import { type Action, type Event, glassRoad, type State, type View } from '@waldglas/glass-road';
import type { Snap } from './model.ts';

/** What the table would look like after an option, as far as anybody can know. */
export interface Preview {
  readonly action: Action;
  readonly answer: Action | undefined;
  readonly view: View;
  readonly events: readonly Event[];
  /** What everybody would have then. */
  readonly scores: readonly Score[] | undefined;
  /** How far the viewer's dials would have turned. */
  readonly dials: Readonly<Record<string, number>>;
  /** What would be asked next, before the action is done. */
  readonly asks: Decision<Action> | undefined;
  /** Something hidden would come to light: what follows is open. */
  readonly hidden: boolean;
}

/** Plays an option on an imagined state. What a seat may do depends only on what it knows, so any one will do. */
export function previewOf({ view, viewer = 0, dials }: Snap, action: Action, answer?: Action): Preview {
  const state = glassRoad.imagine(view, rngFrom('preview'));
  const before = state.shown;
  const events: Event[] = [];
  for (const step of answer ? [action, answer] : [action]) glassRoad.apply(state, step, event => events.push(event));
  const hidden = state.shown > before;
  const turned: Record<string, number> = { ...dials[viewer] };
  for (const event of events) {
    if (event.kind === 'turn' && event.seat === viewer) turned[event.wheel] = (turned[event.wheel] ?? 0) + event.steps;
  }
  return {
    action,
    answer,
    view: hidden ? view : glassRoad.view(state, viewer),
    events,
    scores: hidden ? undefined : glassRoad.scores(state),
    dials: hidden ? (dials[viewer] ?? {}) : turned,
    asks: hidden ? undefined : askedNext(state, viewer),
    hidden,
  };
}

/** What is asked in the middle of an action. */
function askedNext(state: State, seat: number): Decision<Action> | undefined {
  const top = state.agenda.at(-1);
  return top && isPendingEffect(top) ? glassRoad.decisions(state).find(one => one.seat === seat) : undefined;
}

/** What an option would ask further, before anything else; the view is the one in which it is asked. */
export interface Further {
  readonly view: View;
  readonly answers: readonly Action[];
}

export function furtherOf({ view, viewer = 0 }: Snap, action: Action): Further | undefined {
  const state = glassRoad.imagine(view, rngFrom('preview'));
  const before = state.shown;
  glassRoad.apply(state, action);
  const asked = askedNext(state, viewer);
  return asked && state.shown === before ? { view: glassRoad.view(state, viewer), answers: asked.options } : undefined;
}

/** A step of a plan: a conversion with the answers to what it asks, each with the view in which it is given. */
type PlanStep = readonly { readonly action: Action; readonly view: View }[];

/** A plan step by step. */
export function stepsOf({ view, viewer = 0 }: Snap, plan: readonly Action[]): readonly PlanStep[] {
  const state = glassRoad.imagine(view, rngFrom('preview'));
  const steps: { action: Action; view: View }[][] = [];
  for (const action of plan) {
    const given = { action, view: glassRoad.view(state, viewer) };
    if (action.verb === 'convert' || action.verb === 'remove') steps.push([given]);
    else steps.at(-1)?.push(given);
    glassRoad.apply(state, action);
  }
  return steps;
}

/** What of a cost a seat lacks. */
export function shortOf(view: View, seat: number, cost: Bag): Bag {
  const player = view.players[seat];
  const short: Record<string, number> = {};
  for (const [good, n = 0] of Object.entries(cost)) {
    const { glassworks, brickworks } = player ?? {};
    const held = (glassworks?.[good as 'food'] ?? 0) + (brickworks?.[good as 'food'] ?? 0);
    if (held < n) short[good] = n - held;
  }
  return short;
}

import { type Bag, isDoing, rngFrom } from '@waldglas/core';
import { type Action, type Event, glassRoad, type View } from '@waldglas/glass-road';
import type { Snap } from './model.ts';

/** What the table would look like after an option, as far as anybody can know. */
export interface Preview {
  readonly action: Action;
  readonly view: View;
  readonly events: readonly Event[];
  /** How far the viewer's dials would have turned. */
  readonly dials: Readonly<Record<string, number>>;
  /** Something hidden would come to light: what follows is open. */
  readonly hidden: boolean;
}

/** Plays an option on an imagined state. What a seat may do depends only on what it knows, so any one will do. */
export function previewOf({ view, viewer = 0, dials }: Snap, action: Action): Preview {
  const state = glassRoad.imagine(view, rngFrom('preview'));
  const before = state.shown;
  const events: Event[] = [];
  glassRoad.apply(state, action, event => events.push(event));
  const hidden = state.shown > before;
  const turned: Record<string, number> = { ...dials[viewer] };
  for (const event of events) {
    if (event.kind === 'turn' && event.seat === viewer) turned[event.wheel] = (turned[event.wheel] ?? 0) + event.steps;
  }
  return {
    action,
    view: hidden ? view : glassRoad.view(state, viewer),
    events,
    dials: hidden ? (dials[viewer] ?? {}) : turned,
    hidden,
  };
}

/** Would an option ask further, before anything else? */
export function asksOn({ view }: Snap, action: Action): boolean {
  const state = glassRoad.imagine(view, rngFrom('preview'));
  glassRoad.apply(state, action);
  const top = state.agenda.at(-1);
  return top !== undefined && isDoing(top);
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

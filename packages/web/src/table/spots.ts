import { computed } from '@preact/signals';
import { rngFrom } from '@waldglas/core';
import { type Action, GRID, glassRoad } from '@waldglas/glass-road';
import { lineOf, type Snap } from './model.ts';
import { atLand } from './parts.ts';

/** What a space of the own land can be used for. */
export interface Use {
  readonly action: Action;
  /** How often in a row, if it is a trade. */
  readonly times?: number;
}

const MOST_TIMES = 9;
/** A trade may ask which wheel or which tile; for counting, the first answer will do. */
const MOST_ANSWERS = 8;

/** The actions that belong to a space: an answer, a use of the building there, or a free removal. */
export const uses = computed<ReadonlyMap<string, Use>>(() => {
  const { value: now } = atLand;
  const found = new Map<string, Use>();
  if (!now) return found;
  const { decision, anytime, view, viewer = 0 } = now;
  const land = view.players[viewer]?.land ?? [];
  for (const action of anytime) {
    if (action.verb === 'remove') found.set(action.cell, { action });
    if (action.verb === 'convert' && !action.sparing) {
      const cell = GRID.names[land.indexOf(action.building)] ?? '';
      found.set(cell, { action, times: times(now, action) });
    }
  }
  for (const action of decision?.options ?? []) if (action.verb === 'cell') found.set(action.cell, { action });
  return found;
});

function times({ view, viewer = 0 }: Snap, action: Action): number {
  const state = glassRoad.imagine(view, rngFrom('uses'));
  const { shown } = state;
  const line = lineOf(action);
  for (let n = 0; n < MOST_TIMES; n++) {
    if (!glassRoad.anytime(state, viewer).some(one => lineOf(one) === line)) return n;
    glassRoad.apply(state, action);
    for (let i = 0; i < MOST_ANSWERS && glassRoad.anytime(state, viewer).length === 0; i++) {
      const option = glassRoad.decisions(state).find(one => one.seat === viewer)?.options[0];
      if (!option || state.shown > shown) return n + 1;
      glassRoad.apply(state, option);
    }
  }
  return MOST_TIMES;
}

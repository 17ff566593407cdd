import { computed } from '@preact/signals';
import { rngFrom } from '@waldglas/core';
import { type Action, GRID, glassRoad } from '@waldglas/glass-road';
import { lineOf, type Snap } from '../../table/model.ts';
import { atLand } from '../../table/parts.ts';
import { furtherOf } from '../../table/preview.ts';

/** What a space of the own land can be used for. */
export interface Use {
  readonly action: Action;
  /** The space itself, where the action asks for one. */
  readonly answer?: Action;
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
  for (const [cell, use] of asked(now)) found.set(cell, use);
  for (const action of decision?.options ?? []) if (action.verb === 'cell') found.set(action.cell, { action });
  return found;
});

/** The spaces that a fee or an ability would ask for: a press on one plays both, unless several would ask for it. */
function asked(now: Snap): ReadonlyMap<string, Use> {
  const found = new Map<string, Use>();
  const several = new Set<string>();
  for (const action of now.decision?.options ?? []) {
    if ((action.verb !== 'fee' && action.verb !== 'use') || ('sparing' in action && action.sparing)) continue;
    for (const answer of furtherOf(now, action)?.answers ?? []) {
      if (answer.verb !== 'cell') continue;
      if (found.has(answer.cell)) several.add(answer.cell);
      found.set(answer.cell, { action, answer });
    }
  }
  for (const cell of several) found.delete(cell);
  return found;
}

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

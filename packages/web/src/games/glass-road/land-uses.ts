import { computed } from '@preact/signals';
import { type Action, GRID } from '@waldglas/glass-road';
import { followUpOf, timesOf } from '../../table/preview.ts';
import { RULES } from './rules.ts';
import { type Snap, snapshot } from './shown.ts';

/** What a space of the own land can be used for. */
export interface Use {
  readonly action: Action;
  /** The space itself, where the action asks for one. */
  readonly answer?: Action;
  /** How often in a row, if it is a conversion. */
  readonly times?: number;
}

/** The actions that a press on a space plays: an answer, or a use of the building there. */
export const uses = computed<ReadonlyMap<string, Use>>(() => {
  const { value: now } = snapshot;
  const found = new Map<string, Use>();
  if (!now) return found;
  const { decision, anytime, view, seat: viewer = 0 } = now;
  const land = view.players[viewer]?.land ?? [];
  for (const action of anytime) {
    if (action.verb === 'convert' && !action.sparing) {
      const cell = GRID.names[land.indexOf(action.building)] ?? '';
      found.set(cell, { action, times: timesOf(RULES, now, action) });
    }
  }
  for (const [cell, use] of asked(now)) found.set(cell, use);
  for (const action of decision?.options ?? []) if (action.verb === 'cell') found.set(action.cell, { action });
  return found;
});

/** The removal of what lies on a space, if it may leave: it has a button of its own. */
export function removalAt(cell: string): Action | undefined {
  return snapshot.value?.anytime.find(one => one.verb === 'remove' && one.cell === cell);
}

/** The spaces that a fee or an ability would ask for: a press on one plays both, unless several would ask for it. */
function asked(now: Snap): ReadonlyMap<string, Use> {
  const found = new Map<string, Use>();
  const several = new Set<string>();
  for (const action of now.decision?.options ?? []) {
    if ((action.verb !== 'fee' && action.verb !== 'use') || ('sparing' in action && action.sparing)) continue;
    const answers = (followUpOf(RULES, now, action)?.answers ?? []) as readonly Action[];
    for (const answer of answers) {
      if (answer.verb !== 'cell') continue;
      if (found.has(answer.cell)) several.add(answer.cell);
      found.set(answer.cell, { action, answer });
    }
  }
  for (const cell of several) found.delete(cell);
  return found;
}

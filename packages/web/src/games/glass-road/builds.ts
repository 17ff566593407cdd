import { computed } from '@preact/signals';
import type { Action, BuildingId } from '@waldglas/glass-road';
import { decisionAfter } from '../../table/preview.ts';
import { RULES } from './rules.ts';
import { snapshot } from './shown.ts';
import { isSparing } from './sparing.ts';

/** How a tile is built by one press. */
interface Build {
  /** To build it, or to use the ability that lets one build. */
  readonly action: Action;
  /** In the latter case, to build it. */
  readonly answer: Action | undefined;
}

/** The tiles that a press builds now: those that are asked for, and those that an ability on offer would ask for. */
export const builds = computed<ReadonlyMap<BuildingId, Build>>(() => {
  const { value: now } = snapshot;
  const found = new Map<BuildingId, Build>();
  const options = (now?.decision?.options ?? []).filter(one => !isSparing(one));
  for (const action of options) {
    if (action.verb === 'build') found.set(action.building, { action, answer: undefined });
    if (action.verb !== 'use' || !now) continue;
    const next = (decisionAfter(RULES, now, action)?.options ?? []) as readonly Action[];
    for (const answer of next) {
      if (answer.verb === 'build' && !isSparing(answer) && !found.has(answer.building))
        found.set(answer.building, { action, answer });
    }
  }
  return found;
});

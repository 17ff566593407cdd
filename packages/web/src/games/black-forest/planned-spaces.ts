import { computed } from '@preact/signals';
import type { Action, View } from '@waldglas/black-forest';
import type { PlannedTurn } from '@waldglas/core';
import { plannedTurns, plansTurn } from '../../table/turn-plans.ts';
import { aim } from './moving.ts';
import { type PlannedSpace, plannedSpace } from './planned-space.ts';
import { snapshot, viewerNow } from './shown.ts';

/** The best places for the coming turn, the best first; nothing while they are thought about. */
export const plannedSpaces = computed<readonly PlannedSpace[] | undefined>(() => {
  const { value: now } = snapshot;
  const turns = plannedTurns.value as readonly PlannedTurn<Action, View>[] | undefined;
  return now && turns?.map(turn => plannedSpace(now.view, viewerNow(), turn));
});

/** Is the list of places what the panel shows, and not one space that somebody looks at? */
export const showsPlans = computed(() => plansTurn.value && !aim.value.swapping && aim.value.looked !== 'space');

/** The place that the arrow on the map points at. */
export const arrowTo = computed<string | undefined>(() => {
  if (!showsPlans.value) return undefined;
  return plannedSpaces.value?.[aim.value.plan]?.to;
});

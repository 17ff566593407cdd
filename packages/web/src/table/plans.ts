import { signal } from '@preact/signals';
import { seatLetter } from '@waldglas/core';
import type { Action } from '@waldglas/glass-road';
import type { Plan } from '../connection/connection.ts';
import { table } from '../connection/worker-connection.ts';
import type { Snap } from './model.ts';

/** What each tile on offer would take, by its id. */
export const plans = signal<ReadonlyMap<string, Plan<Action>>>(new Map());
/** The moment for which that holds. */
let plannedFor: Snap | undefined;

/** What a tile would take now; nothing as long as that is not known. */
export function planOf(id: string, now: Snap): Plan<Action> | undefined {
  const found = plans.value.get(id);
  return plannedFor?.length === now.length ? found : undefined;
}

/** Finds that out behind the page; nothing changes if by then something else is shown. */
export async function lookAtMarket(now: Snap, isShown: (now: Snap) => boolean): Promise<void> {
  const { viewer, view } = now;
  if (viewer === undefined) return;
  const ids = [...Object.values(view.market).flat(), ...(view.players[viewer]?.offer ?? [])];
  const found = await table().plans(
    viewer,
    ids.map(id => `${seatLetter(viewer)} build ${id}`),
  );
  if (!isShown(now)) return;
  plannedFor = now;
  plans.value = new Map(ids.map((id, i) => [id, found[i] as Plan<Action>]));
}

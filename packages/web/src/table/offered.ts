import { glassRoad } from '@waldglas/glass-road';
import type { Snap } from './model.ts';

/** Lets go of an option that is offered no more: a browser lays out the whole page when what has the focus is removed. */
export function leaveAnswered({ decision, anytime }: Snap): void {
  const { activeElement: at } = document;
  if (!(at instanceof HTMLElement) || at.dataset.action === undefined) return;
  const line = at.dataset.action;
  if (![...(decision?.options ?? []), ...anytime].some(action => glassRoad.write(action) === line)) at.blur();
}

import { isPendingEffect } from '@waldglas/core';
import type { Action } from '@waldglas/glass-road';
import { settings } from '../settings/settings.ts';
import type { Snap } from './model.ts';
import { furtherOf } from './preview.ts';

/** A question with one answer is no question; the end of a card is answered only where a person likes it so. */
export function onlyAnswer({ decision, anytime, view }: Snap): Action | undefined {
  const [only, ...more] = decision?.options ?? [];
  if (!only || more.length > 0) return undefined;
  const trades = anytime.some(({ verb }) => verb === 'convert');
  if (only.verb !== 'end') return trades ? undefined : only;
  const top = view.agenda.at(-1);
  if (!settings.peek().autoEnd || !top || isPendingEffect(top) || top.step !== 'resolve') return undefined;
  // a trade may open an ability; where none is left it can as well be made later
  return trades && top.about.abilities > 0 ? undefined : only;
}

/** What needs no click: the only answer, and a fee that can be paid in one way, if a person likes it so. */
export function ownAnswer(now: Snap): Action | undefined {
  const fee = now.decision?.options.find(({ verb }) => verb === 'fee');
  if (fee && settings.peek().autoFee && !furtherOf(now, fee)) return fee;
  return onlyAnswer(now);
}

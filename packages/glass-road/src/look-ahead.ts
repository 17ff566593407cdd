import { type Foreseen, isPendingEffect } from '@waldglas/core';
import type { Action } from './action.ts';
import { playing } from './actions.ts';
import { feeAhead } from './card.ts';
import type { State } from './state.ts';

/** GR-4.12: only whether a fee may be paid depends on what would follow. */
export function lookAhead(s: State): readonly Foreseen<Action>[] {
  const top = s.agenda.at(-1);
  return top && !isPendingEffect(top) && top.step === 'resolve' ? feeAhead(s, top, playing) : [];
}

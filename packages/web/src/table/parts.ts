import { signal } from '@preact/signals';
import { inTurn } from '../pages/in-turn.tsx';
import type { Snap } from './model.ts';

/** What hand, undo and land show: the same moment as the question, though not always in the same frame. */
export const atHand = signal<Snap | undefined>(undefined);
export const atUndo = signal<Snap | undefined>(undefined);
export const atLand = signal<Snap | undefined>(undefined);
const parts = [atHand, atUndo, atLand];

/** Do all parts show that moment? */
export const areUpTo = (now: Snap): boolean => parts.every(part => part.value === now);

/** Shows a moment everywhere at once. */
export function showAtOnce(now: Snap | undefined): void {
  for (const part of parts) part.value = now;
}

/** Shows what there is by then in one part after the other, each in its own frame, so that no frame is long. */
export function showInTurn(now: () => Snap | undefined): void {
  for (const part of parts) {
    inTurn(() => {
      part.value = now();
    });
  }
}

import { computed, signal } from '@preact/signals';
import { inTurn } from '../drawing/frame-queue.tsx';
import type { Snap } from './model.ts';

/** What hand, undo, market and land show: the same moment as the question, though not always in the same frame. */
export const atHand = signal<Snap | undefined>(undefined);
export const atUndo = signal<Snap | undefined>(undefined);
export const atMarket = signal<Snap | undefined>(undefined);
export const atLand = signal<Snap | undefined>(undefined);
const parts = [atHand, atUndo, atMarket, atLand];

/** Cards are chosen without the land. */
const asksForCards = ({ decision }: Snap) => decision?.ask.what === 'choose';

/** Do all parts show that moment by which it can be answered? */
export const areUpTo = (now: Snap): boolean =>
  parts.every(part => part.value === now || (part === atLand && asksForCards(now)));

/** Shows a moment everywhere at once. */
export function showAtOnce(now: Snap | undefined): void {
  for (const part of parts) part.value = now;
}

/** Are land and wheels on the table? They come together, and change each by itself. */
export const boardsThere = computed(() => atLand.value !== undefined);

/** Shows the first moment of a game. What it does not ask about is left for its turn, so that it can be answered soon. */
export function showFirst(now: Snap): void {
  atHand.value = now;
  atUndo.value = now;
  atMarket.value = now;
  atLand.value = asksForCards(now) ? undefined : now;
}

/** Shows what there is by then in one part after the other, each in its own frame, so that no frame is long. */
export function showInTurn(now: () => Snap | undefined): void {
  for (const part of parts.filter(part => part.peek() !== now())) {
    inTurn(() => {
      part.value = now();
    });
  }
}

import { computed, signal } from '@preact/signals';
import type { TableSnapshot } from '../connection/connection.ts';
import { choose } from './calls.ts';
import { face, snapshot } from './model.ts';
import { endOf } from './option-list.ts';

/** Where the end of a turn was pressed though it would give something up; once anything has happened, it counts no more. */
const pressed = signal<string | undefined>(undefined);

const whereOf = ({ id, length, seat }: TableSnapshot) => `${id} ${length} ${seat}`;

/** What ending the turn now would give up. */
export const givenUp = computed(() => {
  const { value: now } = snapshot;
  return now && face.value?.asking.givenUp?.(now);
});

/** Is the person asked whether they mean it? */
export const asksToGiveUp = computed(() => {
  const { value: now } = snapshot;
  return now !== undefined && givenUp.value !== undefined && pressed.value === whereOf(now);
});

function endNow() {
  const now = snapshot.peek();
  const of = face.peek();
  return now && of && endOf(of, now);
}

/** Ends the turn; if that gives something up, asks once. */
export function endTurn(): void {
  const now = snapshot.peek();
  const end = endNow();
  if (!now || !end) return;
  if (givenUp.peek() === undefined) choose(end);
  else pressed.value = asksToGiveUp.peek() ? undefined : whereOf(now);
}

/** The turn goes on. */
export function cancelGiveUp(): void {
  if (!asksToGiveUp.peek()) return;
  pressed.value = undefined;
  document.querySelector<HTMLElement>('.bar .end')?.focus();
}

/** Ends the turn all the same. */
export function confirmGiveUp(): void {
  const end = endNow();
  if (end) choose(end);
}

import { computed, signal } from '@preact/signals';
import type { TableSnapshot } from '../connection/connection.ts';
import { words } from '../words/language.ts';
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

/** Ends the turn; if that gives something up, asks once. */
export function endTurn(): void {
  const now = snapshot.peek();
  const of = face.peek();
  const end = now && of && endOf(of, now);
  if (!end) return;
  if (givenUp.peek() === undefined) choose(end);
  else pressed.value = asksToGiveUp.peek() ? undefined : whereOf(now);
}

/** The turn goes on. */
export function cancelGiveUp(): void {
  if (!asksToGiveUp.peek()) return;
  pressed.value = undefined;
  document.querySelector<HTMLElement>('.bar .end')?.focus();
}

function confirm(): void {
  const now = snapshot.peek();
  const of = face.peek();
  const end = now && of && endOf(of, now);
  if (end) choose(end);
}

/** What would be given up, above the button that was pressed; the safe answer has the focus. */
export function GiveUp() {
  const { value: what } = givenUp;
  if (!asksToGiveUp.value || what === undefined) return null;
  const { value: w } = words;
  return (
    <div class="giveup" role="alertdialog" aria-labelledby="giveup" aria-describedby="giveup-why">
      <p>
        <b id="giveup" class="serif">
          {what.title}
        </b>
        <span id="giveup-why">{what.why}</span>
      </p>
      <button type="button" class="soft warns" data-confirm="" onClick={confirm}>
        {w.table.giveUp.yes}
      </button>
      <button type="button" class="end" ref={button => button?.focus()} onClick={cancelGiveUp}>
        {w.table.giveUp.no} <span class="kbd">Esc</span>
      </button>
    </div>
  );
}

import { signal } from '@preact/signals';
import type { Reach, Trouble } from '../connection/connection.ts';
import { words } from '../words/language.ts';

/** What the table refused; it is shown for a moment. */
export const problem = signal<string | undefined>(undefined);
/** What goes wrong behind the table; it is shown until it is put away. */
export const trouble = signal<Trouble | undefined>(undefined);

/** Is the table behind the page reached? One of this browser always is. */
export const reach = signal<Reach>('here');

let kept = true;

/** Has the browser kept every move, as far as is known? */
export const isKept = () => kept;

export function showTrouble(what: Trouble): void {
  trouble.value = what;
  if (what === 'notKept') kept = false;
}

/** The bots have played after all. */
export function endTrouble(): void {
  if (trouble.peek() === 'bots') trouble.value = undefined;
}

const REFUSAL_SHOWN = 4000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Whatever the table refuses changes nothing, and what it shows is true. */
export function showRefusal(): void {
  problem.value = words.peek().refused;
  clearTimeout(timer);
  timer = setTimeout(() => {
    problem.value = undefined;
  }, REFUSAL_SHOWN);
}

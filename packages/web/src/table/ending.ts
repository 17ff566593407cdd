import { signal } from '@preact/signals';

/** So long a turn that would end by itself can still be taken back: nothing is lost by a slip of the hand. */
const GRACE = 2500;

/** Is the turn about to end by itself? */
export const ending = signal(false);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Ends the turn in a while, unless something is done before. */
export function endSoon(end: () => void): void {
  stay();
  ending.value = true;
  timer = setTimeout(() => {
    ending.value = false;
    end();
  }, GRACE);
}

export function stay(): void {
  clearTimeout(timer);
  ending.value = false;
}

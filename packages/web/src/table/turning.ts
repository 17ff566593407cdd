import { signal } from '@preact/signals';
import { PACE, settings } from '../settings.ts';
import type { Snap } from './model.ts';

/** How long a wheel turns at the normal pace: `--turn` of the styles. */
const TURN = 520;
/** How long its new numbers are looked at before the table is laid out anew. */
const LOOK = 700;
const still = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * What the wheels of the viewer do. While one turns, what nobody has to answer at once waits, for eyes follow one thing
 * at a time; while it is looked at, only what lays out the whole table anew waits.
 */
export const wheels = signal<'turn' | 'look' | 'rest'>('rest');

/** How long movements take, against the normal ones; 0 if there are none, as on a page that nobody sees. */
export const pace = (): number => (still.matches || document.hidden ? 0 : PACE[settings.peek().speed]);

let timer: ReturnType<typeof setTimeout> | undefined;

function after(wait: number, then: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(then, wait * pace());
}

/** A wheel begins to turn. */
function turn(): void {
  wheels.value = 'turn';
  clearTimeout(timer);
  // it moves from the next frame on, and that may take a slow machine a while
  requestAnimationFrame(() =>
    after(TURN, () => {
      wheels.value = 'look';
      after(LOOK, () => {
        wheels.value = 'rest';
      });
    }),
  );
}

/** Notes whether a dial of the viewer has turned on between two moments. */
export function noteTurn(before: Snap, { dials, viewer = 0 }: Snap): void {
  const known = before.dials[viewer];
  const turned = Object.entries(dials[viewer] ?? {}).some(([wheel, steps]) => steps > (known?.[wheel] ?? 0));
  if (turned && pace() > 0) turn();
}

const rearranges = ({ over, decision }: Snap): boolean => over || decision?.ask.what === 'choose';

/** Is that a moment to be shown without its question for now: a new period, or the end, as long as a wheel is looked at? */
export function comesTooSoon(before: Snap, next: Snap): boolean {
  return wheels.peek() !== 'rest' && rearranges(next) && !rearranges(before);
}

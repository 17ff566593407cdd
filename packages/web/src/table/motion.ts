import { signal } from '@preact/signals';
import { PACE, settings } from '../settings/settings.ts';
import type { Snap } from './model.ts';

/** A wheel says itself when it has come to rest; one that nobody sees (another land is looked at) is taken to by then. */
const AT_LAST = 1000;
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
  after(AT_LAST, look);
}

function look(): void {
  wheels.value = 'look';
  after(LOOK, () => {
    wheels.value = 'rest';
  });
}

const turns = () => [...document.querySelectorAll('.hands')].some(hands => hands.getAnimations().length > 0);

// on a slow machine a wheel begins late: only its own end tells
addEventListener('transitionend', ({ target }) => {
  if (wheels.peek() === 'turn' && target instanceof Element && target.matches('.hands') && !turns()) look();
});

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

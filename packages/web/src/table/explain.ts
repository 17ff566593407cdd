import { signal } from '@preact/signals';
import { ownListener } from '../drawing/own-listener.ts';
import { motion, snapshot } from './model.ts';

/** The element that is being explained. */
export const explained = signal<HTMLElement | undefined>(undefined);

/** So long pointer, focus or finger rest before anything is explained; what flits by is not asked about. */
const POINTED = 450;
const FOCUSED = 700;
const PRESSED = 450;
/** So long the pointer may take from the element to its explanation. */
const ON_THE_WAY = 200;
/** So long after a finger has left, its click may come. */
const LATE = 300;
/** By then a move is drawn. */
const DRAWN = 300;
/** A finger trembles. */
const SLOP = 10;

const BOX = '.explained';

let timer: ReturnType<typeof setTimeout> | undefined;
/** What the pointer rests on. */
let over: HTMLElement | undefined;

const isBox = (target: EventTarget | null) => target instanceof Element && target.closest(BOX) !== null;

function within(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-about]') ?? undefined) : undefined;
}

function after(wait: number, then: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(then, wait);
}

/** Explains an element at once. */
export function explain(at: HTMLElement): void {
  // what moves would stumble, and nobody reads meanwhile
  if (motion.peek() === 'move') after(ON_THE_WAY, () => explain(at));
  else if (at.isConnected) {
    explained.value = at;
    spot = spotOf(at);
  }
}

/** Where what is explained lay when it was. */
let spot = '';

function spotOf(at: HTMLElement): string {
  const { left, top } = at.getBoundingClientRect();
  return `${Math.round(left)} ${Math.round(top)}`;
}

/** Is what is explained gone, or somewhere else by now? Then its explanation would hang in the air. */
function hasMoved(): boolean {
  const at = explained.peek();
  return at !== undefined && (!at.isConnected || spotOf(at) !== spot);
}

/** Takes an explanation away, and one that is about to come. */
function stopExplaining(): void {
  clearTimeout(timer);
  over = undefined;
  explained.value = undefined;
}

function onMove({ target, pointerType, buttons }: PointerEvent): void {
  // whoever drags something looks at where it goes
  if (pointerType === 'touch' || buttons !== 0) return;
  const at = isBox(target) ? explained.peek() : within(target);
  if (at === over) return;
  over = at;
  if (at === explained.peek()) clearTimeout(timer);
  else if (at) after(explained.peek() ? ON_THE_WAY : POINTED, () => explain(at));
  else after(ON_THE_WAY, stopExplaining);
}

/**
 * A long press is what a right click is with a mouse: where a page has something of its own for that, it comes; else the
 * element is explained, and an option shows what it would do. Letting go plays nothing.
 */
function onDown(down: PointerEvent): void {
  const { target, pointerType, clientX, clientY } = down;
  // with a pointer one may go into it; under a finger it lies over what one may want to look at
  if (isBox(target) && (pointerType !== 'touch' || (target as Element).closest('a, button'))) return;
  stopExplaining();
  if (pointerType !== 'touch' || !(target instanceof Element)) return;
  const at = target.closest<HTMLElement>('[data-about], [data-action]');
  if (!at) return;
  const done = new AbortController();
  const { signal } = done;
  after(PRESSED, () => {
    addEventListener('click', swallow, { capture: true, once: true, signal });
    addEventListener('contextmenu', swallow, { capture: true, signal });
    const taken = !at.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    if (taken) return;
    at.focus({ preventScroll: true });
    if (at.dataset.about !== undefined) explain(at);
  });
  const leave = () => {
    if (!explained.peek()) clearTimeout(timer);
    // the click of this very press comes after it
    setTimeout(() => done.abort(), LATE);
  };
  addEventListener(
    'pointermove',
    move => {
      if (Math.hypot(move.clientX - clientX, move.clientY - clientY) > SLOP) clearTimeout(timer);
    },
    { signal },
  );
  addEventListener('pointerup', leave, { signal });
  addEventListener('pointercancel', leave, { signal });
}

function swallow(event: Event): void {
  // our own right click is meant for the element
  if (!event.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
}

function onFocus({ target }: FocusEvent): void {
  const at = within(target);
  if (!at?.matches(':focus-visible')) return;
  stopExplaining();
  after(FOCUSED, () => explain(at));
}

/** Lets everything on the page that is about something explain itself; the returned function ends that. */
export function watchExplaining(): () => void {
  const done = new AbortController();
  const how = { signal: done.signal };
  document.addEventListener('pointermove', ownListener(onMove), how);
  document.addEventListener('pointerdown', ownListener(onDown), how);
  document.addEventListener(
    'pointerleave',
    ({ pointerType }) => (pointerType === 'touch' ? undefined : stopExplaining()),
    how,
  );
  document.addEventListener('focusin', ownListener(onFocus), how);
  document.addEventListener('focusout', ownListener(stopExplaining), how);
  document.addEventListener('scroll', ({ target }) => (isBox(target) ? undefined : stopExplaining()), {
    ...how,
    capture: true,
  });
  document.addEventListener('keydown', ({ key }) => (key === 'Escape' ? stopExplaining() : undefined), how);
  // nothing of another seat is told, nor what is gone by the time the moves of bots are drawn
  let seen = snapshot.peek();
  const leave = snapshot.subscribe(now => {
    if (now?.id !== seen?.id || now?.seat !== seen?.seat) stopExplaining();
    else setTimeout(() => (hasMoved() ? stopExplaining() : undefined), DRAWN);
    seen = now;
  });
  return () => {
    leave();
    stopExplaining();
    done.abort();
  };
}

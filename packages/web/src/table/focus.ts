import type { TableSnapshot } from '../connection/connection.ts';
import { painted } from '../drawing/frame-queue.tsx';
import { ownListener } from '../drawing/own-listener.ts';
import { focusAnswer, rests, TABLE } from './arrows.ts';
import { isOffered, JOINED } from './offered.ts';

/** Where the focus has been with the keyboard, the newest last: where it is lost it goes back there. */
let been: readonly HTMLElement[] = [];
const REMEMBERED = 8;

/** Is the keyboard used, or a pointer? */
let byKeys = false;
/** Was the last thing done there an answer, or did it go on? Then the focus goes on to the next question. */
let hasAnswered = false;

/** Has nothing the focus? What can be pressed no more loses it in the next frame, and nothing tells of that. */
const isLost = () => document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;

const table = () => document.querySelector<HTMLElement>(TABLE);

/** Lets go of an option that is offered no more: a browser lays out the whole page when what has the focus is removed. */
export function leaveAnswered(now: TableSnapshot): void {
  const { activeElement: at } = document;
  const played = at instanceof HTMLElement ? (at.dataset.action ?? at.dataset.hint) : undefined;
  if (played === undefined) return;
  const [line = ''] = played.split(JOINED);
  if (isOffered(now, line)) return;
  hasAnswered = true;
  table()?.focus({ preventScroll: true });
}

/** Is somebody with the keyboard on the way to the next question, and is all of it there? */
const isAwaited = (main: HTMLElement) =>
  byKeys && hasAnswered && main.matches('[data-ready]') && (isLost() || rests(document.activeElement));

/** Gives the focus to the first answer, if somebody waits for it; says whether it has it. */
function goToAnswer(main: HTMLElement): boolean {
  return isAwaited(main) && focusAnswer(main);
}

/**
 * Gives a focus that was lost a place: after an answer the next ones, what goes on, where it came from, or the table as a
 * whole. Nothing else: Enter would play what nobody went to.
 */
function findFocus(): void {
  const main = table();
  if (!main || document.querySelector('dialog[open]') || goToAnswer(main) || !isLost()) return;
  const next = main.querySelector<HTMLElement>('[data-next]');
  const back = hasAnswered ? undefined : been.findLast(one => one.isConnected && one.checkVisibility());
  const place = next ?? (byKeys ? back : undefined);
  if (place) place.focus({ preventScroll: true });
  if (isLost()) main.focus({ preventScroll: true });
}

function noteHand({ type }: Event): void {
  byKeys = type === 'keydown';
}

function onFocus({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || rests(target)) return;
  // whoever is somewhere is led nowhere any more
  hasAnswered = false;
  if (target.matches(':focus-visible')) been = [...been.filter(one => one !== target), target].slice(-REMEMBERED);
}

/** What goes on leads to the next question like an answer. */
function notePress({ target }: Event): void {
  if (target instanceof Element && target.closest(`${TABLE} [data-next]`)) hasAnswered = true;
}

/** Keeps the focus at the table, whatever is taken away there; the returned function ends that. */
export function watchFocus(): () => void {
  const done = new AbortController();
  const how = { signal: done.signal, capture: true };
  document.addEventListener('focusin', ownListener(onFocus), how);
  document.addEventListener('keydown', ownListener(noteHand), how);
  document.addEventListener('pointerdown', ownListener(noteHand), how);
  document.addEventListener('click', ownListener(notePress), how);
  let waits = false;
  const find = () => {
    const main = table();
    if (waits || !main || !(isLost() || isAwaited(main))) return;
    waits = true;
    // not behind all that is only looked at: whoever plays by keys would press into nothing meanwhile
    void painted().then(() => {
      waits = false;
      findFocus();
    });
  };
  const changes = new MutationObserver(find);
  changes.observe(document.getElementById('app') ?? document.body, {
    childList: true,
    subtree: true,
    // what has the focus may be pressed no more, and answers may come to what is there already
    attributeFilter: ['disabled', 'data-action', 'data-ready'],
  });
  find();
  return () => {
    done.abort();
    changes.disconnect();
    been = [];
  };
}

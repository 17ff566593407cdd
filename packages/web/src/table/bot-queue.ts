import { signal } from '@preact/signals';
import type { TableSnapshot } from '../connection/connection.ts';
import { botPace } from '../settings/pace.ts';
import { type Beats, type Held, hold, NOTHING_HELD, release } from './bot-pace.ts';
import { busy, face } from './model.ts';

let held: Held = NOTHING_HELD;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Where what is released goes. */
let show: (snapshot: TableSnapshot) => void = () => undefined;

/** Do others play that are not shown yet? */
export const othersPlay = signal(false);

const AGAIN = 50;

function beats(pace = botPace()): Beats {
  const style = face.peek()?.telling.logStyle;
  return {
    now: performance.now(),
    pace,
    isSeen: ({ events }) => events.some(event => style?.(event) !== 'none'),
  };
}

function go(pace?: number): void {
  const [rest, shown] = release(held, beats(pace));
  held = rest;
  othersPlay.value = held.waiting.length > 0;
  for (const snapshot of shown) show(snapshot);
  clearTimeout(timer);
  if (held.waiting.length === 0) return;
  // an own call is answered first
  timer = setTimeout(() => go(), busy.peek() ? AGAIN : Math.max(0, held.due - performance.now()) + 2);
}

/** Shows what others did when its time comes. */
export function queueTold(snapshot: TableSnapshot, onShow: (snapshot: TableSnapshot) => void): void {
  show = onShow;
  held = hold(held, snapshot, beats());
  go();
}

/** Shows at once whatever waits: somebody does not want to wait, or acts. */
export function hurry(): void {
  if (held.waiting.length > 0) go(0);
}

/** Another table is shown. */
export function forgetTold(): void {
  clearTimeout(timer);
  held = NOTHING_HELD;
  othersPlay.value = false;
}

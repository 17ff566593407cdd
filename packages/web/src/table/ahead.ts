import { computed, effect, signal } from '@preact/signals';
import type { Action } from '@waldglas/glass-road';
import { busy, snapshot } from './model.ts';
import { wheels } from './motion.ts';
import { type Preview, previewOf } from './preview.ts';

/** An option, and the answer to what it asks next, if that is chosen with it. */
export interface Pointed {
  readonly action: Action;
  readonly answer: Action | undefined;
}

/** What is under the pointer or the focus. */
export const focused = signal<Pointed | undefined>(undefined);

export function pointAt(action?: Action, answer?: Action): void {
  focused.value = action && { action, answer };
}

/**
 * The same, once pointer or focus rest there: looking ahead is work, and nobody reads what only flits by, what is being
 * played already, or what would be drawn onto a turning wheel.
 */
const considered = signal<Pointed | undefined>(undefined);
const REST = 80;

effect(() => {
  const { value: pointed } = focused;
  const waits = busy.value || wheels.value === 'turn';
  considered.value = undefined;
  if (!pointed || waits) return;
  const timer = setTimeout(() => {
    considered.value = pointed;
  }, REST);
  return () => clearTimeout(timer);
});

// what was offered a moment ago may be offered no more
snapshot.subscribe(() => {
  pointAt();
});

/** What the table would look like after that option. */
export const preview = computed<Preview | undefined>(() => {
  const { value: now } = snapshot;
  const { value: pointed } = considered;
  return now && pointed ? previewOf(now, pointed.action, pointed.answer) : undefined;
});

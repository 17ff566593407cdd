import { computed, effect, signal } from '@preact/signals';
import type { Action } from '@waldglas/glass-road';
import { busy, snapshot } from './model.ts';
import { type Preview, previewOf } from './preview.ts';
import { wheels } from './turning.ts';

/** The option under the pointer or the focus. */
export const focused = signal<Action | undefined>(undefined);

/**
 * The same, once pointer or focus rest there: looking ahead is work, and nobody reads what only flits by, what is being
 * played already, or what would be drawn onto a turning wheel.
 */
const considered = signal<Action | undefined>(undefined);
const REST = 80;

effect(() => {
  const { value: action } = focused;
  const waits = busy.value || wheels.value === 'turn';
  considered.value = undefined;
  if (!action || waits) return;
  const timer = setTimeout(() => {
    considered.value = action;
  }, REST);
  return () => clearTimeout(timer);
});

// what was offered a moment ago may be offered no more
snapshot.subscribe(() => {
  focused.value = undefined;
});

/** What the table would look like after that option. */
export const preview = computed<Preview | undefined>(() => {
  const { value: now } = snapshot;
  const { value: action } = considered;
  return now && action ? previewOf(now, action) : undefined;
});

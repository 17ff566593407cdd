import { computed, effect, signal } from '@preact/signals';
import type { Action } from '@waldglas/core';
import { isByTouch } from '../boards/steady-press.ts';
import { busy, face, motion, snapshot } from './model.ts';
import { type Preview, previewOf } from './preview.ts';

/** The answers to what an option asks next that are chosen with it, as far as there are any. */
export type Answers = readonly (Action | undefined)[];

/** An option, and what is chosen with it. */
interface Pointed {
  readonly action: Action;
  readonly answers: Answers;
}

/** What is under the pointer or the focus. */
export const pointed = signal<Pointed | undefined>(undefined);

export function pointAt(action?: Action, ...answers: Answers): void {
  // a press gives the focus to what the pointer rests on already: nothing under it is made anew for that
  if (!isPointed(pointed.peek(), action, answers)) pointed.value = action && { action, answers };
}

/** Pointer or focus leave an option; by then they may rest on another. */
export function leavePointed(action: Action | undefined, ...answers: Answers): void {
  if (isPointed(pointed.peek(), action, answers)) pointAt();
}

/** Is it that what is pointed at? */
export function isPointed(at: Pointed | undefined, action: Action | undefined, answers: Answers): boolean {
  const [given, others] = [answers, at?.answers ?? []].map(list => list.filter(one => one !== undefined));
  return (
    at?.action === action && given?.length === others?.length && given?.every((one, i) => one === others?.[i]) === true
  );
}

/**
 * The same, once pointer or focus rest there: looking ahead is work, and nobody reads what only flits by, what is being
 * played already, or what would be drawn onto something that moves.
 */
const considered = signal<Pointed | undefined>(undefined);
const REST = 60;

effect(() => {
  const { value: option } = pointed;
  const waits = busy.value || motion.value === 'move';
  considered.value = undefined;
  if (!option || waits) return;
  const timer = setTimeout(() => {
    considered.value = option;
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
  const { value: option } = considered;
  const rules = face.value?.rules;
  return now && option && rules ? previewOf(rules, now, option.action, ...option.answers) : undefined;
});

/** What pointer and focus do on an option: they look ahead. */
export function lookAhead(action: Action | undefined, ...answers: Answers) {
  const look = () => pointAt(action, ...answers);
  const leave = () => leavePointed(action, ...answers);
  // a browser leaves a pointer behind where a finger was: nobody points there
  const point = () => (isByTouch() ? undefined : look());
  // by the time something new is asked the pointer may rest there already
  return { onMouseEnter: point, onMouseMove: point, onMouseLeave: leave, onFocus: look, onBlur: leave };
}

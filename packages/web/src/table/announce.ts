import { computed, signal } from '@preact/signals';
import type { AnyEvent } from '@waldglas/core';
import { type AnySpeech, plain } from '@waldglas/text';
import { queueDrawing } from '../drawing/frame-queue.tsx';
import { settings } from '../settings/settings.ts';

/** What was announced last, for those who listen. */
export const announced = signal('');

/** What is about to be announced. */
let next: readonly string[] = [];

const sentence = (line: string) => (/[.?!…]$/.test(line) ? line : `${line}.`);

/** Announces what happened, if there are words for it, and what is asked now. */
export function announce(events: readonly AnyEvent[], said: AnySpeech | undefined, asked: readonly string[]): void {
  const lines = [...events.map(event => plain(said?.event(event) ?? [])), ...asked].filter(line => line !== '');
  if (lines.length === 0) return;
  next = [...next, ...lines];
  queueDrawing('look', () => {
    if (next.length > 0) announced.value = next.map(sentence).join(' ');
    next = [];
  });
}

/** Reads something out; the same once more is heard once more. */
export function sayAloud(words: string): void {
  announced.value = announced.peek() === words ? `${words}\u00a0` : words;
}

/** Takes back what was announced or is about to be: somebody else is going to listen. */
export function clearAnnouncements(): void {
  next = [];
  announced.value = '';
}

// what was said in one language is not read out by the voice of another
computed(() => settings.value.lang).subscribe(clearAnnouncements);

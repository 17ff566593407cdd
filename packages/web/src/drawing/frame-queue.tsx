import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { pace } from '../settings/pace.ts';

/** What can be answered is drawn before what is only looked at. */
export type Priority = 'answer' | 'look';

/** The parts that are still to be drawn, in the order of the page. */
const waiting: Record<Priority, (() => void)[]> = { answer: [], look: [] };
/** Does something move that would stumble? Then nothing is drawn that is only looked at. */
let held = false;
let drawing = false;

/** Is everything drawn by which the question on the page can be answered? */
export const answerable = signal(true);

/**
 * Parts share a frame as long as they take no longer than this, and the frame before took no longer than that; not while
 * something moves.
 */
const BUDGET = 2;
const BRIEF = 5;

/** Lets what is there be painted; says how long that took. */
export const painted = () =>
  new Promise<number>(done =>
    requestAnimationFrame(() => {
      const begun = performance.now();
      setTimeout(() => done(performance.now() - begun));
    }),
  );

function next(): (() => void) | undefined {
  return waiting.answer.shift() ?? (held ? undefined : waiting.look.shift());
}

const isIdle = () => waiting.answer.length === 0 && (held || waiting.look.length === 0);

async function drawAll(): Promise<void> {
  drawing = true;
  while (!isIdle()) {
    const brief = (await painted()) < BRIEF;
    const begun = performance.now();
    do {
      try {
        next()?.();
      } catch (error) {
        // the other parts come nevertheless
        reportError(error);
      }
      // by then it is drawn
      await Promise.resolve();
    } while (brief && !held && !isIdle() && performance.now() - begun < BUDGET);
    answerable.value = waiting.answer.length === 0;
  }
  drawing = false;
}

/** Draws a part when its turn comes; the returned function takes it out again. Without movement nothing is put off. */
export function queueDrawing(priority: Priority, draw: () => void): () => void {
  if (priority === 'answer' && pace() === 0) {
    draw();
    return () => undefined;
  }
  waiting[priority].push(draw);
  answerable.value = waiting.answer.length === 0;
  if (!drawing) void drawAll();
  return () => {
    const i = waiting[priority].indexOf(draw);
    if (i >= 0) waiting[priority].splice(i, 1);
    answerable.value = waiting.answer.length === 0;
  };
}

/** Puts off whatever is only looked at, or lets it be drawn again. */
export function holdLooks(on: boolean): void {
  held = on;
  if (!on && !drawing && !isIdle()) void drawAll();
}

/** A part of the page that nobody waits for, unless told: such parts appear one after the other, so that no frame is long. */
export function QueuedPart({
  atOnce = false,
  children,
}: {
  readonly atOnce?: boolean;
  readonly children: ComponentChildren;
}) {
  const [there, setThere] = useState(atOnce);
  useEffect(() => (there ? undefined : queueDrawing('look', () => setThere(true))), []);
  return there || atOnce ? children : null;
}

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wheels } from '../table/motion.ts';

/** The parts that are still to be drawn, in the order of the page. */
const waiting: (() => void)[] = [];
/**
 * Parts share a frame as long as they take no longer than this, and the frame before took no longer than that; not while
 * a wheel turns, which would stumble.
 */
const BUDGET = 2;
const BRIEF = 5;

let drawing = false;

/** Lets what is there be painted; says how long that took. */
export const painted = () =>
  new Promise<number>(done =>
    requestAnimationFrame(() => {
      const begun = performance.now();
      setTimeout(() => done(performance.now() - begun));
    }),
  );

async function drawAll(): Promise<void> {
  drawing = true;
  while (waiting.length > 0) {
    const brief = (await painted()) < BRIEF;
    const begun = performance.now();
    do {
      try {
        waiting.shift()?.();
      } catch (error) {
        // the other parts come nevertheless
        reportError(error);
      }
      // by then it is drawn
      await Promise.resolve();
    } while (brief && wheels.peek() !== 'turn' && waiting.length > 0 && performance.now() - begun < BUDGET);
  }
  drawing = false;
}

/** Draws a part when its turn comes; the returned function takes it out again. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw);
  if (!drawing) void drawAll();
  return () => {
    const i = waiting.indexOf(draw);
    if (i >= 0) waiting.splice(i, 1);
  };
}

/** A part of the page that nobody waits for: such parts appear one after the other, so that no frame is long. */
export function InTurn({ children }: { readonly children: ComponentChildren }) {
  const [there, setThere] = useState(false);
  useEffect(() => inTurn(() => setThere(true)), []);
  return there ? children : null;
}

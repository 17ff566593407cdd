import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The parts that are still to be drawn, in the order of the page. */
const waiting: (() => void)[] = [];
/** A frame that took no longer than this has room for more parts than it had; on a slow machine each has its own. */
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
  for (let room = 1; waiting.length > 0; ) {
    room = (await painted()) < BRIEF ? 2 * room : 1;
    for (const draw of waiting.splice(0, room)) draw();
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

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The parts that are still to come, in the order of the page. */
const waiting: (() => void)[] = [];

/** Shows the next part once what is there has been painted. */
function next(): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      waiting.shift()?.();
      if (waiting.length > 0) next();
    });
  });
}

/** A part of the page that nobody waits for: such parts appear one after the other, each in a frame of its own. */
export function InTurn({ children }: { readonly children: ComponentChildren }) {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const show = () => setThere(true);
    waiting.push(show);
    if (waiting.length === 1) next();
    return () => {
      const i = waiting.indexOf(show);
      if (i >= 0) waiting.splice(i, 1);
    };
  }, []);
  return there ? children : null;
}

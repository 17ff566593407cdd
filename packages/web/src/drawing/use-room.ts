import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** Pages fold into one column below this width in letters, in step with the styles. */
const NARROW = 56.25;
/** Below this height in letters nothing may stay in place while the rest is scrolled. */
const LOW = 40;

/** In letters: larger ones are like a smaller window. */
function fits(length: number, letters: number): boolean {
  return length > letters * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

const isLow = () => !fits(window.innerHeight, LOW);

/** Is there room for one column only, or for less than `least` letters beside each other? Is there little height? */
export function useRoom(least = NARROW): { readonly narrow: boolean; readonly low: boolean } {
  const isNarrow = () => !fits(document.documentElement.clientWidth, least);
  const narrow = useSignal(isNarrow());
  const low = useSignal(isLow());
  useLayoutEffect(() => {
    const look = () => {
      narrow.value = isNarrow();
      low.value = isLow();
    };
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
    };
  }, []);
  return { narrow: narrow.value, low: low.value };
}

import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** Pages fold into one column below this width in letters, in step with the styles. */
const NARROW = 56.25;

function isNarrow(): boolean {
  const { documentElement } = document;
  return documentElement.clientWidth <= NARROW * Number.parseFloat(getComputedStyle(documentElement).fontSize);
}

/** Is there room for one column only? Larger letters are like a smaller window. */
export function useNarrow(): boolean {
  const narrow = useSignal(isNarrow());
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      narrow.value = isNarrow();
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return narrow.value;
}

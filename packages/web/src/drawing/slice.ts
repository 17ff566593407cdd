import { computed, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { inTurn } from './frame-queue.tsx';

/**
 * A part of what is shown. It stays the same value as long as it says the same, so that whoever draws it is drawn again
 * only when there is something to see.
 */
export function slice<T>(read: () => T): ReadonlySignal<T> {
  let said: string | undefined;
  let kept: T;
  return computed(() => {
    const value = read();
    const text = JSON.stringify(value) ?? '';
    if (text !== said) {
      said = text;
      kept = value;
    }
    return kept;
  });
}

/** The part of what is shown that one component draws. */
export function useSlice<T>(read: () => T, about: readonly unknown[] = []): T {
  return useMemo(() => slice(read), about).value;
}

/**
 * The same for what nobody waits for: parts that change together are drawn one after the other, so that no frame is
 * long.
 */
export function useSliceInTurn<T>(read: () => T, about: readonly unknown[] = []): T {
  const part = useMemo(() => slice(read), about);
  const [shown, setShown] = useState(() => part.peek());
  useEffect(() => {
    let drawn = shown;
    let leave: (() => void) | undefined;
    const end = part.subscribe(value => {
      leave?.();
      leave = undefined;
      if (value === drawn) return;
      leave = inTurn(() => {
        drawn = value;
        setShown(() => value);
      });
    });
    return () => {
      end();
      leave?.();
    };
  }, [part]);
  return shown;
}

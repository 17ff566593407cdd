import { computed, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Priority, queueDrawing } from './frame-queue.tsx';
import { sameData } from './same-data.ts';

/**
 * A part of what is shown. It stays the same value as long as it says the same, so that whoever draws it is drawn again
 * only when there is something to see (ADR 4).
 */
export function slice<T>(read: () => T): ReadonlySignal<T> {
  let kept: { readonly value: T } | undefined;
  return computed(() => {
    const value = read();
    if (!kept || !sameData(kept.value, value)) kept = { value };
    return kept.value;
  });
}

/** The part of what is shown that one component draws, at once. */
export function useSlice<T>(read: () => T, about: readonly unknown[] = []): T {
  return useMemo(() => slice(read), about).value;
}

/** The same, drawn when the turn of such parts comes: those that change together come one after the other. */
export function useQueued<T>(priority: Priority, read: () => T, about: readonly unknown[] = []): T {
  const part = useMemo(() => slice(read), about);
  const [shown, setShown] = useState(() => part.peek());
  useEffect(() => {
    let drawn = shown;
    let leave: (() => void) | undefined;
    const end = part.subscribe(value => {
      leave?.();
      leave = undefined;
      if (value === drawn) return;
      leave = queueDrawing(priority, () => {
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

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What was loaded for `about`; what comes when something else is wanted already is dropped. */
export function useLoaded<P extends readonly string[], T>(
  load: (...about: P) => Promise<T>,
  ...about: P
): T | undefined {
  const loaded = useSignal<T | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void load(...about).then(value => {
      if (wanted) loaded.value = value;
    });
    return () => {
      wanted = false;
    };
  }, about);
  return loaded.value;
}

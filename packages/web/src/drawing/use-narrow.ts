import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Where pages fold into one column, in step with the styles. */
const NARROW = '(max-width: 56.25rem)';

/** Is there room for one column only? */
export function useNarrow(): boolean {
  const narrow = useSignal(matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const look = () => {
      narrow.value = query.matches;
    };
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return narrow.value;
}

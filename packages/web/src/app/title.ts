import { useEffect } from 'preact/hooks';

/** Names the page in the tab and for those who listen: what is shown comes first, the house last. */
export function useTitle(...parts: readonly string[]): void {
  const title = [...parts, 'Waldglas'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

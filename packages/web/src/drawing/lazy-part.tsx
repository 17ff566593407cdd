import { signal } from '@preact/signals';
import { type ComponentType, h } from 'preact';
import { useEffect } from 'preact/hooks';

/** How many parts are being fetched that nobody has asked for yet. */
let ahead = 0;

/** Is whatever is being loaded only fetched ahead? If that fails, nothing is missing. */
export const isFetchingAhead = (): boolean => ahead > 0;

/** Fetches something before it is needed; that it cannot be had is told when it is. */
export async function inAdvance(fetch: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  await fetch().catch(() => undefined);
  ahead -= 1;
}

/** A part of a page that is loaded apart from it: when it is first shown, or earlier if asked. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const part = signal<ComponentType<P> | undefined>(undefined);
  async function fetch(): Promise<void> {
    // what cannot be loaded is told by the page that watches for it
    part.value ??= await load().catch(() => undefined);
  }
  function LazyPart(props: P) {
    useEffect(() => void fetch(), []);
    const { value: Part } = part;
    return Part ? h(Part, props) : null;
  }
  return Object.assign(LazyPart, { fetchAhead: () => inAdvance(fetch), isThere: () => part.value !== undefined });
}

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** How many parts are fetched that nobody waits for. */
let ahead = 0;

/** Is something fetched that nobody waits for? It is no harm if that cannot be had. */
export const isFetchingAhead = () => ahead > 0;

/** Fetches something that nobody waits for. */
export async function inAdvance(fetch: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  await fetch().catch(() => undefined);
  ahead -= 1;
}

/** A part of a page that is loaded apart from it: when it is first shown, or earlier if asked. */
export function later(load: () => Promise<ComponentType>) {
  const part = signal<ComponentType | undefined>(undefined);
  async function fetch(): Promise<void> {
    // what cannot be loaded is told by the page that watches for it
    part.value ??= await load().catch(() => undefined);
  }
  function Later() {
    useEffect(() => void fetch(), []);
    const { value: Part } = part;
    return Part ? <Part /> : null;
  }
  return Object.assign(Later, { fetchAhead: () => inAdvance(fetch), isThere: () => part.value !== undefined });
}

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of a page that is loaded apart from it: when it is first shown, or earlier if asked. */
export function later(load: () => Promise<ComponentType>) {
  const part = signal<ComponentType | undefined>(undefined);
  async function fetch(): Promise<void> {
    part.value ??= await load();
  }
  function Later() {
    useEffect(() => void fetch(), []);
    const { value: Part } = part;
    return Part ? <Part /> : null;
  }
  return Object.assign(Later, { fetch, isThere: () => part.value !== undefined });
}

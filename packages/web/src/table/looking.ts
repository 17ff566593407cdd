import { signal } from '@preact/signals';

/** The finished game whose boards are looked at again instead of its result. */
export const looking = signal<string | undefined>(undefined);

import type { Edition } from './edition.ts';
import { GR_1 } from './gr-1.ts';

export type { Doubt, Edition, Land } from './edition.ts';

/** Every edition a record can name. Old ones stay, so that old games replay. */
export const EDITIONS: Record<string, Edition> = { 'gr-1': GR_1 };

/** The edition of new games. */
export const NEWEST = 'gr-1';

import { signal } from '@preact/signals';

/** Somebody who leads a player through a game: nothing else is played, and nothing by itself. */
interface Guide {
  /** Are those lines wanted now? If not, the guide tells the player. Taking back and sending again have no lines. */
  wants(lines: readonly string[]): boolean;
}

/** The guide of the open table; most have none. */
export const guide = signal<Guide | undefined>(undefined);

/** May the player do that now? */
export const isAllowed = (lines: readonly string[]): boolean => guide.peek()?.wants(lines) ?? true;

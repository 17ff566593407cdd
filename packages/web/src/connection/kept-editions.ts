import type { EditionDocument } from '@waldglas/core';
import { ask, change } from './browser-store.ts';

/** An edition that was imported and is kept in this browser. */
export interface KeptEdition {
  /** The id that records name it by. */
  readonly id: string;
  readonly document: EditionDocument;
}

/** Keeps an edition; the same one twice is one. */
export async function keepEdition(edition: KeptEdition): Promise<void> {
  await change('editions', editions => editions.put(edition));
}

/** The kept editions of a game by name. */
export async function keptEditions(game: string): Promise<KeptEdition[]> {
  const all: KeptEdition[] = await ask('editions', editions => editions.getAll());
  return all
    .filter(({ document }) => document.game === game)
    .sort((a, b) => a.document.name.localeCompare(b.document.name));
}

export async function forgetEdition(id: string): Promise<void> {
  await change('editions', editions => editions.delete(id));
}

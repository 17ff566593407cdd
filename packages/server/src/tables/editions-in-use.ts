import { type AnyGame, type EditionDocument, isIllegal } from '@waldglas/core';

/** The exchanged editions of each game that came since the last look: who brought them may still be opening a table. */
const fresh = new Map<AnyGame, Set<string>>();

/** An edition is needed: until the look after next, or as long as an open table is played by it. */
export function holdEdition(game: AnyGame, id: string): void {
  fresh.set(game, (fresh.get(game) ?? new Set()).add(id));
}

/** Makes the facts known that a record carries. */
export function admitFacts(game: AnyGame, facts: EditionDocument): void {
  const id = game.admitEdition(facts);
  if (!isIllegal(id)) holdEdition(game, id);
}

/** Forgets the exchanged editions that no open table uses. */
export function forgetEditions(inUse: readonly string[]): void {
  for (const [game, ids] of fresh) {
    game.keepEditions([...inUse, ...ids]);
    ids.clear();
  }
}

import { ask, change } from './browser-store.ts';
import type { KeptGame } from './connection.ts';
import { readKept } from './kept-game.ts';

/** Keeps a game in this browser; what was there under its id is replaced. */
export async function keepGame(game: KeptGame): Promise<void> {
  await change('games', games => games.put(game));
}

/** When somebody played there last: a game that was only dealt, in whatever tab, comes after those that were played. */
const acted = ({ acted: at, updated }: KeptGame): number => at ?? updated;

/** The order in which kept games are listed: the one that a person played last comes first. */
export const byLastMove = (a: KeptGame, b: KeptGame): number => acted(b) - acted(a) || b.updated - a.updated;

/** The kept games, the one played last first. */
export async function keptGames(): Promise<KeptGame[]> {
  const all: unknown[] = await ask('games', games => games.getAll());
  return all.flatMap(one => readKept(one) ?? []).sort(byLastMove);
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return readKept(await ask<unknown>('games', games => games.get(id)));
}

export async function forgetGame(id: string): Promise<void> {
  await change('games', games => games.delete(id));
}

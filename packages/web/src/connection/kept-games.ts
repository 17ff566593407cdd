import { ask, change } from './browser-store.ts';
import type { KeptGame } from './connection.ts';
import { readKept } from './kept-game.ts';

/** Keeps a game in this browser; what was there under its id is replaced. */
export async function keepGame(game: KeptGame): Promise<void> {
  await change('games', games => games.put(game));
}

/** The kept games, the one played last first. */
export async function keptGames(): Promise<KeptGame[]> {
  const all: unknown[] = await ask('games', games => games.getAll());
  return all.flatMap(one => readKept(one) ?? []).sort((a, b) => b.updated - a.updated);
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return readKept(await ask<unknown>('games', games => games.get(id)));
}

export async function forgetGame(id: string): Promise<void> {
  await change('games', games => games.delete(id));
}

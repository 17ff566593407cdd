import { ask, change } from './browser-store.ts';
import type { KeptGame } from './connection.ts';

/** Keeps a game in this browser; what was there under its id is replaced. */
export async function keepGame(game: KeptGame): Promise<void> {
  await change('games', games => games.put(game));
}

/** A game as it was kept: once its seats had another name. */
type OnceKept = KeptGame | (Omit<KeptGame, 'seats'> & { readonly sittings: KeptGame['seats'] });

function today(game: OnceKept): KeptGame {
  if ('seats' in game) return game;
  const { sittings, ...rest } = game;
  return { ...rest, seats: sittings };
}

/** The kept games, the one played last first. */
export async function keptGames(): Promise<KeptGame[]> {
  const all: OnceKept[] = await ask('games', games => games.getAll());
  return all.map(today).sort((a, b) => b.updated - a.updated);
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  const game = await ask<OnceKept | undefined>('games', games => games.get(id));
  return game && today(game);
}

export async function forgetGame(id: string): Promise<void> {
  await change('games', games => games.delete(id));
}

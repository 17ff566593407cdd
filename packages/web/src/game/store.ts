import type { SavedGame } from './feed.ts';

const DATABASE = 'waldglas';
const GAMES = 'games';

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(GAMES, mode).objectStore(GAMES);
}

/** Keeps a game in this browser; what was there under its id is replaced. */
export async function keep(game: SavedGame): Promise<void> {
  await done((await games('readwrite')).put(game));
}

/** The kept games, the one played last first. */
export async function kept(): Promise<SavedGame[]> {
  const all = (await done((await games('readonly')).getAll())) as SavedGame[];
  return all.sort((a, b) => b.updated - a.updated);
}

export async function keptGame(id: string): Promise<SavedGame | undefined> {
  return (await done((await games('readonly')).get(id))) as SavedGame | undefined;
}

export async function forget(id: string): Promise<void> {
  await done((await games('readwrite')).delete(id));
}

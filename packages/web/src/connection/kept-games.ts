import type { KeptGame } from './connection.ts';

const DATABASE = 'waldglas';
const GAMES = 'games';

/** The one connection; opened anew once it was closed or could not be had. */
let connection: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  connection ??= connect().catch(error => {
    connection = undefined;
    throw error;
  });
  return connection;
}

function connect(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => {
      const { result } = request;
      // a newer client wants to change the database: it would wait for ever
      result.onversionchange = () => {
        result.close();
        connection = undefined;
      };
      result.onclose = () => {
        connection = undefined;
      };
      resolve(result);
    };
    request.onblocked = () => reject(new Error('another page holds the kept games'));
    request.onerror = () => reject(request.error);
  });
}

/** Asks for something in the kept games. */
async function ask<T>(question: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const request = question((await database()).transaction(GAMES).objectStore(GAMES));
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Changes the kept games. Only a completed transaction is kept: a full disk is told of at its end. */
async function change(work: (games: IDBObjectStore) => IDBRequest): Promise<void> {
  const transaction = (await database()).transaction(GAMES, 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser did not keep it'));
  });
  work(transaction.objectStore(GAMES));
  await done;
}

/** Keeps a game in this browser; what was there under its id is replaced. */
export async function keepGame(game: KeptGame): Promise<void> {
  await change(games => games.put(game));
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
  const all: OnceKept[] = await ask(games => games.getAll());
  return all.map(today).sort((a, b) => b.updated - a.updated);
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  const game = await ask<OnceKept | undefined>(games => games.get(id));
  return game && today(game);
}

export async function forgetGame(id: string): Promise<void> {
  await change(games => games.delete(id));
}

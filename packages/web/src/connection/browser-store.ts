/** What this browser keeps, each thing under its id: games, and editions that were imported. */
const STORES = ['games', 'editions'] as const;
type Store = (typeof STORES)[number];

const DATABASE = 'waldglas';
const VERSION = 2;

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
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const name of STORES)
        if (!result.objectStoreNames.contains(name)) result.createObjectStore(name, { keyPath: 'id' });
    };
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

/** Asks for something that is kept. */
export async function ask<T>(store: Store, question: (kept: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const request = question((await database()).transaction(store).objectStore(store));
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Changes what is kept. Only a completed transaction counts: a full disk is told of at its end. */
export async function change(store: Store, work: (kept: IDBObjectStore) => IDBRequest): Promise<void> {
  const transaction = (await database()).transaction(store, 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser did not keep it'));
  });
  work(transaction.objectStore(store));
  await done;
}

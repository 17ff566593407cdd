import type { Opening, SavedGame } from '../game/feed.ts';
import { keep, keptGame } from '../game/store.ts';

const KEY = 'waldglas.open';

let askedToKeep = false;

/** Notes which game is open in this tab, so that a reload goes on with it. The browser is asked not to clear it away. */
export function noteOpen(id: string): void {
  if (!askedToKeep) void navigator.storage?.persist?.().catch(() => undefined);
  askedToKeep = true;
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** The game that was open in this tab, if there is one. */
export async function noted(): Promise<SavedGame | undefined> {
  try {
    const id = sessionStorage.getItem(KEY);
    return id === null ? undefined : await keptGame(id);
  } catch {
    return undefined;
  }
}

// the table with its rules is large: pages that only open it load it when it is needed
const table = () => import('../table/model.ts');

/** Begins a new game. */
export async function begin(opening: Opening): Promise<void> {
  const { openTable } = await table();
  await openTable(opening);
}

/** Goes on with a game; it is kept first, so that a reload finds it. */
export async function goOn(saved: SavedGame): Promise<void> {
  const { loadTable } = await table();
  await keep(saved).catch(() => undefined);
  await loadTable(saved);
  noteOpen(saved.id);
}

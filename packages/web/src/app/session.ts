import { signal } from '@preact/signals';
import { ELSEWHERE, type KeptGame, type NewTable } from '../connection/connection.ts';
import { keepGame, keptGame } from '../connection/kept-games.ts';
import { showTrouble } from '../table/trouble.ts';
import type { WebWords } from '../words/words.ts';

/** The address of a kept game. */
export const addressOf = (id: string): string => `/games/${id}`;

/** The game that the address of the page names, if it names one. */
export const gameInAddress = (): string | undefined => /^\/games\/([^/]+)/.exec(location.pathname)?.[1];

async function findKept(id: string): Promise<KeptGame> {
  const game = await keptGame(id);
  if (!game) throw new Error(`no game ${id} is kept`);
  return game;
}

/** Why the table that was asked for last could not be opened. */
export const notOpened = signal<unknown>(undefined);

/** The same in plain words. */
export function whyNot(error: unknown, w: WebWords): string {
  return error instanceof Error && error.message === ELSEWHERE ? w.notOpened.elsewhere : w.notOpened.broken;
}

const TAB_KEY = 'waldglas.tab-game';

/** The game that this tab showed last: what other tabs do does not change which one it goes on with. */
export function gameOfTab(): string | undefined {
  try {
    return sessionStorage.getItem(TAB_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function rememberInTab(id: string): void {
  try {
    sessionStorage.setItem(TAB_KEY, id);
  } catch {
    // a browser that keeps nothing goes on with the game played last
  }
}

/** Waits for a table; says its id once it is open, or nothing if it could not be opened. */
export async function opened(opening: Promise<string>): Promise<string | undefined> {
  notOpened.value = undefined;
  try {
    const id = await opening;
    rememberInTab(id);
    return id;
  } catch (error) {
    notOpened.value = error;
    return undefined;
  }
}

// the table with its rules is large: pages that only open it load it when it is needed
const table = () => import('./open-table.ts');

/** Begins a new game; says its id, like the next two. */
export async function begin(wanted: NewTable): Promise<string> {
  const { openNew } = await table();
  return openNew(wanted);
}

/** Goes on with a kept game as it is now: whoever shows it may have read it long ago. */
export async function goOn(id: string): Promise<string> {
  const { openKept } = await table();
  return openKept(await findKept(id));
}

/** Goes on with a game that is new here; it is kept first, so that a reload finds it. */
export async function goOnWith(game: KeptGame): Promise<string> {
  await keepGame(game).catch(() => showTrouble('notKept'));
  const { openKept } = await table();
  return openKept(game);
}

import { signal } from '@preact/signals';
import { ELSEWHERE, type Opening, type SavedGame } from '../connection/connection.ts';
import { keep, keptGame } from '../connection/kept-games.ts';
import { showTrouble } from '../table/trouble.ts';
import type { WebWords } from '../words/words.ts';

const KEY = 'waldglas.open';

/** Notes which game is open in this tab, so that a reload goes on with it. */
export function noteOpen(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** A removed game is not gone on with. */
export function unnote(id: string): void {
  if (notedId() === id) sessionStorage.removeItem(KEY);
}

function notedId(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The game that was open in this tab, if one was. Throws if it is not to be had: no other one may take its place. */
export async function noted(): Promise<SavedGame | undefined> {
  const id = notedId();
  return id === undefined ? undefined : needKept(id);
}

async function needKept(id: string): Promise<SavedGame> {
  const saved = await keptGame(id);
  if (!saved) throw new Error(`no game ${id} is kept`);
  return saved;
}

/** Why the table that was asked for last could not be opened. */
export const notOpened = signal<unknown>(undefined);

/** The same in plain words. */
export function whyNot(error: unknown, w: WebWords): string {
  return error instanceof Error && error.message === ELSEWHERE ? w.notOpened.elsewhere : w.notOpened.broken;
}

/** Waits for a table; says whether it is open now. */
export async function opens(opening: Promise<void>): Promise<boolean> {
  notOpened.value = undefined;
  try {
    await opening;
    return true;
  } catch (error) {
    notOpened.value = error;
    return false;
  }
}

// the table with its rules is large: pages that only open it load it when it is needed
const table = () => import('../table/calls.ts');

/** Begins a new game. */
export async function begin(opening: Opening): Promise<void> {
  const { openTable } = await table();
  await openTable(opening);
}

/** Goes on with a kept game as it is now: whoever shows it may have read it long ago. */
export async function goOn(id: string): Promise<void> {
  await load(await needKept(id));
}

/** Goes on with a game that is new here; it is kept first, so that a reload finds it. */
export async function goOnWith(saved: SavedGame): Promise<void> {
  await keep(saved).catch(() => showTrouble('notKept'));
  await load(saved);
}

async function load(saved: SavedGame): Promise<void> {
  const { loadTable } = await table();
  await loadTable(saved);
  noteOpen(saved.id);
}

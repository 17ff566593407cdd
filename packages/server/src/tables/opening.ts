import { isIllegal } from '@waldglas/core';
import { type AnyTable, openTable, type StoredLine } from '@waldglas/table';
import { loadGame } from '../catalog.ts';
import type { Head } from '../store/table.ts';
import { admitFacts } from './editions-in-use.ts';
import { inPieces } from './pieces.ts';

/** Whole games have a tenth of so many lines: with more, nobody takes back any more, or a record could grow for ever. */
const UNDO_UNTIL = 5_000;

/** The table of stored lines, which are trusted. */
export async function openStored(head: Head, lines: readonly StoredLine[]): Promise<AnyTable> {
  const game = await loadGame(head.rules);
  if (isIllegal(game)) throw new Error(game.illegal);
  if (head.facts) admitFacts(game, head.facts);
  const table = openTable(game, { ...head, actions: [] }, UNDO_UNTIL);
  if (isIllegal(table)) throw new Error(table.illegal);
  await inPieces(appending(table, lines));
  return table;
}

function* appending(table: AnyTable, lines: readonly StoredLine[]): Generator<undefined, void> {
  for (const line of lines) {
    table.append([line]);
    yield;
  }
}

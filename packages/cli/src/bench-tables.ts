import { type AnyGame, isIllegal } from '@waldglas/core';
import type { AnyTable } from '@waldglas/table';
import { needDeal, tableOf } from './arguments.ts';

/** Where a record is short, and where it is long. */
const EARLY = 6;
const LATE = 600;
const PLAYERS = 4;
const TABLES = 8;

/** Tables of four after six lines. */
export function earlyTables(game: AnyGame): AnyTable[] {
  return Array.from({ length: TABLES }, (_, i) => {
    const table = tableOf(game, needDeal(game, PLAYERS, `bench.${i}`));
    while (table.length < EARLY) playFirst(table);
    return table;
  });
}

/** The same moments in line 600 of a record: the same answer is given and taken back until then. */
export function lateTables(early: readonly AnyTable[]): AnyTable[] {
  return early.map(one => {
    const table = one.copy();
    while (table.length < LATE) {
      const seat = playFirst(table);
      const undo = table.proposeUndo(seat, 1);
      if (isIllegal(undo)) throw new Error(undo.illegal);
      table.append(undo.lines);
    }
    return table;
  });
}

/** The first answer of the first seat that is asked; tells which. */
function playFirst(table: AnyTable): number {
  const [seat = 0] = table.turn;
  const [option] = table.snapshot(seat).decision?.options ?? [];
  const proposal = option && table.propose(seat, { lines: [table.game.write(option)] });
  if (!proposal || isIllegal(proposal)) throw new Error('nothing can be answered');
  table.append(proposal.lines);
  return seat;
}

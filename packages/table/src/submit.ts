import { type Action, illegal, isIllegal } from '@waldglas/core';
import type { LiveTable } from './live-table.ts';
import { type Move, type Proposal, type Refusal, refused, type Sender } from './move.ts';

/** So many of a seat's own lines are to be taken back. */
export interface UndoMove extends Omit<Move, 'lines'> {
  readonly steps: number;
}

/**
 * Plays a move for good: it is proposed, stored if anybody stores it, and appended. If another process was quicker, it is
 * proposed anew to the table as it then is.
 */
export type Submit<E> = (
  sender: Sender,
  move: Move | UndoMove,
) => Proposal<E> | Refusal | Promise<Proposal<E> | Refusal>;

/** What a table says to a move of either kind; nothing has changed. */
export function proposeTo<A extends Action, V, E>(
  table: LiveTable<A, V, E>,
  sender: Sender,
  move: Move | UndoMove,
): Proposal<E> | Refusal {
  if ('lines' in move) return table.propose(sender, move);
  if (sender === 'all') return refused('not-yours', illegal('ownLinesOnly'));
  const { steps, ...rest } = move;
  return table.proposeUndo(sender, steps, rest);
}

/** Plays moves at a table that nobody stores. */
export function submitTo<A extends Action, V, E>(table: LiveTable<A, V, E>): Submit<E> {
  return (sender, move) => {
    const answer = proposeTo(table, sender, move);
    if (!isIllegal(answer)) table.append(answer.lines);
    return answer;
  };
}

import type { AnyEvent, Seat } from '@waldglas/core';
import type { TableSnapshot } from '../connection/connection.ts';

/**
 * Everything that the page shows of a table. Components read this and nothing else; only `show` makes a new one, from
 * what comes in and the time it comes at.
 */
export interface Shown {
  /** What is drawn. A question that comes too soon is left out of it. */
  readonly now: TableSnapshot | undefined;
  /** What was told and is not drawn yet, the newest last. */
  readonly waiting: readonly TableSnapshot[];
  /** What is being answered by itself: it is drawn only if that fails. */
  readonly answering: TableSnapshot | undefined;
  /** What happened in snapshots that were not drawn. */
  readonly unseen: readonly AnyEvent[];
  /** What has happened since the viewer acted last. */
  readonly since: readonly AnyEvent[];
  /** Same device: the seat that has yet to say that nobody else looks. */
  readonly covered: Seat | undefined;
  /** Has a stretch of the game ended, and nobody has gone on from the page about it? */
  readonly closing: boolean;
  /** Lines taken back, which redo would send again; the next one last. */
  readonly undone: readonly string[];
  /** Is an own call under way? Then what the page shows may be out of date, and nothing is sent on top. */
  readonly busy: boolean;
  /** Is everything answered by a person? So it is after undo, until they play on, conversions apart. */
  readonly byHand: boolean;
  /** While something of the viewer moves, other things wait; while it is looked at, only what rearranges the table. */
  readonly motion: 'move' | 'look' | 'rest';
  /** When what moves is taken to rest, or has been looked at. */
  readonly motionEnds: number;
  /** The line that ends the turn by itself, and when. */
  readonly ending: { readonly line: string; readonly at: number } | undefined;
}

/** No table is open. */
export const NOTHING: Shown = {
  now: undefined,
  waiting: [],
  answering: undefined,
  unseen: [],
  since: [],
  covered: undefined,
  closing: false,
  undone: [],
  busy: false,
  byHand: false,
  motion: 'rest',
  motionEnds: 0,
  ending: undefined,
};

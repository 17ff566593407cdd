import type { Action, AnyEvent, Decision, Score, Seat } from '@waldglas/core';

/** How far a seat can take back: its lines since the fence, the newest last, and what the fence is. */
export interface UndoReach {
  readonly lines: readonly string[];
  readonly fence: string;
}

/** All that a table tells one seat, or a spectator: what it may see, what it is asked, what happened. Never a state. */
export interface Snapshot<V, A extends Action, E> {
  /** Who looks; undefined: a spectator. */
  readonly seat: Seat | undefined;
  /** The length of the record that the events follow. */
  readonly from: number;
  /** The number of lines, taken-back ones and undos included. */
  readonly length: number;
  /** True if a line at or before `from` was taken back: the view counts, and there are no events. */
  readonly reset: boolean;
  /** What happened since `from`, as far as this seat may know it. */
  readonly events: readonly E[];
  readonly view: V;
  /** What this seat is asked. */
  readonly decision: Decision<A> | undefined;
  readonly anytime: readonly A[];
  /** The seats that are asked something now. */
  readonly turn: readonly Seat[];
  readonly over: boolean;
  /** The points as things stand: by the rules of every game they follow from what all may know. */
  readonly scores: readonly Score[];
  readonly undo: UndoReach;
}

/** A snapshot to whoever need not know its game. */
export type AnySnapshot = Snapshot<unknown, Action, AnyEvent>;

/** What a snapshot is made of: it was worked out for this seat alone. */
export type Known<V, A extends Action, E> = Omit<Snapshot<V, A, E>, 'over' | 'events'> & {
  /** What happened since `from`, private things of others included. */
  readonly happened: readonly E[];
};

/** Puts together what a seat gets. It is handed a view, never a state, and filters what happened. */
export function snapshotOf<V, A extends Action, E extends AnyEvent>({
  happened,
  ...known
}: Known<V, A, E>): Snapshot<V, A, E> {
  const { seat, turn, reset } = known;
  const events = reset ? [] : happened.filter(event => isFor(event, seat));
  return { ...known, over: turn.length === 0, events };
}

/** May this seat, or a spectator, know of an event? (Elsewhere `to` is a place.) */
export function isFor(event: AnyEvent, seat: Seat | undefined): boolean {
  return !('to' in event && typeof event.to === 'number') || event.to === seat;
}

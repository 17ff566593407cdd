import type { Action, Decision, Reason, Score, Seat, TableOptions } from '@waldglas/core';

/** What every event tells. */
export interface AnyEvent {
  readonly kind: string;
  readonly seat?: Seat;
}

/** Who sits where: a person at this device, or a bot by its level. */
export interface Sitting {
  readonly kind: 'human' | 'random' | 'apprentice' | 'journeyman';
  readonly name: string;
}

/** How a new game is set up. */
export interface Opening {
  readonly game: string;
  readonly sittings: readonly Sitting[];
  readonly options: TableOptions;
  readonly seed: string;
}

/** A game as this browser keeps it. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly sittings: readonly Sitting[];
  /** The text of its record. */
  readonly record: string;
  readonly updated: number;
  readonly over: boolean;
  /** How far it is, if its game has periods; games kept long ago do not say it. */
  readonly period?: number;
}

/** How far a seat can take back: its lines since the fence, the newest last, and what the fence is. */
export interface Undoable {
  readonly lines: readonly string[];
  readonly fence: string;
}

/** All that a table tells one seat: what it may see, what it is asked, what happened. Never a state. */
export interface Snapshot<V = unknown, A extends Action = Action, E extends AnyEvent = AnyEvent> {
  readonly id: string;
  readonly sittings: readonly Sitting[];
  /** The number of lines, taken-back ones included. */
  readonly length: number;
  /** The seat that looks, or nobody of this device. */
  readonly viewer: Seat | undefined;
  readonly view: V;
  readonly decision: Decision<A> | undefined;
  readonly anytime: readonly A[];
  /** Who is asked now. */
  readonly deciding: readonly Seat[];
  readonly scores: readonly Score[];
  readonly over: boolean;
  /** What happened since the snapshot before, as far as this seat may know. */
  readonly events: readonly E[];
  /** How far each dial has turned in all, by seat and wheel. */
  readonly dials: readonly Readonly<Record<string, number>>[];
  readonly undoable: Undoable;
  /** The cards that the viewer picked last, one after the other. */
  readonly lastPicked: readonly string[];
}

/** The way to a wish: own conversions to make first, or why there is none. */
export interface Plan<A extends Action = Action> {
  readonly reached: boolean;
  readonly first: readonly A[];
  readonly reason: Reason | undefined;
}

/** One line of the log: what happened by one played line, and how long the record was before it. */
export interface LogEntry<E extends AnyEvent = AnyEvent> {
  readonly seat: Seat;
  readonly line: string;
  readonly before: number;
  readonly events: readonly E[];
}

/** A moment of a game, for replays and charts. */
export interface Frame<V = unknown, E extends AnyEvent = AnyEvent> {
  readonly view: V;
  readonly scores: readonly Score[];
  readonly dials: Snapshot['dials'];
  readonly entry: LogEntry<E> | undefined;
}

/** Why a game is not loaded that another tab holds. */
export const ELSEWHERE = 'this game is open in another tab';

/** What can go wrong behind a table while it is played on: the browser does not keep it, the bots do not answer. */
export type Trouble = 'notKept' | 'bots';

/** What a table tells unasked: a new moment, or that something goes wrong. */
export type Told = { readonly id: -1; readonly value: Snapshot } | { readonly id: -1; readonly trouble: Trouble };

/** What a page can ask of the table behind it. Everything is checked there. */
export interface TableCalls {
  open(opening: Opening): Snapshot;
  load(saved: SavedGame): Snapshot;
  /** The page stands: bots are loaded and may play. */
  letPlay(): void;
  /** All of the lines or none. */
  act(lines: readonly string[]): Snapshot;
  /** Takes back so many lines of a seat. */
  undo(seat: Seat, steps: number): Snapshot;
  plan(seat: Seat, wish: string): Plan;
  plans(seat: Seat, wishes: readonly string[]): readonly Plan[];
  /** The log from a line on. */
  log(from: number): readonly LogEntry[];
  frames(): readonly Frame[];
  record(): string;
}

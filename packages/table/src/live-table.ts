import type { Action, AnyEvent, BaseState, Game, GameRecord, Illegal, Position, Reason, Seat } from '@waldglas/core';
import type { Move, Proposal, Refusal, Sender, StoredLine } from './move.ts';
import type { Pack } from './packable.ts';
import type { LogEntry, Moment } from './past.ts';
import type { Snapshot } from './snapshot.ts';

/** What a table tells of its game without its states. */
type GameNotation<A extends Action, V, E> = Pick<
  Game<BaseState, A, V, E>,
  'id' | 'read' | 'write' | 'cards' | 'options'
>;

/**
 * One running game. The record is the truth, the state is folded from it and never leaves; what leaves for a seat is
 * what that seat may know. It knows no clock, no window, no socket and no database: whoever holds it is trusted.
 */
export interface LiveTable<A extends Action, V, E> {
  readonly game: GameNotation<A, V, E>;
  /** How the game began: its record without lines. */
  readonly head: Omit<GameRecord, 'actions' | 'scores'>;
  /** The number of lines of the record, taken-back ones and undos included. */
  readonly length: number;
  /** The seats that are asked something now, the lowest first; none: the game is over. */
  readonly turn: readonly Seat[];
  /** What a seat, or a spectator, gets: view, own decision, own anytime actions, events since a length of the record. */
  snapshot(seat: Seat | undefined, since?: number): Snapshot<V, A, E>;
  /** Checked, nothing changed: the lines to store, all or none, or why not. */
  propose(sender: Sender, move: Move): Proposal<E> | Refusal;
  /** The same for taking back so many of a seat's own lines. */
  proposeUndo(seat: Seat, steps: number, move?: Omit<Move, 'lines'>): Proposal<E> | Refusal;
  /**
   * Appends proposed or stored lines, which are trusted. A local table proposes, then appends; a server stores in between.
   * `from` is the length of the record before them, its present one unless told: lines that it holds are passed over.
   */
  append(lines: readonly StoredLine[], from?: number): void;
  /** What happened from a length of the record on, as one seat may know it; what was taken back is left out. */
  log(seat: Seat | undefined, from?: number, most?: number): readonly LogEntry<E>[];
  /** The game from a length of the record on, moment by moment, as one seat saw it; once it is over, as everybody did. */
  moments(seat: Seat | undefined, from?: number): Iterable<Moment<V, E>>;
  /** The position as a seat or a spectator may know it; `all` hides nothing. */
  position(viewer: Seat | 'spectator' | 'all'): Position;
  /** The record of a game that begins with the position of now and this part merged into it, or why that is impossible. */
  recordFrom(part: Position): GameRecord | Illegal;
  /** The line that a seat which is away plays by itself, if there is one: a gift or fee that it takes in any case. */
  standingAnswer(seat: Seat): string | undefined;
  /** Why a seat cannot play its wish now; nothing if it can. */
  why(seat: Seat, wish: A): Reason | undefined;
  /** A table like this one, which goes its own way from here. */
  copy(): LiveTable<A, V, E>;
  /** Makes small all that it remembers, until it is asked something again. */
  rest(pack: Pack): void;
  /** The whole record, with the scores once the game is over. For whoever keeps it, never for a seat of a running game. */
  record(): GameRecord;
}

/** A table to whoever need not know its game. */
export type AnyTable = LiveTable<Action, unknown, AnyEvent>;

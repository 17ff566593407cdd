import type { LevelId } from '@waldglas/bots/level-ids';
import type { Action, AnyEvent, AnyGame, EditionDocument, Reason, Seat, TableOptions } from '@waldglas/core';
import type { Snapshot, LogEntry as TableLogEntry, Moment as TableMoment } from '@waldglas/table';

/** What happened by one line, and a moment of a game, as somebody may know them. */
export type LogEntry<E = AnyEvent> = TableLogEntry<E>;
export type Moment<V = unknown, E = AnyEvent> = TableMoment<V, E>;

/** How a bot plays. */
export type BotLevel = LevelId;

/** Who sits on a seat: a person at this device, a person somewhere else, or a bot by its level. */
export interface TableSeat {
  readonly kind: 'human' | 'remote' | BotLevel;
  readonly name: string;
  /** Of a person somewhere else: do they look at the table now? */
  readonly here?: boolean;
  /** Does a bot play for them until they act again? */
  readonly standIn?: boolean;
}

/** The level of the bot on a seat, if there is one. */
export function botLevel({ kind }: TableSeat): BotLevel | undefined {
  return kind === 'human' || kind === 'remote' ? undefined : kind;
}

/** How a new game is set up. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly TableSeat[];
  readonly options: TableOptions;
  readonly seed: string;
  /** The facts of an exchanged edition; the newest built-in one unless told. */
  readonly facts?: EditionDocument;
}

/** How far a game is: so many of what its game counts. */
export interface HowFar {
  readonly unit: string;
  readonly n: number;
}

/** What a table of this browser needs of its game. */
export interface LocalGame {
  readonly rules: AnyGame;
  howFar(view: unknown): HowFar;
}

/** A game as this browser keeps it. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly TableSeat[];
  /** The text of its record. */
  readonly record: string;
  readonly updated: number;
  /** When a person played there last, 0 if nobody has; games kept long ago do not say it. */
  readonly acted?: number;
  /** By seat; games kept long ago do not say it. */
  readonly points?: readonly number[];
  readonly over: boolean;
  /** Games kept long ago do not say it. */
  readonly howFar?: HowFar;
}

/** All that a table tells whoever looks at it: what they may see, what they are asked, what happened. Never a state. */
export interface TableSnapshot<V = unknown, A extends Action = Action, E extends AnyEvent = AnyEvent>
  extends Snapshot<V, A, E> {
  readonly id: string;
  /** Where the page of this table is. */
  readonly address: string;
  readonly game: string;
  readonly options: TableOptions;
  readonly edition: string;
  readonly seats: readonly TableSeat[];
}

/** The way to a wish: own conversions to make first, or why there is none. */
export interface Plan<A extends Action = Action> {
  readonly reached: boolean;
  readonly first: readonly A[];
  readonly reason: Reason | undefined;
}

/**
 * What can go wrong behind a table while it is played on: the browser does not keep it, the bots do not answer, what a bot
 * has learned does not come and the journeyman plays for it.
 */
export type Trouble = 'notKept' | 'bots' | 'noWeights';

/**
 * Is the table reached? `lost`: it is tried again by itself. `newer`: the server has a newer client than this page.
 * `refused`: it is not to be had.
 */
export type Reach = 'connecting' | 'here' | 'lost' | 'newer' | 'refused';

/** What a table tells unasked: what it looks like now, that something goes wrong, or whether it is reached. */
export type News = { readonly snapshot: TableSnapshot } | { readonly trouble: Trouble } | { readonly reach: Reach };

/** What every move carries, so that it is played once, and only where its sender knew what has happened. */
export interface MoveStamp {
  /** The length of the record that the sender saw. */
  readonly seen: number;
  /** A name of its own: a move that is sent twice is played once. */
  readonly key: string;
}

/** The table behind the page. Where it is (a worker, a server, in tests the same thread) is nobody's business. */
export interface TableConnection {
  /** Hears what the table tells unasked; whoever listens last is told. */
  listen(onNews: (news: News) => void): void;
  /** The page stands: bots may be loaded and play. */
  letBotsPlay(): Promise<void>;
  /** Whoever thinks answers with what it has found so far. Bots of a server are not to be hurried. */
  hurryBots?(): Promise<void>;
  /** Plays all of the lines or none; refused, the promise fails and nothing has changed. */
  act(lines: readonly string[], stamp: MoveStamp): Promise<TableSnapshot>;
  /** Takes back so many lines of a seat. */
  undo(seat: Seat, steps: number, stamp: MoveStamp): Promise<TableSnapshot>;
  /** What happened from a line on, as the viewer may know it. */
  log(from: number): Promise<readonly LogEntry[]>;
  moments(): Promise<readonly Moment[]>;
  /** The text of the game's file. */
  record(): Promise<string>;
}

/** A table that was opened, and what it looks like. */
export interface OpenTable {
  readonly connection: TableConnection;
  readonly snapshot: TableSnapshot;
  /** The facts of an exchanged edition: whoever draws the table has to know them. */
  readonly facts: EditionDocument | undefined;
}

/** Opens the tables of this browser. */
export interface LocalTables {
  open(table: NewTable): Promise<OpenTable>;
  /** Fails with `ELSEWHERE` if another tab holds the game. */
  load(game: KeptGame): Promise<OpenTable>;
}

/** Why a game is not loaded that another tab holds. */
export const ELSEWHERE = 'this game is open in another tab';

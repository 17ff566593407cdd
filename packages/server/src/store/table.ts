import { type GameRecord, type Seat, seatLetter, seatOf } from '@waldglas/core';
import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export const PACES = ['live', 'daily', 'none'] as const;
export type Pace = (typeof PACES)[number];

export type Status = 'open' | 'playing' | 'over';

/** How a game begins: its record without lines. */
export type Head = Omit<GameRecord, 'actions' | 'scores'>;

/** A place at a table: a person's, a bot's, or free. */
export interface Chair {
  /** Empty: nobody. */
  readonly person: string;
  /** The level of a bot; empty: none. */
  readonly bot: string;
  /** The level of the bot that stands in for the person. */
  readonly standIn: string;
}

/** A chair that anybody may take. */
export const FREE: Chair = { person: '', bot: '', standIn: '' };

/** Who has thought for how long. */
export interface Clock {
  /** Milliseconds by seat, without the present question. */
  readonly used: readonly number[];
  /** By seat, since when it thinks about the present question; 0: it is asked nothing. */
  readonly since: readonly number[];
  /** When it was stopped; 0: it runs. */
  readonly paused: number;
}

/** A table as it is stored, without its lines. */
export interface StoredTable {
  readonly id: string;
  /** While it is open, the number of players is the number of chairs. */
  readonly head: Head;
  readonly status: Status;
  readonly pace: Pace;
  /** Does it start once all chairs are taken, or when its creator says so? */
  readonly starts: 'full' | 'creator';
  readonly listed: boolean;
  readonly watch: boolean;
  readonly knownSeed: boolean;
  readonly invite: string;
  readonly creator: string;
  readonly created: number;
  readonly updated: number;
  /** Counts up with every change of the table. */
  readonly version: number;
  readonly length: number;
  readonly turn: readonly Seat[];
  readonly clock: Clock;
  /** The table of the next game; empty: none. */
  readonly next: string;
  readonly chairs: readonly Chair[];
}

type TableRow = Selectable<Schema['game_tables']>;
type ChairRow = Selectable<Schema['chairs']>;

/** The columns of a table. */
export function rowOf(table: StoredTable): TableRow {
  const { players: _, ...setup } = table.head;
  return {
    id: table.id,
    game: table.head.rules,
    setup: JSON.stringify(setup),
    status: table.status,
    pace: table.pace,
    starts: table.starts,
    listed: Number(table.listed),
    watch: Number(table.watch),
    known_seed: Number(table.knownSeed),
    invite: table.invite,
    creator: table.creator,
    created: table.created,
    updated: table.updated,
    version: table.version,
    length: table.length,
    turn: lettersOf(table.turn),
    clock: JSON.stringify(table.clock),
    next: table.next,
  };
}

/** The seats that are asked, as they are stored. */
export function lettersOf(turn: readonly Seat[]): string {
  return turn.map(seatLetter).join('');
}

/** The chairs of a table as rows. */
export function chairRows(id: string, chairs: readonly Chair[]): ChairRow[] {
  return chairs.map(({ person, bot, standIn }, seat) => ({ table_id: id, seat, person, bot, stand_in: standIn }));
}

/** The table of its rows; chairs come in the order of seats. */
export function tableOf(row: TableRow, chairs: readonly ChairRow[]): StoredTable {
  return {
    id: row.id,
    head: { ...JSON.parse(row.setup), players: chairs.length },
    status: row.status as Status,
    pace: row.pace as Pace,
    starts: row.starts as 'full' | 'creator',
    listed: row.listed === 1,
    watch: row.watch === 1,
    knownSeed: row.known_seed === 1,
    invite: row.invite,
    creator: row.creator,
    created: row.created,
    updated: row.updated,
    version: row.version,
    length: row.length,
    turn: [...row.turn].map(letter => seatOf(letter) ?? 0),
    clock: JSON.parse(row.clock),
    next: row.next,
    chairs: chairs.map(({ person, bot, stand_in: standIn }) => ({ person, bot, standIn })),
  };
}

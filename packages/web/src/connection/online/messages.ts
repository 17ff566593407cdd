import type { EditionDocument, TableOptions } from '@waldglas/core';
import type { Shot } from '@waldglas/protocol/shot';

/** A chair at a table of the server: a person's, a bot's, or still open. */
export interface Chair {
  readonly seat: string;
  readonly name?: string;
  /** The level of the bot that plays there. */
  readonly bot?: string;
  /** The level of the bot that plays for the person until they act again. */
  readonly standIn?: string;
  readonly open?: boolean;
  /** Does its person look at the table now? */
  readonly here: boolean;
  /** Is what they say not wanted by this person? */
  readonly muted?: boolean;
}

export type Pace = 'live' | 'daily' | 'none';

/** How long everybody has thought, by seat, in milliseconds; all times are the server's. */
export interface TableClock {
  readonly used: Readonly<Record<string, number>>;
  readonly paused: boolean;
  /** When those who are asked count as idle. */
  readonly idleAt: Readonly<Record<string, number>>;
  /** When this was so. */
  readonly now: number;
}

/** All that the server tells about a table before one looks at its game. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly options: TableOptions;
  readonly edition: string;
  readonly status: 'open' | 'playing' | 'over';
  readonly seats: readonly Chair[];
  /** Those who look at the table and do not sit there: how many, and the first of them by name. */
  readonly watchers?: { readonly count: number; readonly names: readonly string[] };
  /** The own seat, if there is one. */
  readonly me: string | null;
  readonly turn: readonly string[];
  readonly over: boolean;
  readonly length: number;
  readonly pace: Pace;
  /** While a game with a pace is played. */
  readonly clock?: TableClock;
  /** Was its seed chosen, so that somebody may know what comes? */
  readonly knownSeed: boolean;
  /** In milliseconds. */
  readonly updated: number;
  readonly watch: boolean;
  /** Does the game start once every chair is taken, or when who made the table says so? */
  readonly start: 'full' | 'creator';
  /** Has this person made it? */
  readonly creator: boolean;
  /** What an invitation says, for those who sit here. */
  readonly invite?: string;
  /** The table of the rematch. */
  readonly next?: string;
}

/** Something said at a table. */
export interface ChatLine {
  readonly n: number;
  readonly seat?: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A look at the game, with the clock of those who think now. */
export type ClockedShot = Shot & { readonly clock?: TableClock };

/** The first thing that a socket says; while the table is open, without a look at its game. */
export interface Hello extends Partial<Shot> {
  readonly push: 'hello';
  readonly table: TableInfo;
  readonly seat: string | null;
  readonly facts?: EditionDocument;
  readonly chat: readonly ChatLine[];
}

/** What a socket says unasked after that. */
export type Push =
  | Hello
  | ({ readonly push: 'table' } & ClockedShot)
  | ({ readonly push: 'seats' } & TableInfo)
  | ({ readonly push: 'chat' } & ChatLine);

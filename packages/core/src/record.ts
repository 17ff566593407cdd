import type { Illegal } from './illegal.ts';
import type { Seed, TableOptions } from './rules.ts';

/** A game as it is kept: how it began and every line since, taken-back ones included. */
export interface GameRecord {
  readonly rules: string;
  readonly edition: string;
  readonly fixes: readonly string[];
  readonly players: number;
  readonly options: TableOptions;
  readonly seed: Seed;
  /** A position, as one line of JSON, that the game starts from instead of the set-up. */
  readonly start?: string;
  readonly actions: readonly string[];
  /** The final points by seat, once the game is over. */
  readonly scores?: readonly number[];
}

/** What is wrong with a record, and in which line (from 1) of the file or of the actions. */
export interface BadRecord extends Illegal {
  readonly line: number;
}

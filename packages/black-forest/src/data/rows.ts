import { type Bag, type Count, type Effect, vocabulary } from '@waldglas/core';
import type { Animal, BlackForest, Good, Occasion, Own, Special } from '../words.ts';

/** The builders of effects in the words of Black Forest. */
export const { gain, gainAny, pay, remove, place, placing, build, all, parts, either, may, per, conversion } =
  vocabulary<BlackForest>();

type Herd = Extract<Own, { op: 'herd' }>;

export const herd = (kind: Animal | readonly Animal[], n: number): Herd => ({
  op: 'herd',
  kinds: typeof kind === 'string' ? [kind] : kind,
  n,
});
export const cull = (kind: Animal | readonly Animal[], n: number): Own => ({ ...herd(kind, n), op: 'cull' });
export const advance = (n: number): Own => ({ op: 'advance', n });
export const retreat = (n: number): Own => ({ op: 'retreat', n });
export const special = (id: Special): Own => ({ op: 'special', id });

/** What a building costs: goods, tiles that leave, and for the fort brick by the number of players. */
export type Cost = Bag<Good | 'forest' | 'field' | 'pond'> & { readonly rivals?: true };

/** Points counted at the end: so many for each one counted. */
export interface Bonus {
  readonly points: number;
  readonly per: Count<BlackForest>;
}

/** An effect for the rest of the game: whenever something happens, under a condition. */
export interface Whenever {
  readonly on: Occasion;
  readonly if?: Count<BlackForest>;
  readonly then: Effect<BlackForest>;
}

/** What a building of either size does. What else is printed on it is told by the edition. */
export interface BuildingRow {
  /** What must be there before it is paid for. */
  readonly needs?: readonly Count<BlackForest>[] | 'alone';
  /** Conversions at any time, one or two alternatives. */
  readonly convert?: readonly Effect<BlackForest>[];
  /** When built; `if`: only if all of these hold once it is paid for and placed. */
  readonly instant?: Effect<BlackForest>;
  readonly if?: readonly Count<BlackForest>[];
  readonly whenever?: Whenever;
  /** A rule it bends for as long as the game lasts. */
  readonly bends?: Special;
  readonly bonus?: Bonus;
}

/** A small building: one side of a tile. */
export interface SmallRow extends BuildingRow {
  /** The row and column of the board it lies on. */
  readonly row: number;
  readonly column: 0 | 1 | 2;
  readonly name: string;
}

/** A tradesperson: one effect, or a choice of two. */
export interface TradespersonRow {
  readonly effects: readonly Effect<BlackForest>[];
}

/** A job: where it is placed, what it takes, what it gives. */
export interface JobRow {
  readonly tradesperson?: string;
  readonly location?: string;
  readonly effect: Effect<BlackForest>;
}

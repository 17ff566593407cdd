import type { Bag, EditionDocument } from '@waldglas/core';
import type { BuildingId, CardId, StartId } from '../data/index.ts';
import type { Good, Tile, WheelName } from '../words.ts';

/** The start of every landscape board. */
export interface LandPlan {
  readonly columns: string;
  readonly rows: number;
  /** What lies there at the start; spaces not named here, nor below, are empty. */
  readonly tiles: readonly { readonly tile: Tile; readonly cells: readonly string[] }[];
  /** The start buildings by cell. */
  readonly start: Readonly<Record<string, StartId>>;
  /** Cells of the grid that are no part of the board. */
  readonly void: readonly string[];
}

/** What is printed on a building tile beside its effect. `starter` marks the tiles of the introductory game. */
export interface BuildingFacts {
  readonly cost: Bag<Good>;
  readonly points: number;
  readonly starter?: boolean;
}

/** How many tiles a row of the building board shows, by the number of players (GR-1.2). */
interface RowSizes {
  readonly 1: number;
  readonly 2: number;
  readonly 3: number;
  readonly 4: number;
  /** With the option of a small market, however many play. */
  readonly small: number;
}

/** Every fact that a record depends on: a correction is a new edition beside the old one. What tiles do is no fact. */
export interface Edition extends EditionDocument {
  readonly game: 'glass-road';
  /** The tiles there are: one that is not named is not in the game. */
  readonly buildings: Readonly<Partial<Record<BuildingId, BuildingFacts>>>;
  /** The cards that everybody has. */
  readonly cards: readonly CardId[];
  /** How many cards are chosen in a period (GR-4.1); alone, in each period in turn (GR-6.1). */
  readonly hand: number;
  readonly soloHands: readonly number[];
  /** The card rounds of a period (GR-4.1). */
  readonly rounds: number;
  /** The places for cards played on other seats' turns (GR-1.1). */
  readonly slots: number;
  /** Who is left with so many cards when the other hand is empty may play one more (GR-5.2). */
  readonly leftForExtra: number;
  /** How many periods several players play, and with the option of a longer game. */
  readonly periods: { readonly usual: number; readonly long: number };
  readonly rowSizes: RowSizes;
  readonly land: LandPlan;
  /** What stands on each wheel at the start. */
  readonly wheels: Readonly<Record<WheelName, Bag<Good>>>;
}

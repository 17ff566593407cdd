import type { Bag, EditionDocument } from '@waldglas/core';
import type { Back, BuildingId, Cost, JobId, Level, LocationId, TradespersonId } from '../data/index.ts';
import type { Animal, Good, Tile, WheelName } from '../words.ts';

/** The villages in clockwise order: `v1` and `v4` are the large ones. The names are ours. */
export const VILLAGE_IDS = ['v1', 'v2', 'v3', 'v4', 'v5'] as const;
export type VillageId = (typeof VILLAGE_IDS)[number];

/** Whatever a path leads to. */
export type PlaceId = VillageId | LocationId;

/** A fact that depends on how many play, 1 to 4. */
export type ByPlayers<T> = Readonly<Record<number, T>>;

/** A place on a drawing of the board, in percent from the left and from the top. */
export type Point = readonly [x: number, y: number];

/** Tradespeople sit in a ring; pawn space i lies between `ring[i]` and the next one, the last between last and first. */
export interface Village {
  readonly id: VillageId;
  readonly at: Point;
  readonly ring: readonly Back[];
}

/** The game board. The solo side has the same villages, places and paths. */
export interface Board {
  readonly villages: readonly Village[];
  /** The order in which a job looks for a village without one (BF-4.8). */
  readonly clockwise: readonly VillageId[];
  readonly locations: readonly { readonly id: LocationId; readonly at: Point }[];
  /** Each costs 1 provision, both ways. */
  readonly paths: readonly (readonly [PlaceId, PlaceId])[];
}

/** A stable takes its cells for good. The hut stands on `underHut` as soon as it reaches the estate. */
interface Stable {
  readonly cells: readonly string[];
  readonly underHut: boolean;
}

/** An estate when it comes: columns are letters, rows are counted from the top. Cells not named are empty. */
export interface EstatePlan {
  readonly columns: string;
  readonly rows: number;
  readonly stables: readonly Stable[];
  readonly tiles: Readonly<Record<string, Tile>>;
}

/** The pieces that can run out. Fields and ponds are two sides of the same tiles, start tiles included. */
interface Supply {
  readonly fieldsAndPonds: number;
  readonly pastures: number;
  /** The switch: if false, nothing runs out. */
  readonly limited: boolean;
}

/** The solo game (BF-8). */
export interface Solo {
  readonly years: number;
  readonly pawns: readonly string[];
  /** Before this year the tradespeople are dealt anew. */
  readonly dealtAnew: number;
  /** How many jobs the reminder reveals. */
  readonly reminderJobs: number;
  /** From so many points on, ascending. */
  readonly titles: readonly (readonly [points: number, title: string])[];
}

/** What is printed on a building beside its effects; a large one has a level. */
export interface BuildingFacts {
  readonly cost: Cost;
  readonly points: number;
  readonly level?: Level;
}

/** Every fact that a record depends on: a correction is a new edition beside the old one. What tiles do is no fact. */
export interface Edition extends EditionDocument {
  readonly game: 'black-forest';
  /** The buildings, tradespeople and jobs there are: what is not named is not in the game. */
  readonly buildings: Readonly<Partial<Record<BuildingId, BuildingFacts>>>;
  /** With the picture on their backs. */
  readonly tradespeople: Readonly<Partial<Record<TradespersonId, Back>>>;
  readonly jobs: readonly JobId[];
  /** What stands on each wheel at the start, provisions apart. */
  readonly wheels: Readonly<Record<WheelName, Bag<Good>>>;
  /** The two provision markers at the start. */
  readonly provisions: readonly [number, number];
  readonly brick: number;
  /** What each place in turn order gets beyond that. */
  readonly extra: ByPlayers<readonly Bag<Good | Animal>[]>;
  /** The points at the large hand of the cooking wheel after so many steps; beyond the list: its last value. */
  readonly cookingPoints: readonly number[];
  /** The end is triggered once a provision marker has steps minus value at least here (BF-7.1). */
  readonly endMark: number;
  /** The step of the cooking wheel that moves the reminder (BF-2.6). */
  readonly reminderSteps: number;
  readonly main: EstatePlan;
  readonly small: EstatePlan;
  /** How many animals each of them houses (BF-3.4). */
  readonly housing: Readonly<Record<'pasture' | 'stable' | 'forest', number>>;
  /** Steps from the bottom of the glass hut's track to its top, where the hut moves. */
  readonly hutSteps: number;
  /** May a large building lie, one space beside the other? It may always stand. */
  readonly allowHorizontal: boolean;
  readonly supply: Supply;
  readonly board: Board;
  /** How many jobs may be open at a time. */
  readonly mostJobs: ByPlayers<number>;
  /** How many small buildings are flipped to side B. */
  readonly flippedToB: number;
  readonly largeOffered: ByPlayers<Readonly<Record<Level, number>>>;
  /** The brick for a cost with `rivals`: the fort. */
  readonly rivals: ByPlayers<number>;
  readonly solo: Solo;
}

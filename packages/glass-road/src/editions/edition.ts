import type { Bag } from '@waldglas/core';
import { BUILDING_IDS, type BuildingId, type StartId } from '../data/index.ts';
import type { Good, Tile, WheelName } from '../words.ts';

/** How far to trust a fact that the rulebooks show only as a picture. */
export type Doubt = 'likely' | 'guess';

/** The start of every landscape board. */
export interface Land {
  readonly columns: string;
  readonly rows: number;
  /** What lies there at the start; spaces not named here, nor below, are empty. */
  readonly tiles: readonly { readonly tile: Tile; readonly cells: readonly string[] }[];
  /** The start buildings by cell. */
  readonly start: Readonly<Record<string, StartId>>;
  /** Cells of the grid that are no part of the board. */
  readonly void: readonly string[];
}

/** The facts that a closer look at the printed game may change: a correction is a new edition beside the old one. */
export interface Edition {
  readonly id: string;
  readonly costs: Readonly<Record<BuildingId, Bag<Good>>>;
  /** The buildings whose cost is not certain. */
  readonly sure: Readonly<Partial<Record<BuildingId, Doubt>>>;
  /** The rival readings of a cost. */
  readonly alternatives: Readonly<Partial<Record<BuildingId, readonly Bag<Good>[]>>>;
  readonly land: Land;
  /** What stands on each wheel at the start. */
  readonly wheels: Readonly<Record<WheelName, Bag<Good>>>;
}

/** One cost as we read it, how far to trust it, and its rivals. */
export interface Reading {
  readonly cost: Bag<Good>;
  readonly doubt?: Doubt;
  readonly rivals: readonly Bag<Good>[];
}

export const certain = (cost: Bag<Good>): Reading => ({ cost, rivals: [] });
export const likely = (cost: Bag<Good>, ...rivals: Bag<Good>[]): Reading => ({ cost, doubt: 'likely', rivals });
export const guess = (cost: Bag<Good>, ...rivals: Bag<Good>[]): Reading => ({ cost, doubt: 'guess', rivals });

/** The readings of all tiles, sorted into the three tables of an edition, each in the order of the tiles. */
export function sortReadings(
  readings: Readonly<Record<BuildingId, Reading>>,
): Pick<Edition, 'costs' | 'sure' | 'alternatives'> {
  const costs: Partial<Record<BuildingId, Bag<Good>>> = {};
  const sure: Partial<Record<BuildingId, Doubt>> = {};
  const alternatives: Partial<Record<BuildingId, readonly Bag<Good>[]>> = {};
  for (const id of BUILDING_IDS) {
    const { cost, doubt, rivals } = readings[id];
    costs[id] = cost;
    if (doubt !== undefined) sure[id] = doubt;
    if (rivals.length > 0) alternatives[id] = rivals;
  }
  return { costs: costs as Record<BuildingId, Bag<Good>>, sure, alternatives };
}

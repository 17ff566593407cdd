import type { Bag, Effect } from '@waldglas/core';
import type { GlassRoad, Good, Kind } from '../words.ts';
import { BONUS } from './bonus.ts';
import { IMMEDIATE } from './immediate.ts';
import { PROCESSING } from './processing.ts';
import type { Bonus, BonusRow, ImmediateRow, ProcessingRow } from './rows.ts';
import { SPECIALISTS } from './specialists.ts';
import type { StartId } from './start.ts';

export type { Bonus, BonusRow, ImmediateRow, ProcessingRow, SpecialistRow, StartRow } from './rows.ts';
export { START, START_IDS, type StartId } from './start.ts';
export { BONUS, IMMEDIATE, PROCESSING, SPECIALISTS };

export type ProcessingId = keyof typeof PROCESSING;
export type ImmediateId = keyof typeof IMMEDIATE;
export type BonusId = keyof typeof BONUS;
export type BuildingId = ProcessingId | ImmediateId | BonusId;
export type CardId = keyof typeof SPECIALISTS;

/** What a building tile of any kind does. What else is printed on it is told by the edition. */
export interface BuildingRow {
  readonly id: BuildingId;
  readonly kind: Kind;
  readonly effect?: Effect<GlassRoad>;
  readonly bonus?: Bonus;
  readonly replaces?: StartId;
}

/** A building tile as an edition has it. `starter` marks the tiles of the introductory game. */
export interface Building extends BuildingRow {
  readonly cost: Bag<Good>;
  readonly points: number;
  readonly starter: boolean;
}

const ROWS: Record<Kind, Record<string, ProcessingRow | ImmediateRow | BonusRow>> = {
  processing: PROCESSING,
  immediate: IMMEDIATE,
  bonus: BONUS,
};

/** The ids of all building tiles in the order of the tables: processing, immediate, bonus. */
export const BUILDING_IDS = Object.values(ROWS).flatMap(rows => Object.keys(rows)) as readonly BuildingId[];

/** The ids of the cards in the order of their table. */
export const CARD_IDS = Object.keys(SPECIALISTS) as readonly CardId[];

/** All building tiles by id, whatever editions they are in. */
export const BUILDINGS = Object.fromEntries(
  Object.entries(ROWS).flatMap(([kind, rows]) => Object.entries(rows).map(([id, row]) => [id, { ...row, id, kind }])),
) as Record<BuildingId, BuildingRow>;

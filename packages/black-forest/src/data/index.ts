import type { Effect } from '@waldglas/core';
import type { BlackForest } from '../words.ts';
import { JOBS as JOB_ROWS } from './jobs.ts';
import { LARGE } from './large.ts';
import type { BuildingRow, Cost, SmallRow, TradespersonRow } from './rows.ts';
import { SMALL, type SmallId } from './small.ts';
import { TRADESPEOPLE as TRADESPERSON_ROWS } from './tradespeople.ts';

export type { Bonus, BuildingRow, Cost, SmallRow, TradespersonRow, Whenever } from './rows.ts';
export { LARGE, SMALL, type SmallId };

export type LargeId = keyof typeof LARGE;
export type BuildingId = SmallId | LargeId;
export type TradespersonId = keyof typeof TRADESPERSON_ROWS;
export type JobId = keyof typeof JOB_ROWS;
/** The places outside the villages, each for one job. */
export type LocationId = Extract<(typeof JOB_ROWS)[JobId], { readonly location: string }>['location'];
/** What is printed on the back of a tradesperson, and on the spaces that take it. */
export const BACKS = ['owl', 'fox', 'stag', 'mouse'] as const;
export type Back = (typeof BACKS)[number];
/** The levels of large buildings. */
export const LEVELS = ['I', 'II', 'III'] as const;
export type Level = (typeof LEVELS)[number];

/** What one side of a small tile does, on one space. */
interface SmallPiece extends SmallRow {
  readonly id: SmallId;
  readonly size: 1;
}

/** What a large tile does, on two spaces. */
interface LargePiece extends BuildingRow {
  readonly id: LargeId;
  readonly size: 2;
  readonly name: string;
}

/** What a building of either size does; `name` is the printed English one in kebab-case. */
export type BuildingPiece = SmallPiece | LargePiece;

/** A building as an edition has it. */
export type Building = BuildingPiece & { readonly cost: Cost; readonly points: number; readonly level?: Level };

/** A job: a tradesperson's, placed in a village, or one with a place of its own. */
export interface Job {
  readonly tradesperson?: TradespersonId;
  readonly location?: LocationId;
  readonly effect: Effect<BlackForest>;
}

/** The tradespeople by id. */
export const TRADESPEOPLE: Readonly<Record<TradespersonId, TradespersonRow>> = TRADESPERSON_ROWS;

/** The jobs by id. */
export const JOBS: Readonly<Record<JobId, Job>> = JOB_ROWS;

/** The ids in the order of their tables. */
export const SMALL_IDS = Object.keys(SMALL) as readonly SmallId[];
export const LARGE_IDS = Object.keys(LARGE) as readonly LargeId[];
export const BUILDING_IDS: readonly BuildingId[] = [...SMALL_IDS, ...LARGE_IDS];
export const TRADESPERSON_IDS = Object.keys(TRADESPEOPLE) as readonly TradespersonId[];
export const JOB_IDS = Object.keys(JOBS) as readonly JobId[];
export const LOCATION_IDS: readonly LocationId[] = Object.values(JOBS).flatMap(({ location }) => location ?? []);

/** Every field a building may have. Rows are read all the time, and quicker if all have the same fields. */
const BLANK: Readonly<Record<keyof SmallPiece | keyof LargePiece | 'cost' | 'points' | 'level', undefined>> = {
  id: undefined,
  size: undefined,
  name: undefined,
  row: undefined,
  column: undefined,
  level: undefined,
  cost: undefined,
  points: undefined,
  needs: undefined,
  convert: undefined,
  instant: undefined,
  if: undefined,
  whenever: undefined,
  bends: undefined,
  bonus: undefined,
};

/** All buildings by id, the small ones first, whatever editions they are in. */
export const BUILDINGS = Object.fromEntries([
  ...SMALL_IDS.map(id => [id, { ...BLANK, id, size: 1, ...SMALL[id] }]),
  ...LARGE_IDS.map(id => [id, { ...BLANK, id, size: 2, name: id, ...LARGE[id] }]),
]) as Readonly<Record<BuildingId, BuildingPiece>>;

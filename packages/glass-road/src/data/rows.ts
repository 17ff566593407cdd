import { type Count, type Effect, vocabulary } from '@waldglas/core';
import type { GlassRoad, Landscape, Own, Special } from '../words.ts';
import type { StartId } from './start.ts';

/** The builders of effects in the words of Glass Road. */
export const { gain, gainAny, pay, remove, place, placing, build, all, per, repeat } = vocabulary<GlassRoad>();

export const discard = (n: number): Own => ({ op: 'discard', n });
export const special = (id: Special): Own => ({ op: 'special', id });

/** Tiles of one kind on the empty spaces beside the building: on each of them, or on up to `most`. */
export const surround = (tiles: readonly Landscape[], most?: number): Effect<GlassRoad> =>
  placing({ tiles, where: 'adjacent', ...(most === undefined ? { every: true } : { n: most, upTo: true }) });

/** Points counted at the end: so many for each one counted. */
export interface Bonus {
  readonly points: number;
  readonly per: Count<GlassRoad>;
}

/** A conversion for the rest of the game. */
export interface ProcessingRow {
  readonly effect: Effect<GlassRoad>;
}

/** An effect at once. An upgrade names the start building that it `replaces`. */
export interface ImmediateRow {
  readonly effect: Effect<GlassRoad>;
  readonly replaces?: StartId;
}

/** Points at the end, added to the printed ones. */
export interface BonusRow {
  readonly bonus: Bonus;
  readonly replaces?: StartId;
}

/** A building printed on the landscape board. */
export interface StartRow {
  readonly bonus: Bonus;
}

/** A card: its fee, its two abilities, and what they are in the solo game where that differs. */
export interface SpecialistRow {
  readonly fee?: Effect<GlassRoad>;
  readonly abilities: readonly [Effect<GlassRoad>, Effect<GlassRoad>];
  readonly solo?: readonly [Effect<GlassRoad>, Effect<GlassRoad>];
}

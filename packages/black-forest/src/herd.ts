import type { Seat } from '@waldglas/core';
import { factsOf } from './facts.ts';
import { playerOf, type State } from './state.ts';
import { surveyOf } from './survey.ts';

/** What a seat can house. */
interface Housing {
  readonly pastures: number;
  /** Pigs on forests. */
  readonly woods: number;
  /** Cattle in stables. */
  readonly stalls: number;
  /** Animals of one kind on a pasture. */
  readonly each: number;
}

/** BF-3.4: pastures hold 3 of one kind, uncovered stables 2 cattle, forests 1 pig (2 with the gatherer's hut). */
export function housing(s: State, seat: Seat): Housing {
  const { tiles, bends } = surveyOf(s, seat);
  const { pasture, stable, forest } = factsOf(s).housing;
  const pigs = forest + (bends.includes('two-pigs-a-forest') ? 1 : 0);
  // one stable is free from the start, and each move of the hut frees the one under it
  const stalls = playerOf(s, seat).domain.length * stable;
  return { pastures: tiles.pasture, woods: tiles.forest * pigs, stalls, each: pasture };
}

/** Pastures that a herd needs once forests and stables are full. */
function pasturesFor({ woods, stalls, each }: Housing, pigs: number, cattle: number): number {
  return Math.ceil(Math.max(0, pigs - woods) / each) + Math.ceil(Math.max(0, cattle - stalls) / each);
}

export function fits(room: Housing, pigs: number, cattle: number): boolean {
  return pasturesFor(room, pigs, cattle) <= room.pastures;
}

/** Pastures left empty in the best arrangement. */
export function emptyPastures(room: Housing, pigs: number, cattle: number): number {
  return Math.max(0, room.pastures - pasturesFor(room, pigs, cattle));
}

export type Herd = readonly [pigs: number, cattle: number];

/** The largest herds within these numbers that can be housed: none of them is smaller than another in both kinds. */
export function largestHerds(room: Housing, pigs: number, cattle: number): readonly Herd[] {
  const herds: Herd[] = [];
  for (let p = pigs; p >= 0; p--) {
    let c = cattle;
    while (c >= 0 && !fits(room, p, c)) c--;
    if (c > (herds.at(-1)?.[1] ?? -1)) herds.push([p, c]);
  }
  return herds;
}

/**
 * The mixes of at most `n` newcomers that can be housed, if need be in place of the other kind: none of them is smaller
 * than another in both kinds.
 */
export function newcomers(room: Housing, pigs: number, cattle: number, n: number): readonly Herd[] {
  const canHouse = (p: number, c: number) => fits(room, p > 0 ? pigs + p : 0, c > 0 ? cattle + c : 0);
  const mixes: Herd[] = [];
  for (let p = n; p >= 0; p--) {
    let c = n - p;
    while (c >= 0 && !canHouse(p, c)) c--;
    if (c > (mixes[0]?.[1] ?? -1)) mixes.unshift([p, c]);
  }
  return mixes;
}

/**
 * BF-7.2: the arrangement with most points: animals on pastures, and the pastures among the first `favoured` that hold
 * two or more, each worth `worth`.
 */
export function pasturePoints(room: Housing, pigs: number, cattle: number, favoured: number, worth: number) {
  let best = { onPastures: 0, stocked: 0 };
  for (let forPigs = 0; forPigs <= room.pastures; forPigs++) {
    const forCattle = room.pastures - forPigs;
    const on = Math.min(pigs, room.each * forPigs);
    const cows = Math.min(cattle, room.each * forCattle);
    if (pigs - on > room.woods || cattle - cows > room.stalls) continue;
    const paired = Math.min(forPigs, Math.floor(on / 2)) + Math.min(forCattle, Math.floor(cows / 2));
    const stocked = Math.min(favoured, paired);
    if (on + cows + worth * stocked > best.onPastures + worth * best.stocked) best = { onPastures: on + cows, stocked };
  }
  return best;
}

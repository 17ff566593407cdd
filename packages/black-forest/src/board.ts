import { memo, otherSeats, type Seat } from '@waldglas/core';
import type { Action } from './action.ts';
import type { TradespersonId } from './data/index.ts';
import type { Facts } from './editions/index.ts';
import { factsOf } from './facts.ts';
import type { State } from './state.ts';

/** A pawn's place: the village or location, and in a village the number of the space; 0 is its centre. */
interface Space {
  readonly place: string;
  readonly number: number;
}

/** There are few spaces and they are looked up all the time. */
const SPACES = new Map<string, Space>();

function parsed(space: string): Space {
  let found = SPACES.get(space);
  if (!found) {
    const [place = '', number] = space.split('.');
    found = { place, number: Number(number) || 0 };
    SPACES.set(space, found);
  }
  return found;
}

/** The village or location of a space: `v1` of `v1.2` and of `v1.centre`. */
export function locationOfSpace(space: string): string {
  return parsed(space).place;
}

/** The middle of a village, where whoever begs goes. */
export function centreOf(village: string): string {
  return `${village}.centre`;
}

export function isVillage(s: State, place: string): boolean {
  return s.tradespeople[place] !== undefined;
}

/** The pawn spaces of a village: one between each two neighbours of its ring. */
export function spacesOf(s: State, village: string): readonly string[] {
  return chartOf(s).stops.find(({ id }) => id === village)?.spaces ?? [];
}

/** The two tradespeople next to a pawn space. */
export function besideSpace(s: State, space: string): readonly TradespersonId[] {
  const { place, number } = parsed(space);
  const ring = s.tradespeople[place];
  if (!ring || number === 0) return [];
  return [ring[number - 1] as TradespersonId, ring[number % ring.length] as TradespersonId];
}

/** Is a pawn, the neutral one or a solo pawn, on this space? */
export function taken(s: State, space: string): boolean {
  if (s.solo) return s.solo.placed[space] !== undefined;
  if (s.neutral === space) return true;
  for (const { pawn } of s.players) if (pawn === space) return true;
  return false;
}

/** BF-4.3: who is paid for entering a village: the seats with pawns in it, clockwise; `undefined` is the supply. */
export function toPay(s: State, seat: Seat, village: string): (Seat | undefined)[] {
  if (s.solo)
    return Object.keys(s.solo.placed)
      .filter(space => locationOfSpace(space) === village && space !== s.players[seat]?.pawn)
      .map(() => undefined);
  const owners: (Seat | undefined)[] = [];
  for (const other of otherSeats(seat, s.players.length))
    if (locationOfSpace(s.players[other]?.pawn ?? '') === village) owners.push(other);
  if (locationOfSpace(s.neutral) === village) owners.push(undefined);
  return owners;
}

/** How many other pawns are in each village: a few bits of one number for each, since every move looks at them. */
export type Crowds = number;
const CROWD_BITS = 3;
const LARGEST_CROWD = 7;
const MOST_VILLAGES = 10;

/** In the stop of that number; only in villages there are any. */
export function crowd(crowds: Crowds, stop: number): number {
  // beyond these a shift would begin again at the first village
  if (stop >= MOST_VILLAGES) return 0;
  return (crowds >> (CROWD_BITS * stop)) & LARGEST_CROWD;
}

export function crowdsOf(s: State, seat: Seat): Crowds {
  const chart = chartOf(s);
  let crowds = 0;
  if (s.solo) {
    for (const space in s.solo.placed) if (space !== s.players[seat]?.pawn) crowds += onePawn(chart, space);
    return crowds;
  }
  crowds += onePawn(chart, s.neutral);
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat) crowds += onePawn(chart, s.players[other]?.pawn ?? '');
  return crowds;
}

/** One pawn in a village; none at a location. */
function onePawn(chart: Chart, space: string): Crowds {
  const stop = stopOf(chart, space);
  return stop === NOWHERE || stop >= chart.villages ? 0 : 1 << (CROWD_BITS * stop);
}

/** A village or a location, and the pawn spaces there. */
export interface Stop {
  readonly id: string;
  readonly spaces: readonly string[];
  /** Each seat's moves to them: offered all the time and never changed, so they are made once. */
  readonly moves: readonly (readonly Action[])[];
}

/** The number of paths on the cheapest way to each stop. */
export type Paths = readonly number[];

/** What follows from a board once and for all. */
export interface Chart {
  /** The villages clockwise, then the locations. */
  readonly stops: readonly Stop[];
  /** How many of them are villages. */
  readonly villages: number;
  /** The number of the stop of a pawn space, centre or location. */
  readonly numbers: ReadonlyMap<string, number>;
  /** From each stop. */
  readonly paths: readonly Paths[];
}

/** The number of a stop that is none: a pawn that is not on the board yet. */
export const NOWHERE = -1;
/** Every seat there can be. */
export const SEATS: readonly Seat[] = [0, 1, 2, 3];

export function chartOf(s: State): Chart {
  return charted(factsOf(s));
}

/** The number of the stop where a space is. */
export function stopOf({ numbers }: Chart, space: string): number {
  return numbers.get(space) ?? NOWHERE;
}

const charted = memo<Facts, void, Chart>(drawn);

function drawn({ board }: Facts): Chart {
  const near = new Map<string, string[]>();
  for (const [a, b] of board.paths) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const villages = board.clockwise.map(id => {
    const ring = board.villages.find(village => village.id === id)?.ring ?? [];
    return stop(
      id,
      ring.map((_, i) => `${id}.${i + 1}`),
    );
  });
  const stops = [...villages, ...board.locations.map(({ id }) => stop(id, [id]))];
  const numbers = new Map<string, number>();
  stops.forEach(({ spaces }, i) => {
    for (const space of spaces) numbers.set(space, i);
  });
  villages.forEach(({ id }, i) => {
    numbers.set(centreOf(id), i);
  });
  const paths = stops.map(({ id }) => {
    const found = from(near, id);
    return stops.map(to => found.get(to.id) ?? Number.POSITIVE_INFINITY);
  });
  return { stops, villages: villages.length, numbers, paths };
}

function stop(id: string, spaces: readonly string[]): Stop {
  return { id, spaces, moves: SEATS.map(seat => spaces.map(to => ({ seat, verb: 'move', to }))) };
}

function from(near: ReadonlyMap<string, readonly string[]>, start: string): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]]);
  for (const [place, steps] of found) {
    for (const next of near.get(place) ?? []) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found;
}

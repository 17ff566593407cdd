import type { Seat } from '@waldglas/core';
import type { TradespersonId } from './data/index.ts';
import type { Edition } from './editions/index.ts';
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
export function placeOfSpace(space: string): string {
  return parsed(space).place;
}

export function isVillage(s: State, place: string): boolean {
  return s.tradespeople[place] !== undefined;
}

const NAMES = new Map<string, readonly string[]>();

/** The pawn spaces of a village: one between each two neighbours of its ring. */
export function spacesOf(s: State, village: string): readonly string[] {
  const ring = s.tradespeople[village] ?? [];
  const key = `${village}${ring.length}`;
  let names = NAMES.get(key);
  if (!names) {
    names = ring.map((_, i) => `${village}.${i + 1}`);
    NAMES.set(key, names);
  }
  return names;
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
      .filter(space => placeOfSpace(space) === village && space !== s.players[seat]?.pawn)
      .map(() => undefined);
  const n = s.players.length;
  const seats = Array.from({ length: n - 1 }, (_, i) => (seat + 1 + i) % n);
  const owners: (Seat | undefined)[] = seats.filter(other => placeOfSpace(s.players[other]?.pawn ?? '') === village);
  if (placeOfSpace(s.neutral) === village) owners.push(undefined);
  return owners;
}

/** How many are paid. */
export function pawnsToPay(s: State, seat: Seat, village: string): number {
  if (s.solo) return toPay(s, seat, village).length;
  let n = placeOfSpace(s.neutral) === village ? 1 : 0;
  for (const [other, { pawn }] of s.players.entries()) if (other !== seat && placeOfSpace(pawn) === village) n++;
  return n;
}

type Distances = ReadonlyMap<string, ReadonlyMap<string, number>>;
const MEASURED = new WeakMap<Edition, Distances>();

/** The number of paths on the cheapest way between two places. */
export function distance(s: State, from: string, to: string): number {
  const facts = factsOf(s);
  let all = MEASURED.get(facts);
  if (!all) {
    all = measure(facts);
    MEASURED.set(facts, all);
  }
  return all.get(from)?.get(to) ?? Number.POSITIVE_INFINITY;
}

function measure({ board }: Edition): Distances {
  const near = new Map<string, string[]>();
  for (const [a, b] of board.paths) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  return new Map([...near.keys()].map(start => [start, from(near, start)]));
}

function from(near: ReadonlyMap<string, readonly string[]>, start: string): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]]);
  for (const [place, steps] of found) {
    for (const next of near.get(place) ?? []) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found;
}

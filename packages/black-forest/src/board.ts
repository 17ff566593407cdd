import type { Seat } from '@waldglas/core';
import type { TradespersonId } from './data/index.ts';
import type { Edition } from './editions/index.ts';
import { factsOf } from './facts.ts';
import type { State } from './state.ts';

/** The village or location of a space: `v1` of `v1.2` and of `v1.centre`. */
export function placeOfSpace(space: string): string {
  const dot = space.indexOf('.');
  return dot < 0 ? space : space.slice(0, dot);
}

export function isVillage(place: string): boolean {
  return /^v\d$/.test(place);
}

/** The pawn spaces of a village: one between each two neighbours of its ring. */
export function spacesOf(s: State, village: string): string[] {
  return (s.tradespeople[village] ?? []).map((_, i) => `${village}.${i + 1}`);
}

/** The two tradespeople next to a pawn space. */
export function besideSpace(s: State, space: string): readonly TradespersonId[] {
  const ring = s.tradespeople[placeOfSpace(space)] ?? [];
  const number = Number(space.slice(space.indexOf('.') + 1));
  if (!Number.isInteger(number)) return [];
  const [one, other] = [ring[number - 1], ring[number % ring.length]];
  return one && other ? [one, other] : [];
}

/** Is a pawn, the neutral one or a solo pawn, on this space? */
export function taken(s: State, space: string): boolean {
  if (s.solo) return s.solo.placed[space] !== undefined;
  return s.neutral === space || s.players.some(player => player.pawn === space);
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

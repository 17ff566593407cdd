import type { Seat, Share, ShareId } from '@waldglas/core';
import type { CardId, State } from '@waldglas/glass-road';
import { TILE_COUNT } from './facts.ts';
import { FEATURES, fillFeatures, type Weights } from './features.ts';
import { landFacts } from './land.ts';
import { pointsOf } from './points.ts';
import { shareLeft } from './time.ts';
import { SEVERAL, SOLO } from './weights.ts';

const scratch: number[] = FEATURES.map(() => 0);

/**
 * What a state is worth to a seat, in points at the end of the game, with this share of the cards yet to come. The cards of
 * this period yet to be played are those in the seat's hand, unless others are told.
 */
export type Worth = (s: State, seat: Seat, left: number, hand?: readonly CardId[]) => number;

/** The worth of states by weights. */
export function worthBy(weights: Weights): Worth {
  return (s, seat, left) => {
    const points = fillFeatures(scratch, s, seat, weights.own, left);
    return weighed(scratch, points, s, seat, left, weights);
  };
}

/** What features that are already known, and the points beside them, are worth. */
export function weighed(
  features: readonly number[],
  points: number,
  s: State,
  seat: Seat,
  left: number,
  { now, later, own }: Weights,
): number {
  let value = points;
  for (let i = 0; i < features.length; i++) value += (features[i] ?? 0) * ((now[i] ?? 0) + left * (later[i] ?? 0));
  return value + left * owned(s, seat, own);
}

function owned(s: State, seat: Seat, own: readonly number[]): number {
  let worth = 0;
  for (const { index } of landFacts(s.players[seat]?.land ?? []).tiles)
    if (index < TILE_COUNT) worth += own[index] ?? 0;
  return worth;
}

/** Which weights are for which table. */
export function weightsFor(players: number): Weights {
  return players === 1 ? SOLO : SEVERAL;
}

const ALONE = worthBy(SOLO);
const AMONG_OTHERS = worthBy(SEVERAL);

/** The worth of states by the tuned weights for such a table. */
export function tunedWorth(players: number): Worth {
  return players === 1 ? ALONE : AMONG_OTHERS;
}

/** What drawing tiles into the private offer adds. */
export const DRAW = 0.8;

const GROUPS: readonly (readonly [what: ShareId, from: string])[] = [
  ['goods', 'sand'],
  ['refined', 'glass'],
  ['land', 'pit'],
  ['builds', 'first-build'],
  ['goods', 'goods-points'],
];

/** The parts of what a state is worth: points, goods, refined goods, land, tiles within reach, own buildings. */
export function shares(s: State, seat: Seat): readonly Share[] {
  const weights = weightsFor(s.players.length);
  const left = shareLeft(s, seat);
  fillFeatures(scratch, s, seat, weights.own, left);
  const sums = new Map<ShareId, number>([
    ['points', pointsOf(s, seat)],
    ['buildings', left * owned(s, seat, weights.own)],
  ]);
  let group: ShareId = 'goods';
  for (const [i, name] of FEATURES.entries()) {
    // what is the same in all positions speaks for none of them
    if (name === 'one') continue;
    group = GROUPS.find(([, from]) => from === name)?.[0] ?? group;
    const value = (scratch[i] ?? 0) * ((weights.now[i] ?? 0) + left * (weights.later[i] ?? 0));
    sums.set(group, (sums.get(group) ?? 0) + value);
  }
  return [...sums].map(([what, value]) => ({ what, value }));
}

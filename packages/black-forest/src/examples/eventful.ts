import { isIllegal, type Position, seatLetter } from '@waldglas/core';
import { blackForest, type State } from '../index.ts';

/** What lets a wheel move, a payment go another way or a visit lead elsewhere, in turn for one seat after the other. */
const OWNED: readonly Readonly<Record<string, string>>[] = [
  { b2: '13B', b3: '18B', a3: '14B' }, // cistern, cabinet painter, lakeside forest cabin
  { b2: '34B', b3: '19B', a3: '10A' }, // distillery, ham cellar, forestside herder's hut
  { b2: '35A', b3: '15B', a3: '21B' }, // fort, bathhouse, lake fishery
  { b2: '30A', b3: '23B', a3: '27B' }, // farm laborer's house, pig farm, cattle farm
];
const START = { a1: 'forest', b1: 'forest', e1: 'forest', a2: 'pond', e2: 'field', e3: 'field' };

/** A new game in which everybody owns buildings that make it hard to tell what would follow a move. */
export function eventfulGame(players: number, seed: string, shift: number): State {
  const seats = Array.from({ length: players }, (_, seat): [string, Position] => [
    seatLetter(seat),
    { estates: [{ ...START, ...OWNED[(seat + shift) % players] }] },
  ]);
  const s = blackForest.fromPosition(blackForest.setup({ players, options: {} }, seed), {
    seats: Object.fromEntries(seats),
  });
  if (isIllegal(s)) throw new Error(s.illegal);
  return s;
}

import { isIllegal, type Position, seatLetter } from '@waldglas/core';
import { glassRoad, type State } from '../index.ts';

/** Processing buildings of which one pays for the other, in turn for one seat after the other. */
const OWNED: readonly Readonly<Record<string, string>>[] = [
  { b1: 'foresters-hut', c1: 'kiln', d1: 'pit', e1: 'pit' },
  { b1: 'cooperage', c1: 'inn', d1: 'pond', e1: 'pond' },
  { b1: 'soup-kitchen', c1: 'spa', d1: 'grove', e1: 'pond' },
  { b1: 'hardware-store', c1: 'swamp-hut', d1: 'grove', e1: 'grove' },
];

/** A new game in which everybody owns buildings that may make a fee worth paying. */
export function eventfulGame(players: number, seed: string, shift: number): State {
  const seats = Array.from({ length: players }, (_, seat): [string, Position] => [
    seatLetter(seat),
    { land: OWNED[(seat + shift) % OWNED.length] },
  ]);
  const s = glassRoad.fromPosition(glassRoad.setup({ players, options: {} }, seed), {
    seats: Object.fromEntries(seats),
  });
  if (isIllegal(s)) throw new Error(s.illegal);
  return s;
}

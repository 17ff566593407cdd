import type { Seat } from '@waldglas/core';
import type { State } from '@waldglas/glass-road';

/** The cards chosen in each period of a solo game, and how many of all are played. */
const SOLO_HANDS = [3, 4, 5, 6, 3, 4, 5];
const SOLO_PLAYED = SOLO_HANDS.reduce((sum, hand) => sum + hand - 1, 0);
const HAND = 5;
/** The card rounds of a period with three or four players. */
export const ROUNDS = 3;

/** How many cards are chosen in the period of a state. */
export function handSizeOf(s: State): number {
  return s.players.length === 1 ? (SOLO_HANDS[s.period - 1] ?? 0) : HAND;
}

/** How many periods a game has. */
export function periodsOf(s: State): number {
  if (s.players.length === 1) return SOLO_HANDS.length;
  return s.options.fivePeriods ? 5 : 4;
}

/** The share of its cards that a seat has yet to play: 1 at the start, 0 after the last. */
export function shareLeft(s: State, seat: Seat): number {
  const player = s.players[seat];
  const choosing = s.agenda.some(todo => 'step' in todo && todo.step === 'choose');
  const hand = choosing ? handSizeOf(s) : (player?.hand.length ?? 0) + (player?.faceDown === 'none' ? 0 : 1);
  return shareWith(s, s.period, hand);
}

/** The same with so many cards in hand in a period. */
export function shareWith(s: State, period: number, hand: number): number {
  if (s.players.length === 1) {
    let later = 0;
    for (let i = period; i < SOLO_HANDS.length; i++) later += (SOLO_HANDS[i] ?? 0) - 1;
    return (Math.max(hand - 1, 0) + later) / SOLO_PLAYED;
  }
  const periods = periodsOf(s);
  return ((periods - period) * HAND + hand) / (periods * HAND);
}

import type { Seat } from '@waldglas/core';
import { factsOf, handSize, periodsOf, type State } from '@waldglas/glass-road';

/** The share of its cards that a seat has yet to play: 1 at the start, 0 after the last. */
export function shareLeft(s: State, seat: Seat): number {
  const player = s.players[seat];
  const choosing = s.agenda.some(todo => 'step' in todo && todo.step === 'choose');
  const hand = choosing ? handSize(s) : (player?.hand.length ?? 0) + (player?.faceDown === 'none' ? 0 : 1);
  return shareWith(s, s.period, hand);
}

/** The same with so many cards in hand in a period. */
export function shareWith(s: State, period: number, hand: number): number {
  const { soloHands, hand: full } = factsOf(s);
  if (s.players.length === 1) {
    // of each hand one card is never played
    let all = 0;
    let later = 0;
    for (let i = 0; i < soloHands.length; i++) {
      const played = (soloHands[i] ?? 0) - 1;
      all += played;
      if (i >= period) later += played;
    }
    return (Math.max(hand - 1, 0) + later) / all;
  }
  const periods = periodsOf(s);
  return ((periods - period) * full + hand) / (periods * full);
}

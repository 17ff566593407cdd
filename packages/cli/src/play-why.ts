import { type Seat, seatLetter } from '@waldglas/core';
import { bagPhrase } from './phrase.ts';
import { readLine, type Session } from './session.ts';

/** Why a wish cannot be played now, and what would help, in one line. */
export function whyNot({ game, state }: Session, seat: Seat, words: string): string {
  const letter = seatLetter(seat);
  const wish = readLine(game, words.startsWith(`${letter} `) ? words : `${letter} ${words}`);
  const reason = game.why(state, seat, wish);
  if (!reason) return 'You can.\n';
  const missing = reason.missing ? `: missing ${bagPhrase(reason.missing)}` : '';
  const way = game.reach(state, seat, wish);
  if (!way.reached) return `Not now, by ${reason.rule}${missing}.\n`;
  const first = way.actions.map(action => game.write(action).slice(2)).join(', ');
  return `Not now, by ${reason.rule}${missing}. First: ${first}.\n`;
}

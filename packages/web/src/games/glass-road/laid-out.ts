import { signal } from '@preact/signals';
import { CARD_IDS, type CardId, type View } from '@waldglas/glass-road';
import type { Snap } from './shown.ts';

/** The cards laid out and not sent yet, by game and seat: nobody sees another's choice. */
const choices = signal<Readonly<Record<string, readonly CardId[]>>>({});
const NONE: readonly CardId[] = [];

const mineOf = ({ id, seat: viewer = 0 }: Snap) => `${id} ${viewer}`;

/** Lays out a hand that is yet to be confirmed. */
export function layOut(now: Snap, cards: readonly CardId[] | undefined): void {
  const { [mineOf(now)]: _, ...others } = choices.peek();
  choices.value = cards ? { ...others, [mineOf(now)]: cards } : others;
}

/** The picks that the table knows already, of a hand that is not complete: a game may have been left like that. */
export function pickedOf({ view, seat: viewer = 0 }: Snap): readonly CardId[] {
  const { hand = NONE } = view.players[viewer] ?? {};
  return typeof hand === 'number' ? NONE : hand;
}

/** The cards laid out so far. */
export function laidOut(now: Snap): readonly CardId[] {
  const resting = now.view.players[now.seat ?? 0]?.resting ?? NONE;
  return (choices.value[mineOf(now)] ?? pickedOf(now)).filter(id => !resting.includes(id));
}

/** The hand of the period before, as far as it may be taken again. */
export function lastHand({ view, seat: viewer = 0 }: Snap): readonly CardId[] {
  const { resting = NONE, lastHand: last = NONE } = view.players[viewer] ?? {};
  return CARD_IDS.filter(id => last.includes(id) && !resting.includes(id));
}

/** The view with the cards laid out in hand, for the words that count them. */
export function withLaidOut(now: Snap): View {
  const { view, seat: viewer } = now;
  const hand = laidOut(now);
  return { ...view, players: view.players.map((player, seat) => (seat === viewer ? { ...player, hand } : player)) };
}

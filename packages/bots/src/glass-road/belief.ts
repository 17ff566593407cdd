import type { Seat } from '@waldglas/core';
import { CARD_IDS, type CardId, type View } from '@waldglas/glass-road';

/** The cards of a hand, and the places on the table where joined cards lie. */
const HAND = 5;
const SLOTS = 2;

/** Every hand of five as bits, one for each card: 3003 of them. */
export const HANDS: readonly number[] = hands(0, 0, HAND);

function hands(from: number, chosen: number, more: number): number[] {
  if (more === 0) return [chosen];
  const all: number[] = [];
  for (let card = from; card <= CARD_IDS.length - more; card++)
    all.push(...hands(card + 1, chosen | (1 << card), more - 1));
  return all;
}

/** How likely each of the hands is. */
export type Belief = Float64Array;

/** A belief before anything is seen: a hand is the likelier the better its cards; `liking` is positive for each card. */
export function prior(liking: readonly number[]): Belief {
  const belief = new Float64Array(HANDS.length);
  for (const [i, hand] of HANDS.entries()) {
    let weight = 1;
    for (let card = 0; card < CARD_IDS.length; card++) if (hand & (1 << card)) weight *= liking[card] ?? 1;
    belief[i] = weight;
  }
  return normalised(belief);
}

/** What a period's public history tells of the five cards that a seat has chosen. */
export interface Facts {
  /** Cards it has played: they were chosen. */
  readonly played: number;
  /** Cards it did not hold when they were shown: they are chosen only if they lay face down then. */
  readonly lacked: number;
  /** Cards it did not hold when an earlier round began or was over: they are not chosen at all. */
  readonly without: number;
}

/** Reads the public history for a seat. */
export function factsOf(view: View, seat: Seat): Facts {
  let played = 0;
  let lacked = 0;
  let without = 0;
  let slots = 0;
  const lying = view.players[seat]?.faceDown !== 'none';
  for (const { seat: shower, card, joined, round } of view.history) {
    const bit = 1 << CARD_IDS.indexOf(card);
    if (shower === seat) played |= bit;
    else if (joined.includes(seat)) {
      played |= bit;
      slots++;
    } else if (slots < SLOTS) {
      lacked |= bit;
      if (!lying || round < view.round) without |= bit;
    }
  }
  // a card once lacked can have lain face down and been shown by its owner later
  return { played, lacked: lacked & ~played, without: without & ~played };
}

/** The belief once facts are known: impossible hands are out, the others keep their proportions. */
export function updated(belief: Belief, { played, without }: Facts): Belief {
  const then = new Float64Array(belief.length);
  for (const [i, hand] of HANDS.entries()) {
    if ((hand & played) === played && (hand & without) === 0) then[i] = belief[i] ?? 0;
  }
  return normalised(then);
}

function normalised(belief: Belief): Belief {
  let total = 0;
  for (const weight of belief) total += weight;
  if (total > 0) for (let i = 0; i < belief.length; i++) belief[i] = (belief[i] ?? 0) / total;
  return belief;
}

/** For each card, how likely the seat still holds it in hand. */
export function holding(belief: Belief, { played, lacked }: Facts): number[] {
  const chances = CARD_IDS.map(() => 0);
  for (const [i, hand] of HANDS.entries()) {
    const weight = belief[i] ?? 0;
    if (weight === 0) continue;
    const held = hand & ~played & ~lacked;
    for (let card = 0; card < chances.length; card++)
      if (held & (1 << card)) chances[card] = (chances[card] ?? 0) + weight;
  }
  return chances;
}

/** For each card, how likely it is that at least one of several seats holds it. */
export function anyHolding(each: readonly (readonly number[])[]): number[] {
  return CARD_IDS.map((_, card) => 1 - each.reduce((none, chances) => none * (1 - (chances[card] ?? 0)), 1));
}

/** Can a seat still join? */
export function canJoin(view: View, seat: Seat): boolean {
  return (view.players[seat]?.slots.length ?? 0) < SLOTS;
}

/** The place of a card in the lists above. */
export function cardIndex(card: CardId): number {
  return CARD_IDS.indexOf(card);
}

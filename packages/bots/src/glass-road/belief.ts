import { memo, type Seat } from '@waldglas/core';
import { CARD_IDS, type CardId, factsOf as editionFacts, type View } from '@waldglas/glass-road';

/** Every hand that an edition lets a seat choose, as bits, one for each card; with 5 of 15 cards 3003 of them. */
export function handsIn(s: { readonly edition: string }): readonly number[] {
  return handsOf(editionFacts(s));
}

const handsOf = memo<ReturnType<typeof editionFacts>, void, readonly number[]>(({ cardIds, hand }) =>
  hands(cardIds.map(cardIndex), 0, hand),
);

function hands(cards: readonly number[], chosen: number, more: number): number[] {
  if (more === 0) return [chosen];
  return cards.flatMap((card, i) => hands(cards.slice(i + 1), chosen | (1 << card), more - 1));
}

/** How likely each of the hands is. */
export interface Belief {
  readonly hands: readonly number[];
  readonly chances: Float64Array;
}

/** A belief before anything is seen: a hand is the likelier the better its cards; `liking` is positive for each card. */
export function prior(liking: readonly number[], hands: readonly number[]): Belief {
  const chances = new Float64Array(hands.length);
  for (const [i, hand] of hands.entries()) {
    let weight = 1;
    for (let card = 0; card < CARD_IDS.length; card++) if (hand & (1 << card)) weight *= liking[card] ?? 1;
    chances[i] = weight;
  }
  return { hands, chances: normalised(chances) };
}

/** What a period's public history tells of the cards that a seat has chosen. */
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
  const most = editionFacts(view).slots;
  const lying = view.players[seat]?.faceDown !== 'none';
  for (const { seat: shower, card, joined, round } of view.history) {
    const bit = 1 << CARD_IDS.indexOf(card);
    if (shower === seat) played |= bit;
    else if (joined.includes(seat)) {
      played |= bit;
      slots++;
    } else if (slots < most) {
      lacked |= bit;
      if (!lying || round < view.round) without |= bit;
    }
  }
  // a card once lacked can have lain face down and been shown by its owner later
  return { played, lacked: lacked & ~played, without: without & ~played };
}

/** The belief once facts are known: impossible hands are out, the others keep their proportions. */
export function updated({ hands, chances }: Belief, { played, without }: Facts): Belief {
  const then = new Float64Array(chances.length);
  for (const [i, hand] of hands.entries()) {
    if ((hand & played) === played && (hand & without) === 0) then[i] = chances[i] ?? 0;
  }
  return { hands, chances: normalised(then) };
}

function normalised(chances: Float64Array): Float64Array {
  let total = 0;
  for (const weight of chances) total += weight;
  if (total > 0) for (let i = 0; i < chances.length; i++) chances[i] = (chances[i] ?? 0) / total;
  return chances;
}

/** For each card, how likely the seat still holds it in hand. */
export function holding({ hands, chances: likely }: Belief, { played, lacked }: Facts): number[] {
  const chances = CARD_IDS.map(() => 0);
  for (const [i, hand] of hands.entries()) {
    const weight = likely[i] ?? 0;
    if (weight === 0) continue;
    const held = hand & ~played & ~lacked;
    for (let card = 0; card < chances.length; card++)
      if (held & (1 << card)) chances[card] = (chances[card] ?? 0) + weight;
  }
  return chances;
}

/** So many hands, the likelier the more often; `from` between 0 and 1 shifts which ones. */
export function drawnHands({ hands, chances }: Belief, n: number, from: number): number[] {
  const drawn: number[] = [];
  let at = -1;
  let sum = 0;
  for (let k = 0; k < n; k++) {
    while (sum <= (k + from) / n && at < hands.length - 1) sum += chances[++at] ?? 0;
    drawn.push(hands[at] ?? 0);
  }
  return drawn;
}

/** For each card, how likely it is that at least one of several seats holds it. */
export function anyHolding(each: readonly (readonly number[])[]): number[] {
  return CARD_IDS.map((_, card) => 1 - each.reduce((none, chances) => none * (1 - (chances[card] ?? 0)), 1));
}

/** Can a seat still join? */
export function canJoin(view: View, seat: Seat): boolean {
  return (view.players[seat]?.slots.length ?? 0) < editionFacts(view).slots;
}

/** The place of a card in the lists above. */
export function cardIndex(card: CardId): number {
  return CARD_IDS.indexOf(card);
}

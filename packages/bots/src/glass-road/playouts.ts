import { otherSeats, type Seat } from '@waldglas/core';
import { CARD_IDS, type CardId, factsOf, type State } from '@waldglas/glass-road';
import { cardIndex } from './belief.ts';
import { bits } from './inputs.ts';
import type { Likings } from './likings.ts';
import { newMemory } from './memory.ts';
import { type Planner, resolved, worthAt } from './plan.ts';

/** How periods among several are played to their end in thought. */
export interface Playouts {
  /** So many of the best hands, and of the best ends of a card, are tried. */
  readonly hands: number;
  readonly ends: number;
  /** Each with so many hands that the others may hold. */
  readonly samples: number;
  /** How much each card is thought to draw them; if not told, the more the more it is worth to them. */
  readonly likings?: Likings | undefined;
  /** How closely each card is looked at: positions and conversions. */
  readonly cardNodes: number;
  readonly conversions: number;
  /** How much a point of the best of the others counts against an own one. */
  readonly rivalry: number;
}

/** A period among several under way. By seat: cards in hand as bits, free slots, and what lies in outcomes not known yet. */
export interface Standing {
  s: State;
  round: number;
  /** Who shows a card next, in this order, and who did last. */
  queue: Seat[];
  last: Seat;
  readonly hands: number[];
  /** The cards that lie face down. */
  readonly laid: (CardId | undefined)[];
  readonly free: number[];
  readonly gambles: number[];
}

/** Where a period stands with these cards in hand, as bits, and nothing laid. */
export function standing(s: State, hands: readonly number[], queue: readonly Seat[], last: Seat): Standing {
  return {
    s,
    round: s.round,
    queue: [...queue],
    last,
    hands: [...hands],
    laid: hands.map(() => undefined),
    free: s.players.map(({ slots }) => factsOf(s).slots - slots.length),
    gambles: hands.map(() => 0),
  };
}

/** Plays a period in thought; standings change in place. */
export interface PeriodPlayer {
  /** These seats lay a card face down, if they have one: other editions may have small hands. */
  lay(at: Standing, seats: readonly Seat[]): void;
  /** A seat shows a card; whoever has to joins. */
  show(at: Standing, seat: Seat, card: CardId): void;
  /** A seat resolves a card with so many abilities, in the way that is best by itself. */
  resolve(at: Standing, seat: Seat, card: CardId, abilities: number): void;
  /** Plays on to the end of the period; by how much the planner's seat leads then, as far as the others count. */
  lead(at: Standing): number;
}

/** All play next the card that is worth most by itself, and resolve it in the way that is best by itself. */
export function periodPlayer(planner: Planner, { cardNodes, conversions, rivalry }: Playouts): PeriodPlayer {
  const look = { ...planner.look, anytimeActions: conversions };
  const memory = newMemory(marketOf);
  const plannerAt = (seat: Seat): Planner => ({ ...planner, seat, look, cardNodes, memory });
  return { lay, show, resolve, lead };

  function lay(at: Standing, seats: readonly Seat[]): void {
    for (const seat of seats) {
      const card = bestNext(at, seat);
      if (card === undefined) continue;
      at.laid[seat] = card;
      drop(at, seat, card);
    }
  }

  function show(at: Standing, seat: Seat, card: CardId): void {
    at.last = seat;
    at.laid[seat] = undefined;
    drop(at, seat, card);
    const joined = otherSeats(seat, at.hands.length).filter(other => holds(at, other, card) && at.free[other] !== 0);
    const abilities = joined.length > 0 ? 1 : 2;
    resolve(at, seat, card, abilities);
    for (const other of joined) {
      at.free[other] = (at.free[other] ?? 0) - 1;
      drop(at, other, card);
      resolve(at, other, card, abilities);
    }
  }

  function resolve(at: Standing, seat: Seat, card: CardId, abilities: number): void {
    const [{ state, gamble }] = resolved(plannerAt(seat), at.s, card, abilities);
    at.s = state;
    at.gambles[seat] = (at.gambles[seat] ?? 0) + gamble;
  }

  function lead(at: Standing): number {
    for (let seat = nextToShow(at); seat !== undefined; seat = nextToShow(at)) {
      const card = at.laid[seat] ?? bestNext(at, seat);
      if (card !== undefined) show(at, seat, card);
    }
    const best = Math.max(...otherSeats(planner.seat, at.hands.length).map(other => worthOf(at, other)));
    return worthOf(at, planner.seat) - rivalry * best;
  }

  function nextToShow(at: Standing): Seat | undefined {
    if (at.queue.length === 0) at.queue = at.hands.length === 2 ? nextTurn(at) : nextRound(at);
    return at.queue.shift();
  }

  /** GR-4.2: all lay a card face down, then they show them clockwise from the goblet. */
  function nextRound(at: Standing): Seat[] {
    if (at.round === factsOf(at.s).rounds) return [];
    at.round++;
    const seats = [at.s.goblet, ...otherSeats(at.s.goblet, at.hands.length)];
    lay(at, seats);
    return seats;
  }

  function bestNext(at: Standing, seat: Seat): CardId | undefined {
    const own = plannerAt(seat);
    let best: { card: CardId; value: number } | undefined;
    for (const card of CARD_IDS) {
      if (!holds(at, seat, card)) continue;
      const [{ value }] = resolved(own, at.s, card, 2);
      if (!best || value > best.value) best = { card, value };
    }
    return best?.card;
  }

  function worthOf({ s, gambles }: Standing, seat: Seat): number {
    const own = plannerAt(seat);
    return (own.last ? own.last.points(s, seat) : worthAt(own, s)) + (gambles[seat] ?? 0);
  }
}

/** GR-5.1, GR-5.2: two take turns until one has no card left; the other may then have one more. */
function nextTurn({ s, hands, last }: Standing): Seat[] {
  if (hands.every(hand => hand !== 0)) return otherSeats(last, 2);
  return [0, 1].filter(seat => bits(hands[seat] ?? 0) >= factsOf(s).leftForExtra);
}

/** All build: what was thought of a card belongs to what lies in the market. */
function marketOf({ market: { processing, immediate, bonus } }: State): string {
  return `${processing.join()};${immediate.join()};${bonus.join()}`;
}

function holds({ hands }: Standing, seat: Seat, card: CardId): boolean {
  return ((hands[seat] ?? 0) & (1 << cardIndex(card))) !== 0;
}

function drop({ hands }: Standing, seat: Seat, card: CardId): void {
  hands[seat] = (hands[seat] ?? 0) & ~(1 << cardIndex(card));
}

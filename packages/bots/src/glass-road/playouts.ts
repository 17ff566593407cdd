import { otherSeats, type Seat } from '@waldglas/core';
import { CARD_IDS, type CardId, factsOf, type State } from '@waldglas/glass-road';
import { cardIndex } from './belief.ts';
import { bits } from './inputs.ts';
import { newMemory } from './memory.ts';
import { type Planner, resolved, worthAt } from './plan.ts';

/** How periods between two are played to their end in thought. */
export interface Playouts {
  /** So many of the best hands, and of the best ends of a card, are tried. */
  readonly hands: number;
  readonly ends: number;
  /** So many hands that the other may hold are tried with each. */
  readonly samples: number;
  /** How closely each card is looked at: positions and conversions. */
  readonly cardNodes: number;
  readonly conversions: number;
  /** How much a point of the other counts against an own one. */
  readonly rivalry: number;
}

/** A period between two under way. By seat: the cards in hand as bits, the free slots, and what lies in outcomes not known yet. */
export interface Standing {
  s: State;
  turn: Seat;
  readonly hands: number[];
  readonly free: number[];
  readonly gambles: number[];
}

/** Where a period stands for a seat that holds these cards, the other those; a way there may have been a gamble. */
export function standing(s: State, seat: Seat, own: number, others: number, turn: Seat, gamble = 0): Standing {
  const bySeat = (ownValue: number, other: number) => (seat === 0 ? [ownValue, other] : [other, ownValue]);
  const free = s.players.map(({ slots }) => factsOf(s).slots - slots.length);
  return { s, turn, hands: bySeat(own, others), free, gambles: bySeat(gamble, 0) };
}

/** Plays a period between two in thought; standings change in place. */
export interface PeriodPlayer {
  /** Whose turn it is shows a card; the other joins if it has to. */
  show(at: Standing, card: CardId): void;
  /** A seat resolves a card with so many abilities, in the best way by itself. */
  resolve(at: Standing, seat: Seat, card: CardId, abilities: number): void;
  /** Plays on to the end of the period; by how much the planner's seat leads then, as far as the other counts. */
  lead(at: Standing): number;
}

/** How many cards must be left with one seat, once the other has none, for an extra turn. */
const EXTRA = 3;

/** Both play next the card that is worth most by itself, and resolve it in the way that is best by itself. */
export function periodPlayer(planner: Planner, { cardNodes, conversions, rivalry }: Playouts): PeriodPlayer {
  const look = { ...planner.look, anytimeActions: conversions };
  const memory = newMemory(marketOf);
  const plannerAt = (seat: Seat): Planner => ({ ...planner, seat, look, cardNodes, memory });
  const [other = 0] = otherSeats(planner.seat, 2);
  return {
    show,
    resolve,
    lead(at) {
      while (at.hands.every(hand => hand !== 0)) show(at, bestNext(at));
      const left = at.hands.findIndex(hand => bits(hand) === EXTRA);
      if (left >= 0) {
        at.turn = left;
        show(at, bestNext(at));
      }
      return worthOf(at, planner.seat) - rivalry * worthOf(at, other);
    },
  };

  function show(at: Standing, card: CardId): void {
    const { turn } = at;
    const [joiner = 0] = otherSeats(turn, 2);
    const joins = holds(at, joiner, card) && (at.free[joiner] ?? 0) > 0;
    resolve(at, turn, card, joins ? 1 : 2);
    if (joins) {
      at.free[joiner] = (at.free[joiner] ?? 0) - 1;
      resolve(at, joiner, card, 1);
    }
    at.turn = joiner;
  }

  function resolve(at: Standing, seat: Seat, card: CardId, abilities: number): void {
    const [{ state, gamble }] = resolved(plannerAt(seat), at.s, card, abilities);
    at.s = state;
    at.gambles[seat] = (at.gambles[seat] ?? 0) + gamble;
    at.hands[seat] = (at.hands[seat] ?? 0) & ~(1 << cardIndex(card));
  }

  function bestNext(at: Standing): CardId {
    const own = plannerAt(at.turn);
    let best: { card: CardId; value: number } | undefined;
    for (const card of CARD_IDS) {
      if (!holds(at, at.turn, card)) continue;
      const [{ value }] = resolved(own, at.s, card, 2);
      if (!best || value > best.value) best = { card, value };
    }
    if (!best) throw new Error('no card is left to be played');
    return best.card;
  }

  function worthOf({ s, gambles }: Standing, seat: Seat): number {
    const own = plannerAt(seat);
    return (own.last ? own.last.points(s, seat) : worthAt(own, s)) + (gambles[seat] ?? 0);
  }
}

/** Both build: what was thought of a card belongs to what lies in the market. */
function marketOf({ market: { processing, immediate, bonus } }: State): string {
  return `${processing.join()};${immediate.join()};${bonus.join()}`;
}

function holds({ hands }: Standing, seat: Seat, card: CardId): boolean {
  return ((hands[seat] ?? 0) & (1 << cardIndex(card))) !== 0;
}

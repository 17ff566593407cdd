import { type Rng, shuffled } from '@waldglas/core';
import type { CardId, State } from '@waldglas/glass-road';
import type { Meter } from '../meter.ts';
import type { End } from './card.ts';
import { bestLast, type Planner, resolved, worthAt } from './plan.ts';
import { shareWith } from './time.ts';
import { board } from './turn.ts';

/** How widely all orders in which the cards of a hand may come are thought through. */
export interface Branches {
  /** So many ways are thought through in all orders: the best ones in some orders. With 0, those few orders decide alone. */
  readonly closely: number;
  /** So many ends of each card are weighed by the cards that follow it. */
  readonly weighed: number;
}

/** A hand to be played from a state, one card after the other as they are drawn. */
export interface Coming {
  readonly planner: Planner;
  readonly state: State;
  readonly hand: readonly CardId[];
  /** What of its worth lies in an outcome not known yet. */
  readonly gamble: number;
}

/** Some orders in which so many cards may come: the same for all plans, so that luck does not decide between them. */
export function orders(rng: Rng, cards: number, n: number): number[][] {
  const places = Array.from({ length: cards }, (_, i) => i);
  // with two cards left nothing is drawn any more
  return Array.from({ length: cards > 2 ? n : 1 }, () => shuffled(rng, places));
}

/** Ways with what each is worth: as many as there is time for, but at least one. */
export function valued<T>(ways: readonly T[], nodes: Meter, worth: (way: T) => number): { way: T; value: number }[] {
  const found: { way: T; value: number }[] = [];
  for (const way of ways) {
    if (found.length > 0 && nodes.spent()) break;
    found.push({ way, value: worth(way) });
  }
  return found;
}

/** Some ways, of which there is at least one, with what the cards that come after each are worth. */
export function byCardsToCome<T>(
  ways: readonly T[],
  comingAfter: (way: T) => Coming,
  { nodes, branches }: Planner,
  draws: readonly (readonly number[])[],
): { readonly way: T; readonly value: number }[] {
  const inSome = (some: readonly T[]) => valued(some, nodes, way => inOrders(comingAfter(way), draws));
  if (!branches || branches.closely === 0) return inSome(ways);
  const close =
    ways.length > branches.closely
      ? inSome(ways)
          .sort((a, b) => b.value - a.value)
          .slice(0, branches.closely)
      : undefined;
  if (close && nodes.spent()) return close;
  const seen = new Map<Planner, Drawn>();
  return valued(close?.map(({ way }) => way) ?? ways, nodes, way => {
    const { planner, state, hand, gamble } = comingAfter(way);
    const known: Drawn = seen.get(planner) ?? new Map();
    seen.set(planner, known);
    return gamble + inAllOrders(planner, state, hand, known);
  });
}

/** What a state is worth on average if the cards come in these orders, each a list of places in the hand. */
function inOrders(coming: Coming, draws: readonly (readonly number[])[]): number {
  let sum = 0;
  for (const order of draws) sum += inOrder(coming, order).value;
  return sum / draws.length;
}

/** The end of a period that a hand leads to, and its worth with what lies in outcomes not known yet. */
interface PeriodEnd {
  readonly state: State;
  readonly value: number;
  readonly gamble: number;
}

/** Where a hand leads if its cards come in this order, one ability each, and both of the better of the last two. */
export function inOrder({ planner, state, hand, gamble: before }: Coming, order: readonly number[]): PeriodEnd {
  const cards = order.map(place => hand[place]).filter(card => card !== undefined);
  let s = state;
  let gamble = before;
  for (let n = 0; n < cards.length - 2; n++) {
    const card = cards[n] as CardId;
    const end = bestBefore(planner, s, card, cards.slice(n + 1));
    s = end.state;
    gamble += end.gamble;
  }
  const [first, second] = cards.slice(-2);
  if (first === undefined || second === undefined) return { state: s, value: gamble + worthAt(planner, s), gamble };
  const end = ofTwo(planner, s, first, second);
  return { state: end.state, value: gamble + end.value, gamble: gamble + end.gamble };
}

/** The better of two cards, with both abilities. */
function ofTwo(planner: Planner, s: State, first: CardId, second: CardId): End {
  const one = bestLast(planner, s, first, 2);
  const other = bestLast(planner, s, second, 2);
  return one.value >= other.value ? one : other;
}

/** What boards are worth with cards yet to be drawn, as far as that was thought of. */
type Drawn = Map<string, number>;

/** What a state is worth with these cards in hand, on average over all orders in which they may be drawn. */
function inAllOrders(planner: Planner, s: State, hand: readonly CardId[], known: Drawn): number {
  const [first, second, ...rest] = hand;
  if (first === undefined || second === undefined || planner.nodes.spent()) return worthAt(planner, s);
  if (rest.length === 0) return ofTwo(planner, s, first, second).value;
  const key = `${board(s, planner.seat)}|${hand.join()}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  let sum = 0;
  for (const card of hand) {
    const after = hand.filter(one => one !== card);
    const { state, gamble } = bestBefore(planner, s, card, after);
    sum += gamble + inAllOrders(planner, state, after, known);
  }
  const value = sum / hand.length;
  known.set(key, value);
  return value;
}

/** The end of a card that is worth most with the cards after it; by itself, if ends are not weighed like that. */
function bestBefore(planner: Planner, s: State, card: CardId, rest: readonly CardId[]): End {
  const ends = resolved(planner, s, card, 1);
  const { seat, look, branches } = planner;
  if (!branches || ends.length === 1) return ends[0];
  const left = shareWith(s, s.period, rest.length);
  let most: End = { ...ends[0], value: -Infinity };
  for (const end of ends.slice(0, branches.weighed)) {
    const value = look.worth(end.state, seat, left, rest) + end.gamble;
    if (value > most.value) most = { ...end, value };
  }
  return most;
}

import { legal, rngFrom, type Seat, stepOf } from '@waldglas/core';
import { type Action, type CardId, glassRoad, type State, type View } from '@waldglas/glass-road';
import type { Way } from '../bot.ts';
import { type Meter, portion } from '../meter.ts';
import { mean } from '../statistics.ts';
import { type Coming, inOrder, orders } from './draws.ts';
import { triedHands } from './hands.ts';
import { plannerOf, type WorthFor } from './planner.ts';
import type { Widths } from './widths.ts';

/** How far a plan looks into the next period. */
export interface NextPeriod {
  /** With the last card of a period under way, so many ways are thought on, each with so many markets to come. */
  readonly ways: number;
  readonly markets: number;
  /** At the choice of a hand so many hands, each with so many orders of its cards, and another market after each. */
  readonly hands: number;
  readonly orders: number;
  /** How the next hand is looked for; `nodes` for each time. */
  readonly widths: Widths;
}

/** What the next period is looked at with. */
interface Looking {
  readonly view: View;
  readonly seat: Seat;
  readonly nodes: Meter;
  readonly worthFor: WorthFor;
  readonly nextPeriod: NextPeriod;
}

type Ways = readonly Way<State, Action>[];

/** Alone, with the last card of a period under way: its best ways weighed anew by the period to come. */
export function waysByNextPeriod(ways: Ways, looking: Looking): Ways {
  const { ways: most, markets } = looking.nextPeriod;
  const worlds = worldsOf(looking.view, markets);
  // ways of the same value differ in where tiles lie, and mostly lead to the same
  const differing = ways.filter(({ value }, i) => ways.findIndex(other => other.value === value) === i);
  return weighedAnew(differing, most, markets, ({ actions }, n) => {
    const then = periodAfter(worlds[n] as State, actions);
    return then && bestHand(then, n, looking);
  });
}

/** A hand that may be chosen, and what it is worth by itself. */
interface Hand {
  readonly coming: Coming;
  readonly value: number;
}

/** Alone, at the choice of a hand: the best hands weighed anew by the period to come, in which their cards rest. */
export function handsByNextPeriod<H extends Hand>(hands: readonly H[], looking: Looking): readonly H[] {
  const { hands: most, orders: times } = looking.nextPeriod;
  const worlds = worldsOf(looking.view, times);
  const draws = orders(rngFrom('orders'), hands[0]?.coming.hand.length ?? 0, times);
  return weighedAnew(hands, most, times, ({ coming }, n) => {
    const { state, gamble } = inOrder(coming, draws[n % draws.length] ?? []);
    const then = afterPeriod(state, looking.seat, coming.hand, (worlds[n] as State).stacks);
    const next = bestHand(then, n, looking);
    return next === undefined ? undefined : gamble + next;
  });
}

/** Full states that fit a view: what they differ in is what the market will bring. */
function worldsOf(view: View, n: number): State[] {
  return Array.from({ length: n }, (_, i) => glassRoad.imagine(view, rngFrom(`market ${i}`)));
}

/**
 * The best ways, half by what they are worth now and half by what follows them, on average over some worlds. These are the same
 * for all ways, so that luck does not decide between them. As many of them count as there was time for with all of the best
 * ways; the others stay behind these.
 */
function weighedAnew<W extends { readonly value: number }>(
  ways: readonly W[],
  most: number,
  worlds: number,
  following: (way: W, world: number) => number | undefined,
): readonly W[] {
  const ranked = ways.toSorted((a, b) => b.value - a.value);
  const best = ranked.slice(0, most);
  if (best.length < 2) return ways;
  const sums = best.map(() => 0);
  let seen = 0;
  for (; seen < worlds; seen++) {
    const later: number[] = [];
    for (const way of best) {
      const next = following(way, seen);
      if (next === undefined) break;
      later.push(next);
    }
    if (later.length < best.length) break;
    for (const [i, next] of later.entries()) sums[i] = (sums[i] ?? 0) + next;
  }
  if (seen === 0) return ways;
  const later = sums.map(sum => sum / seen);
  // values of another period have another zero: only their differences count
  const shift = mean(best.map(({ value }, i) => value - (later[i] ?? 0)));
  const weighed = best.map((way, i) => ({ ...way, value: (way.value + (later[i] ?? 0) + shift) / 2 }));
  const worst = Math.min(...weighed.map(({ value }) => value));
  const others = ranked.slice(most).map(way => ({ ...way, value: Math.min(way.value, worst) }));
  return [...weighed, ...others];
}

/** What the best hand is worth at the start of a period; undefined if the time ran out meanwhile. */
function bestHand(then: State, n: number, { view, seat, nodes, worthFor, nextPeriod }: Looking): number | undefined {
  if (nodes.spent()) return undefined;
  const { widths } = nextPeriod;
  const planner = plannerOf(view, then, seat, portion(nodes, widths.nodes), worthFor(then, []), widths);
  const hands = triedHands(planner, then, rngFrom(`draws ${n}`), worthFor, widths);
  return nodes.spent() ? undefined : Math.max(...hands.map(({ value }) => value));
}

/** The start of the period that these actions lead to, if they lead to one. */
function periodAfter(s: State, actions: readonly Action[]): State | undefined {
  const then = glassRoad.clone(s);
  for (const action of actions) {
    if (!legal(glassRoad, then, action)) return undefined;
    glassRoad.apply(then, action);
  }
  return then.period > s.period && then.agenda.length > 0 ? then : undefined;
}

/** The start of the next period after a state that was only thought of, with this hand chosen and such stacks. */
function afterPeriod(s: State, seat: Seat, hand: readonly CardId[], stacks: State['stacks']): State {
  const then = glassRoad.clone(s);
  then.stacks = stacks;
  then.history = [];
  const player = then.players[seat];
  if (player) player.hand = hand;
  // the card that was played last has only to be ended
  const done = { card: hand[0] as CardId, abilities: 0, used: [], feePaid: true };
  then.agenda = [stepOf('close', seat), stepOf('resolve', seat, done)];
  glassRoad.apply(then, { seat, verb: 'end' });
  return then;
}

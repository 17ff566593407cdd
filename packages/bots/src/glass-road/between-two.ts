import { isPendingEffect, next, otherSeats, type Rng } from '@waldglas/core';
import type { Action, CardId, State, View } from '@waldglas/glass-road';
import type { Way } from '../bot.ts';
import { drawnHands, factsOf } from './belief.ts';
import { bitsOf } from './judge.ts';
import type { Planner } from './plan.ts';
import { beliefAbout } from './planner.ts';
import { type Playouts, periodPlayer, type Standing, standing } from './playouts.ts';

/** A way, and what of its value lies in an outcome not known yet. */
export interface GambleWay extends Way<State, Action> {
  readonly gamble: number;
}

/**
 * Weighs ways between two anew: half by what the plan says, which thinks the other away, and half by the lead with which
 * the period ends if both play on, on average over hands that the other may hold. These are the same for all ways, so that
 * luck does not decide between them.
 */
export interface BetweenTwo {
  hands<W extends Way<State, Action>>(ways: readonly W[], cardsOf: (way: W) => readonly CardId[]): W[];
  cards<W extends Way<State, Action>>(ways: readonly W[]): W[];
  ends(ways: readonly GambleWay[]): GambleWay[];
}

export function betweenTwo(planner: Planner, view: View, s: State, rng: Rng, playouts: Playouts): BetweenTwo {
  const { seat, nodes } = planner;
  const [other = 0] = otherSeats(seat, 2);
  const player = periodPlayer(planner, playouts);
  const own = bitsOf(s.players[seat]?.hand ?? []);
  return {
    hands: (ways, cardsOf) =>
      weighed(best(ways, playouts.hands), (way, others) => standing(s, seat, bitsOf(cardsOf(way)), others, s.goblet)),
    cards: ways =>
      weighed(ways, ({ actions: [action] }, others) => {
        if (action?.verb !== 'play') return standing(s, seat, 0, 0, seat);
        const at = standing(s, seat, own, others, seat);
        player.show(at, action.card);
        return at;
      }),
    ends: ways => weighed(best(ways, playouts.ends), afterCard),
  };

  /** The card under way is resolved, perhaps also by the other; then it is the turn of whoever did not show it. */
  function afterCard({ state, gamble }: GambleWay, others: number): Standing {
    const [turn = 0] = otherSeats(state.history.at(-1)?.seat ?? seat, 2);
    const at = standing(state, seat, own, others, turn, gamble);
    for (const todo of state.agenda) {
      if (isPendingEffect(todo) || todo.step !== 'resolve' || todo.seat !== other) continue;
      player.resolve(at, other, todo.about.card, todo.about.abilities);
    }
    return at;
  }

  function weighed<W extends Way<State, Action>>(ways: readonly W[], begin: (way: W, others: number) => Standing): W[] {
    if (ways.length < 2) return [...ways];
    const sums = ways.map(() => 0);
    let tried = 0;
    for (const hand of hands()) {
      if (tried > 0 && nodes.spent()) break;
      for (const [i, way] of ways.entries()) sums[i] = (sums[i] ?? 0) + player.lead(begin(way, hand));
      tried++;
    }
    return ways.map((way, i) => ({ ...way, value: (way.value + (sums[i] ?? 0) / tried) / 2 }));
  }

  /** Cards that the other may have in hand. */
  function hands(): number[] {
    const { played } = factsOf(view, other);
    const belief = beliefAbout(view, s, planner, other);
    return drawnHands(belief, playouts.samples, next(rng) / 0x100000000).map(hand => hand & ~played);
  }
}

function best<W extends Way<State, Action>>(ways: readonly W[], n: number): W[] {
  return ways.toSorted((a, b) => b.value - a.value).slice(0, n);
}

import { isPendingEffect, next, otherSeats, type Rng, type Seat, shuffled } from '@waldglas/core';
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

/** So many hands tried count as much as the plan. */
const ENOUGH = 12;
/** Hands are tried in so many parts; after each but the last the worse half of the ways is given up. */
const STAGES = 3;

/**
 * Weighs ways among several anew: in part by what the plan says, which thinks the others away, and in part by the lead with
 * which the period ends if all play on, on average over hands that the others may hold: the more of these there was time
 * for, the more they count. They are the same for all ways, so that luck does not decide between them.
 */
export interface AmongOthers {
  hands<W extends Way<State, Action>>(ways: readonly W[], cardsOf: (way: W) => readonly CardId[]): W[];
  cards<W extends Way<State, Action>>(ways: readonly W[]): W[];
  ends(ways: readonly GambleWay[]): GambleWay[];
}

export function amongOthers(planner: Planner, view: View, s: State, rng: Rng, playouts: Playouts): AmongOthers {
  const { seat, nodes } = planner;
  const others = otherSeats(seat, s.players.length);
  const player = periodPlayer(planner, playouts);
  const { hand = [], faceDown = 'none' } = s.players[seat] ?? {};
  const own = bitsOf(hand);
  const nobody = s.players.map(() => 0);
  const reveals = s.agenda.flatMap(todo => (!isPendingEffect(todo) && todo.step === 'reveal' ? [todo.seat] : []));
  const queue = reveals.reverse();
  const [lastBefore = 0] = otherSeats(s.goblet, s.players.length);
  return {
    hands: (ways, cardsOf) =>
      weighed(best(ways, playouts.hands), (way, held) => standing(s, held(bitsOf(cardsOf(way))), [], lastBefore)),
    cards: ways =>
      weighed(ways, ({ actions: [action] }, held) => {
        // GR-5.2: an extra turn that is not taken ends the period
        if (action?.verb !== 'play') return standing(s, nobody, [], seat);
        const at = standing(s, held(own), queue, seat);
        if (queue.length === 0) player.show(at, seat, action.card);
        else layAll(at, action.card);
        return at;
      }),
    ends: ways => weighed(best(ways, playouts.ends), afterCard),
  };

  /** All lay a card face down: the planner's seat this one. */
  function layAll(at: Standing, card: CardId): void {
    player.lay(at, others);
    at.laid[seat] = card;
    at.hands[seat] = own & ~bitsOf([card]);
  }

  /** The card under way is resolved, perhaps also by others; then those show theirs that have not in this round. */
  function afterCard({ state, gamble }: GambleWay, held: Held): Standing {
    const at = standing(state, held(own), queue, state.history.at(-1)?.seat ?? seat);
    at.gambles[seat] = gamble;
    for (const todo of state.agenda.toReversed()) {
      if (isPendingEffect(todo) || todo.step !== 'resolve' || todo.seat === seat) continue;
      player.resolve(at, todo.seat, todo.about.card, todo.about.abilities);
    }
    player.lay(
      at,
      queue.filter(one => one !== seat),
    );
    if (faceDown !== 'none') at.laid[seat] = faceDown;
    return at;
  }

  function weighed<W extends Way<State, Action>>(ways: readonly W[], begin: (way: W, held: Held) => Standing): W[] {
    if (ways.length < 2) return [...ways];
    let open = ways.map(way => ({ way, sum: 0 }));
    const values = new Map<W, number>();
    /** The ways that were given up at a time, each with how far it was behind the worst of those that stayed. */
    const givenUp: { way: W; behind: number }[][] = [];
    let tried = 0;
    const worthNow = ({ way, sum }: { way: W; sum: number }) =>
      way.value + (tried / (tried + ENOUGH)) * (sum / tried - way.value);
    for (const held of hands()) {
      const leads = open.map(({ way }) => player.lead(begin(way, held)));
      // where thinking had to end half-way, some ways were thought on less than others
      if (nodes.spent()) break;
      for (const [i, one] of open.entries()) one.sum += leads[i] ?? 0;
      tried++;
      if (tried % Math.ceil(playouts.samples / STAGES) > 0 || tried === playouts.samples) continue;
      const ranked = open.toSorted((x, y) => worthNow(y) - worthNow(x));
      open = ranked.slice(0, Math.max(2, Math.ceil(ranked.length / 2)));
      const worst = Math.min(...open.map(worthNow));
      givenUp.push(ranked.slice(open.length).map(one => ({ way: one.way, behind: worst - worthNow(one) })));
    }
    if (tried === 0) return [...ways];
    for (const one of open) values.set(one.way, worthNow(one));
    for (const ones of givenUp.reverse()) {
      const worst = Math.min(...values.values());
      for (const { way, behind } of ones) values.set(way, worst - behind);
    }
    return ways.map(way => ({ ...way, value: values.get(way) ?? way.value }));
  }

  /** Cards that the others may have in hand, together with own ones. */
  function hands(): Held[] {
    const drawn = new Map<Seat, readonly number[]>();
    for (const other of others) {
      const { played } = factsOf(view, other);
      const belief = beliefAbout(view, s, planner, other, playouts.likings);
      const likely = drawnHands(belief, playouts.samples, next(rng) / 0x100000000);
      drawn.set(
        other,
        shuffled(rng, likely).map(cards => cards & ~played),
      );
    }
    return Array.from({ length: playouts.samples }, (_, k): Held => {
      return cards => s.players.map((_, one) => (one === seat ? cards : (drawn.get(one)?.[k] ?? 0)));
    });
  }
}

/** Everybody's cards by seat, if the planner's seat has these. */
type Held = (own: number) => number[];

function best<W extends Way<State, Action>>(ways: readonly W[], n: number): W[] {
  return ways.toSorted((a, b) => b.value - a.value).slice(0, n);
}

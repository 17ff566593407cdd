import type { Seat } from '@waldglas/core';
import type { CardId, State } from '@waldglas/glass-road';
import { type Meter, portion } from '../meter.ts';
import { cardIndex } from './belief.ts';
import { type End, type Look, turnsOf, weighedEnds, withCard } from './card.ts';
import type { Branches } from './draws.ts';
import type { Memory } from './memory.ts';

/** A planner's thoughts in one call. */
export interface Planner {
  readonly seat: Seat;
  readonly look: Look;
  readonly nodes: Meter;
  /** How many positions one card may take. */
  readonly cardNodes: number;
  /** How likely each card is shared with another seat, which leaves one ability. */
  readonly shared: readonly number[];
  /** The share of the game that is left when the period is over: plans are weighed there. */
  readonly horizon: number;
  /** In the last period, if goods that are left over shall count for nothing: what a state is worth after the last card. */
  readonly last?: LastCard | undefined;
  /** Are all hands that others may hold thought equally likely? */
  readonly evenHands?: boolean | undefined;
  /** Alone: how widely all orders in which cards may come are thought through; if not told, only some orders are. */
  readonly branches?: Branches | undefined;
  /** What was thought of cards in this call before, if it is kept. */
  readonly memory?: Memory | undefined;
}

/** The last card of a game: how it is looked at, and the points that the state after it leads to. */
export interface LastCard {
  readonly look: Look;
  points(s: State, seat: Seat): number;
}

/** What a state is worth at the end of the period. */
export function worthAt({ seat, look, horizon }: Planner, s: State): number {
  return look.worth(s, seat, horizon);
}

/** The ways to resolve a card, the best first; with the budget used up, as if it were not used. */
export function resolved(planner: Planner, s: State, card: CardId, abilities: number): readonly [End, ...End[]] {
  const { seat, look, nodes, cardNodes, horizon, memory } = planner;
  const key = memory?.keyOf(s, seat, look, card, abilities, cardNodes) ?? '';
  const known = memory?.ends(look, key);
  if (known) return known;
  if (!nodes.spent()) {
    const think = () => turnsOf(withCard(s, seat, card, abilities), seat, look, portion(nodes, cardNodes));
    const [first, ...rest] = weighedEnds(memory ? memory.turns(key, think) : think(), seat, horizon, look);
    if (first) return memory ? memory.keep(look, key, [first, ...rest]) : [first, ...rest];
  }
  return [{ state: s, actions: [], value: look.worth(s, seat, horizon), gamble: 0 }];
}

/** The best end of a card. */
export function best(planner: Planner, s: State, card: CardId, abilities: number): End {
  return resolved(planner, s, card, abilities)[0];
}

/** So many ends of a last card are thought to the end of the game. */
const LAST_ENDS = 3;

/** The best end of the last card of a period; of the last period, the one that leads to the most points. */
export function bestLast(planner: Planner, s: State, card: CardId, abilities: number): End {
  const { last, seat } = planner;
  if (!last) return best(planner, s, card, abilities);
  const [first, ...others] = resolved({ ...planner, look: last.look }, s, card, abilities);
  let most = { ...first, value: last.points(first.state, seat), gamble: 0 };
  for (const end of others.slice(0, LAST_ENDS - 1)) {
    const value = last.points(end.state, seat);
    if (value > most.value) most = { ...end, value, gamble: 0 };
  }
  return most;
}

/** A card thought played: where that leads, its value, and what sharing it costs on average. */
export interface Thought {
  readonly state: State;
  readonly value: number;
  readonly loss: number;
}

/** Plays a card in thought with both abilities, or with one where it is probably shared. */
export function thinkCard(planner: Planner, s: State, card: CardId, isLast = false): Thought {
  const chance = planner.shared[cardIndex(card)] ?? 0;
  const endOf = isLast ? bestLast : best;
  const alone = endOf(planner, s, card, 2);
  if (chance < 0.02) return thoughtOf(alone, 0);
  const together = endOf(planner, s, card, 1);
  const loss = Math.max(alone.value - together.value, 0);
  return chance <= 0.5 ? thoughtOf(alone, chance * loss) : thoughtOf(together, -(1 - chance) * loss);
}

/** A gamble is not in the state, so it is kept as a negative loss. */
export function thoughtOf({ state, value, gamble }: End, loss: number): Thought {
  return { state, value: value - gamble, loss: loss - gamble };
}

/** So many of these cards thought played: always the best one next. */
export function playedOn(
  planner: Planner,
  s: State,
  hand: readonly CardId[],
  plays: number,
  think: ThinkCard,
): Thought {
  const depth = Math.min(plays, hand.length);
  let state = s;
  let cards = hand;
  let loss = 0;
  let value = worthAt(planner, s);
  const last = depth - 1;
  for (let n = 0; n <= last; n++) {
    let next: { card: CardId; thought: Thought } | undefined;
    for (const card of cards) {
      const thought = think(planner, state, card, n === last);
      if (!next || thought.value - thought.loss > next.thought.value - next.thought.loss) next = { card, thought };
    }
    if (!next) break;
    const { card, thought } = next;
    cards = cards.filter(one => one !== card);
    state = thought.state;
    value = thought.value;
    loss += thought.loss;
  }
  return { state, value, loss };
}

/** A set of cards thought played, and where that led. */
export interface Line {
  readonly cards: readonly CardId[];
  readonly state: State;
  readonly value: number;
  readonly loss: number;
}

/** Plays one card in thought, which may be the last of the period. */
export type ThinkCard = (planner: Planner, s: State, card: CardId, isLast?: boolean) => Thought;

/** The `n` cards that are worth most each by itself. */
export function likeliest(planner: Planner, s: State, cards: readonly CardId[], n: number, think: ThinkCard): CardId[] {
  return cards
    .map(card => ({ card, thought: think(planner, s, card) }))
    .sort((a, b) => b.thought.value - b.thought.loss - (a.thought.value - a.thought.loss))
    .slice(0, n)
    .map(({ card }) => card);
}

/**
 * Beam search over own cards: from each of the `width` best lines every further card, `depth` cards deep; of all orders
 * of the same cards the best one is kept. The best line first. `lastAt` tells which card is the last of the period.
 */
export function beam(
  planner: Planner,
  s: State,
  among: readonly CardId[],
  depth: number,
  width: number,
  think: ThinkCard,
  lastAt?: number,
): Line[] {
  let lines: Line[] = [{ cards: [], state: s, value: 0, loss: 0 }];
  for (let n = 0; n < depth; n++) {
    const next = new Map<string, Line>();
    for (const line of lines) {
      for (const card of among) {
        if (line.cards.includes(card)) continue;
        const thought = think(planner, line.state, card, n + 1 === lastAt);
        const cards = [...line.cards, card];
        const loss = line.loss + thought.loss;
        const key = cards.toSorted().join();
        const known = next.get(key);
        if (!known || thought.value - loss > known.value - known.loss) {
          next.set(key, { cards, state: thought.state, value: thought.value, loss });
        }
      }
    }
    lines = [...next.values()].sort((a, b) => b.value - b.loss - (a.value - a.loss)).slice(0, width);
  }
  return lines;
}

import { type Decision, next, type Rng } from '@waldglas/core';
import { type Action, type CardId, factsOf as editionFacts, handSize, type State } from '@waldglas/glass-road';
import { type Advice, advise, type Way } from '../bot.ts';
import type { AmongOthers } from './among-others.ts';
import { explainer, picks } from './card.ts';
import { byCardsToCome, type Coming, orders } from './draws.ts';
import { outcomeOf } from './outcome.ts';
import {
  beam,
  type Line,
  likeliest,
  type Planner,
  resolved,
  type ThinkCard,
  type Thought,
  thinkCard,
  thoughtOf,
} from './plan.ts';
import type { WorthFor } from './planner.ts';
import type { Widths } from './widths.ts';

/** Hands that are worse by less than so many points are taken now and then: whoever is predictable is followed. */
const MIXED = 0.3;

type Ways = Way<State, Action>[];

/** The hand of a line, if nothing of it is picked yet; otherwise the next card that comes. */
function handWay({ seat, options }: Decision<Action>, s: State, { cards, state }: Line, value: number): Ways[number] {
  const begun = (s.players[seat]?.hand.length ?? 0) > 0;
  return { actions: begun ? options.slice(0, 1) : picks(seat, cards), value, state, planned: () => state };
}

/** The best lines of cards for a whole hand. */
function handLines(whole: Planner, s: State, think: ThinkCard, widths: Widths): Line[] {
  const { cardNodes, considered, width, lines } = widths;
  const { resting = [] } = s.players[whole.seat] ?? {};
  const free = editionFacts(s).cardIds.filter(card => !resting.includes(card));
  const planner = lines ? { ...whole, ...glancing(whole, lines) } : whole;
  const cards = likeliest({ ...planner, cardNodes: lines?.cardNodes ?? cardNodes }, s, free, considered, think);
  return beam(planner, s, cards, handSize(s), width, think);
}

function glancing({ look }: Planner, { cardNodes, conversions }: NonNullable<Widths['lines']>) {
  return { cardNodes, look: { ...look, anytimeActions: conversions } };
}

/** Among others: the cards of the best line, mixed among lines that are nearly as good. */
export function chooseHand(
  planner: Planner,
  s: State,
  decision: Decision<Action>,
  rng: Rng,
  widths: Widths,
  others?: AmongOthers,
): Advice<Action> {
  const ways = handLines(planner, s, thinkCard, widths).map(line => ({
    ...handWay(decision, s, line, line.value - line.loss),
    line,
  }));
  const weighed = others ? others.hands(ways, ({ line }) => line.cards) : ways;
  const mixed = (way: Ways[number]) => ({ ...way, value: way.value + (MIXED * next(rng)) / 0x100000000 });
  return advise(widths.predictable ? weighed : weighed.map(mixed), explainer(s, planner.seat), end =>
    outcomeOf(s, end, planner.seat),
  );
}

/** Alone: the cards of the best hand that was tried. */
export function chooseAlone(
  planner: Planner,
  s: State,
  decision: Decision<Action>,
  tried: readonly TriedHand[],
): Advice<Action> {
  const ways = tried.map(({ line, value }) => handWay(decision, s, line, value));
  return advise(ways, explainer(s, planner.seat), end => outcomeOf(s, end, planner.seat));
}

/** Alone: a line of cards for a hand, as they are to come, and what they are worth. */
interface TriedHand {
  readonly line: Line;
  readonly coming: Coming;
  readonly value: number;
}

/** Alone: the best lines of cards, each with what its cards are worth as they may come. */
export function triedHands(
  planner: Planner,
  s: State,
  rng: Rng,
  worthFor: WorthFor,
  widths: Widths,
): readonly TriedHand[] {
  const lines = handLines(planner, s, thinkOne, widths).slice(0, widths.tried);
  const hands = lines.map(line => {
    const look = { ...planner.look, worth: worthFor(s, line.cards) };
    return { line, coming: { planner: { ...planner, look }, state: s, hand: line.cards, gamble: 0 } };
  });
  const draws = orders(rng, handSize(s), widths.draws);
  return byCardsToCome(hands, ({ coming }) => coming, planner, draws).map(({ way, value }) => ({ ...way, value }));
}

/** Alone, most cards have one ability. */
export function thinkOne(planner: Planner, s: State, card: CardId): Thought {
  return thoughtOf(resolved(planner, s, card, 1)[0], 0);
}

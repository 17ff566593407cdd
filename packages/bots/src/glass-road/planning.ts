import { type Decision, next, otherSeats, type Rng, rngFrom, type Seat } from '@waldglas/core';
import {
  type Action,
  CARD_IDS,
  type CardId,
  factsOf as editionFacts,
  glassRoad,
  handSize,
  periodsOf,
  type State,
  type View,
} from '@waldglas/glass-road';
import { type Advice, advise, type Bot, type Way } from '../bot.ts';
import { type Meter, meter, portion } from '../meter.ts';
import { anyHolding, canJoin, cardIndex, factsOf, handsIn, holding, prior, updated } from './belief.ts';
import { type End, endsOf, explainer, type Look, picks } from './card.ts';
import type { Worth } from './evaluate.ts';
import { bestFinal, finalPoints } from './final.ts';
import { newMemory } from './memory.ts';
import { outcomeOf } from './outcome.ts';
import {
  beam,
  drawnMean,
  type LastCard,
  type Line,
  likeliest,
  orders,
  ordersByPair,
  type Planner,
  playedOn,
  resolved,
  type ThinkCard,
  type Thought,
  thinkCard,
  thoughtOf,
  worthAt,
} from './plan.ts';
import { pointsOf } from './points.ts';
import { shareLeft, shareWith } from './time.ts';
import { turnPort } from './turn.ts';

/** How widely is planned. Positions are what a budget counts. */
export interface Widths {
  /** The positions of a call, unless a budget tells. */
  readonly nodes: number;
  /** The positions of one card to come; among others, where there are more cards to choose from, and how many conversions. */
  readonly cardNodes: number;
  readonly farNodes: number;
  readonly farConversions: number;
  /** How many ends are thought further: of the card under way, and of each card that could be played. */
  readonly ends: number;
  readonly cardEnds: number;
  /** How a hand is chosen: the cards considered, the lines a beam keeps, and alone the lines and draws that are tried. */
  readonly considered: number;
  readonly width: number;
  readonly tried: number;
  readonly draws: number;
  /** Does the last card of the game count by its points alone, and not by the goods that are left over? */
  readonly exactEnd?: boolean;
  /** Alone: so many orders for each two cards that may be the last ones, instead of `draws` by chance. */
  readonly drawsByPair?: number;
  /** Are thoughts of a card kept for the whole call? */
  readonly remembers?: boolean;
}

/** The ends of the card under way are looked at more closely than those of cards to come. */
const NEAR = { port: turnPort(2), anytimeActions: 3 };
const NEAR_NODES = 1500;
const FAR_PORT = turnPort(1);
/** Another seat's cards are only glanced at. */
const GLANCE = 16;
/** Hands that are worse by less than so many points are taken now and then: whoever is predictable is followed. */
const MIXED = 0.3;
/** Below this chance nobody is thought to join. */
const HARDLY = 0.02;

/** What a plan goes by: the worth of states to a seat that has chosen these cards for the period; a hand not chosen yet is none. */
export type WorthFor = (s: State, chosen: readonly CardId[]) => Worth;

/**
 * Plans the rest of the period: a beam over own cards, joint cards by belief, conversions just in time. The last period of
 * a game may be planned more widely than the others.
 */
export function planPeriod(worthFor: WorthFor, usual: Widths, last: Widths = usual): Bot<Action, View> {
  return (view, decision, budget) => {
    const rng = rngFrom(budget.seed);
    const s = glassRoad.imagine(view, rng);
    const widths = s.period === periodsOf(s) ? last : usual;
    const nodes = meter(budget, widths.nodes);
    const { seat } = decision;
    if (decision.ask.what === 'final') return bestFinal(s, seat, nodes);
    const planner = plannerOf(view, s, seat, nodes, worthFor(s, chosenBy(s, seat)), widths);
    switch (decision.ask.what) {
      case 'choose':
        if (s.players.length > 1) return chooseHand(planner, s, decision, rng, widths);
        return chooseAlone(planner, s, decision, rng, worthFor, widths);
      case 'play':
        return chooseCard(planner, s, decision, widths);
      default:
        return chooseEnd(planner, s, rng, widths);
    }
  };
}

/** The cards that a seat has chosen for this period, played or not. */
export function chosenBy(s: State, seat: Seat): CardId[] {
  const played = s.history.filter(({ seat: shower, joined }) => shower === seat || joined.includes(seat));
  return [...played.map(({ card }) => card), ...(s.players[seat]?.hand ?? [])];
}

function plannerOf(view: View, s: State, seat: Seat, nodes: Meter, worth: Worth, widths: Widths): Planner {
  const look: Look = { port: FAR_PORT, anytimeActions: widths.farConversions, worth };
  const horizon = shareWith(s, s.period, 0);
  const planner = {
    seat,
    look,
    nodes,
    cardNodes: s.players.length === 1 ? widths.cardNodes : widths.farNodes,
    shared: [],
    horizon,
    memory: widths.remembers ? newMemory() : undefined,
  };
  const last = widths.exactEnd && s.period === periodsOf(s) ? lastCard(seat, nodes) : undefined;
  return s.players.length === 1 ? { ...planner, last } : { ...planner, last, shared: sharing(view, s, planner) };
}

/** How the last card of a game is looked at: goods that are left over and tiles that are drawn come too late. */
const LAST: Look = { port: FAR_PORT, anytimeActions: 2, worth: pointsOf, draw: 0 };
const LAST_NODES = 40;

function lastCard(seat: Seat, nodes: Meter): LastCard {
  return { look: LAST, points: s => finalPoints(s, seat, portion(nodes, LAST_NODES)) };
}

/** The same for a hand that is down to what is never played: alone, one card is not. */
function lastWith({ last }: Planner, s: State, hand: readonly CardId[]): LastCard | undefined {
  return hand.length <= (s.players.length === 1 ? 1 : 0) ? last : undefined;
}

/** How many points make a card about three times as likely to be chosen by others. */
const LIKING = 0.7;

/** How likely each card is held by somebody who can join. */
function sharing(view: View, s: State, planner: Planner): number[] {
  const each = otherSeats(planner.seat, s.players.length).flatMap(seat => {
    if (!canJoin(view, seat)) return [];
    const own = { ...planner, seat, cardNodes: GLANCE };
    const now = worthAt(own, s);
    const liking = CARD_IDS.map(card => power((resolved(own, s, card, 1)[0].value - now) / LIKING));
    const facts = factsOf(view, seat);
    return [holding(updated(prior(liking, handsIn(s)), facts), facts)];
  });
  return anyHolding(each);
}

/** About e to the x for small x, with multiplications only: these give the same result on every machine. */
function power(x: number): number {
  const eighth = Math.max(1 + x / 8, 0.1);
  const quarter = eighth * eighth;
  const half = quarter * quarter;
  return half * half;
}

/** How many own cards may still be played this period, with so many in hand. */
function playsLeft(s: State, seat: Seat, hand: number): number {
  // of the cards left over, one is likely to be played on another seat's turn
  if (s.players.length > 2) return Math.min(hand, editionFacts(s).rounds - s.round + 1);
  return s.goblet === seat ? hand : Math.min(hand, Math.max(hand - 1, 1));
}

type Ways = Way<State, Action>[];

/** The hand of a line, if nothing of it is picked yet; otherwise the next card that comes. */
function handWay({ seat, options }: Decision<Action>, s: State, { cards, state }: Line, value: number): Ways[number] {
  const begun = (s.players[seat]?.hand.length ?? 0) > 0;
  return { actions: begun ? options.slice(0, 1) : picks(seat, cards), value, state, planned: () => state };
}

/** The best lines of cards for a whole hand. */
function handLines(planner: Planner, s: State, think: ThinkCard, { cardNodes, considered, width }: Widths): Line[] {
  const { resting = [] } = s.players[planner.seat] ?? {};
  const free = editionFacts(s).cardIds.filter(card => !resting.includes(card));
  const cards = likeliest({ ...planner, cardNodes }, s, free, considered, think);
  return beam(planner, s, cards, handSize(s), width, think);
}

/** Among others: the cards of the best line, mixed among lines that are nearly as good. */
function chooseHand(planner: Planner, s: State, decision: Decision<Action>, rng: Rng, widths: Widths): Advice<Action> {
  const ways = handLines(planner, s, thinkCard, widths).map(line => {
    const mixed = (MIXED * next(rng)) / 0x100000000;
    return handWay(decision, s, line, line.value - line.loss + mixed);
  });
  return advise(ways, explainer(s, planner.seat), end => outcomeOf(s, end, planner.seat));
}

/** Alone: the best lines are tried in some orders in which the cards could come. */
function chooseAlone(
  planner: Planner,
  s: State,
  decision: Decision<Action>,
  rng: Rng,
  worthFor: WorthFor,
  widths: Widths,
): Advice<Action> {
  const draws = ordersFor(rng, handSize(s), widths);
  const ways: Ways = [];
  for (const line of handLines(planner, s, thinkOne, widths).slice(0, widths.tried)) {
    if (ways.length > 0 && planner.nodes.spent()) break;
    const look = { ...planner.look, worth: worthFor(s, line.cards) };
    ways.push(handWay(decision, s, line, drawnMean({ ...planner, look }, s, line.cards, draws)));
  }
  return advise(ways, explainer(s, planner.seat), end => outcomeOf(s, end, planner.seat));
}

function ordersFor(rng: Rng, cards: number, { draws, drawsByPair }: Widths): number[][] {
  return drawsByPair === undefined ? orders(rng, cards, draws) : ordersByPair(rng, cards, drawsByPair);
}

/** Alone, most cards have one ability. */
function thinkOne(planner: Planner, s: State, card: CardId): Thought {
  return thoughtOf(resolved(planner, s, card, 1)[0], 0);
}

/** Which card to play: with both abilities, or with one if it is likely to be shared, and then the rest of the hand. */
function chooseCard(
  planner: Planner,
  s: State,
  { seat, options }: Decision<Action>,
  { cardNodes, cardEnds }: Widths,
): Advice<Action> {
  const hand = s.players[seat]?.hand ?? [];
  const ways: Ways = [];
  for (const option of options) {
    if (ways.length > 0 && planner.nodes.spent()) break;
    if (option.verb !== 'play') {
      ways.push({ actions: [option], value: worthAt(planner, s), state: s });
      continue;
    }
    const rest = hand.filter(card => card !== option.card);
    const closer = { ...planner, cardNodes, look: lastWith(planner, s, rest)?.look ?? planner.look };
    const alone = bestOf(planner, resolved(closer, s, option.card, 2).slice(0, cardEnds), rest);
    const chance = planner.shared[cardIndex(option.card)] ?? 0;
    const together = chance < HARDLY ? alone : bestOf(planner, resolved(closer, s, option.card, 1).slice(0, 1), rest);
    const value = (1 - chance) * alone.value + chance * together.value;
    ways.push({ actions: [option], value, state: alone.state, planned: () => periodEnd(planner, alone.state, rest) });
  }
  return advise(ways, explainer(s, seat), end => outcomeOf(s, end, seat));
}

/** The end from which the rest of the hand leads furthest. */
function bestOf(planner: Planner, ends: readonly End[], hand: readonly CardId[]): { state: State; value: number } {
  const values = ends.map(end => end.gamble + further(planner, end.state, hand, []));
  const value = Math.max(...values);
  return { state: (ends[values.indexOf(value)] as End).state, value };
}

/** What a state is worth with these cards in hand. */
function further(planner: Planner, s: State, hand: readonly CardId[], draws: readonly (readonly number[])[]): number {
  const last = lastWith(planner, s, hand);
  if (last) return last.points(s);
  if (s.players.length > 1) {
    const { value, loss } = playedOn(planner, s, hand, playsLeft(s, planner.seat, hand.length), thinkCard);
    return value - loss;
  }
  if (hand.length > 1) return drawnMean(planner, s, hand, draws);
  return worthAt(planner, s);
}

/** The state at the end of the period if this hand is played on from here. */
function periodEnd(planner: Planner, s: State, hand: readonly CardId[]): State {
  if (s.players.length > 1) return playedOn(planner, s, hand, playsLeft(s, planner.seat, hand.length), thinkCard).state;
  return playedOn(planner, s, hand, hand.length - 1, thinkOne).state;
}

/** How to resolve the card under way: the best ends are thought further. */
function chooseEnd(planner: Planner, s: State, rng: Rng, widths: Widths): Advice<Action> {
  const { seat, look } = planner;
  const hand = s.players[seat]?.hand ?? [];
  const near = { ...(lastWith(planner, s, hand)?.look ?? look), ...NEAR };
  const ends = endsOf(s, seat, shareLeft(s, seat), near, portion(planner.nodes, NEAR_NODES)).slice(0, widths.ends);
  const draws = ordersFor(rng, hand.length, widths);
  const ways: Ways = [];
  for (const { state, actions, gamble } of ends) {
    if (ways.length > 0 && planner.nodes.spent()) break;
    const value = gamble + further(planner, state, hand, draws);
    ways.push({ actions, value, state, planned: () => periodEnd(planner, state, hand) });
  }
  return advise(ways, explainer(s, seat), end => outcomeOf(s, end, seat));
}

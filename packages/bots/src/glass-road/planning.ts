import { type Decision, type Rng, rngFrom, type Seat } from '@waldglas/core';
import {
  type Action,
  type CardId,
  factsOf as editionFacts,
  glassRoad,
  periodsOf,
  type State,
  type View,
} from '@waldglas/glass-road';
import { type Advice, advise, type Bot, type Way } from '../bot.ts';
import { meter, portion } from '../meter.ts';
import { type AmongOthers, amongOthers, type GambleWay } from './among-others.ts';
import { cardIndex } from './belief.ts';
import { type End, endsOf, explainer } from './card.ts';
import { byCardsToCome, orders, valued } from './draws.ts';
import { bestFinal } from './final.ts';
import { chooseAlone, chooseHand, thinkOne, triedHands } from './hands.ts';
import { handsByNextPeriod, waysByNextPeriod } from './next-period.ts';
import { outcomeOf } from './outcome.ts';
import { type Planner, playedOn, resolved, thinkCard, worthAt } from './plan.ts';
import { chosenBy, lastWith, plannerOf, type WorthFor } from './planner.ts';
import { shareLeft } from './time.ts';
import { turnPort } from './turn.ts';
import type { Widths } from './widths.ts';

/** The ends of the card under way are looked at more closely than those of cards to come. */
const NEAR = { port: turnPort(2), anytimeActions: 3 };
const NEAR_NODES = 1500;
/** The last conversions are exact with so many positions nearly always. */
const FINAL_NODES = 60_000;
/** Below this chance nobody is thought to join. */
const HARDLY = 0.02;

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
    if (decision.ask.what === 'final') return bestFinal(s, seat, portion(nodes, FINAL_NODES));
    const planner = plannerOf(view, s, seat, nodes, worthFor(s, chosenBy(s, seat)), widths);
    const { playouts } = widths;
    const others = playouts && s.players.length > 1 ? amongOthers(planner, view, s, rng, playouts) : undefined;
    switch (decision.ask.what) {
      case 'choose':
        if (s.players.length > 1) return chooseHand(planner, s, decision, rng, widths, others);
        return chooseAlone(planner, s, decision, handsAlone(planner, s, view, rng, worthFor, widths));
      case 'play':
        return chooseCard(planner, s, decision, widths, others);
      default:
        return chooseEnd(planner, s, view, rng, worthFor, widths, others);
    }
  };
}

/** Alone: hands that are worth trying, by what they lead to in this period and, if so far is looked, in the next. */
function handsAlone(planner: Planner, s: State, view: View, rng: Rng, worthFor: WorthFor, widths: Widths) {
  const tried = triedHands(planner, s, rng, worthFor, widths);
  const { seat, nodes } = planner;
  const { nextPeriod } = widths;
  if (!nextPeriod || s.period === periodsOf(s)) return tried;
  return handsByNextPeriod(tried, { view, seat, nodes, worthFor, nextPeriod });
}

/** How many own cards may still be played this period, with so many in hand. */
function playsLeft(s: State, seat: Seat, hand: number): number {
  // of the cards left over, one is likely to be played on another seat's turn
  if (s.players.length > 2) return Math.min(hand, editionFacts(s).rounds - s.round + 1);
  return s.goblet === seat ? hand : Math.min(hand, Math.max(hand - 1, 1));
}

type Ways = Way<State, Action>[];

/** Which card to play: with both abilities, or with one if it is likely to be shared, and then the rest of the hand. */
function chooseCard(
  planner: Planner,
  s: State,
  { seat, options }: Decision<Action>,
  { cardNodes, cardEnds }: Widths,
  others?: AmongOthers,
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
  return advise(others ? others.cards(ways) : ways, explainer(s, seat), end => outcomeOf(s, end, seat));
}

/** The end from which the rest of the hand leads furthest. */
function bestOf(planner: Planner, ends: readonly End[], hand: readonly CardId[]): { state: State; value: number } {
  const values = ends.map(end => end.gamble + further(planner, end.state, hand));
  const value = Math.max(...values);
  return { state: (ends[values.indexOf(value)] as End).state, value };
}

/** What a state is worth with these cards in hand: among others, or alone with one card, which is not played any more. */
function further(planner: Planner, s: State, hand: readonly CardId[]): number {
  const last = lastWith(planner, s, hand);
  if (last) return last.points(s, planner.seat);
  if (s.players.length === 1) return worthAt(planner, s);
  const { value, loss } = playedOn(planner, s, hand, playsLeft(s, planner.seat, hand.length), thinkCard);
  return value - loss;
}

/** What each of some ends is worth with the cards that `s` leaves in hand. */
function furtherAll(planner: Planner, s: State, ends: readonly End[], draws: readonly (readonly number[])[]) {
  const hand = s.players[planner.seat]?.hand ?? [];
  if (s.players.length === 1 && hand.length > 1) {
    return byCardsToCome(ends, ({ state, gamble }) => ({ planner, state, hand, gamble }), planner, draws);
  }
  return valued(ends, planner.nodes, ({ state, gamble }) => gamble + further(planner, state, hand));
}

/** The state at the end of the period if this hand is played on from here. */
function periodEnd(planner: Planner, s: State, hand: readonly CardId[]): State {
  if (s.players.length > 1) return playedOn(planner, s, hand, playsLeft(s, planner.seat, hand.length), thinkCard).state;
  return playedOn(planner, s, hand, hand.length - 1, thinkOne).state;
}

/** How to resolve the card under way: the best ends are thought further. */
function chooseEnd(
  planner: Planner,
  s: State,
  view: View,
  rng: Rng,
  worthFor: WorthFor,
  widths: Widths,
  others?: AmongOthers,
): Advice<Action> {
  const { seat, look } = planner;
  const hand = s.players[seat]?.hand ?? [];
  const near = { ...(lastWith(planner, s, hand)?.look ?? look), ...NEAR };
  const ends = endsOf(s, seat, shareLeft(s, seat), near, portion(planner.nodes, NEAR_NODES)).slice(0, widths.ends);
  const values = furtherAll(planner, s, ends, orders(rng, hand.length, widths.draws));
  const ways = values.map(({ way: { state, actions, gamble }, value }): GambleWay => {
    return { actions, value, state, gamble, planned: () => periodEnd(planner, state, hand) };
  });
  if (others) return advise(others.ends(ways), explainer(s, seat), end => outcomeOf(s, end, seat));
  const isLast = s.players.length === 1 && hand.length === 1 && s.period < periodsOf(s);
  const { nodes } = planner;
  const { nextPeriod } = widths;
  const weighed = isLast && nextPeriod ? waysByNextPeriod(ways, { view, seat, nodes, worthFor, nextPeriod }) : ways;
  return advise(weighed, explainer(s, seat), end => outcomeOf(s, end, seat));
}

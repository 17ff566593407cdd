import { type Decision, rngFrom, type Seat } from '@waldglas/core';
import {
  type Action,
  type CardId,
  factsOf as editionFacts,
  glassRoad,
  handSize,
  type State,
  type View,
} from '@waldglas/glass-road';
import { afterstates } from '../afterstates.ts';
import { type Advice, advise, type Bot, type Way } from '../bot.ts';
import { type Meter, meter, portion } from '../meter.ts';
import { canJoin, cardIndex, factsOf } from './belief.ts';
import { explainer, picks, withCard } from './card.ts';
import { DRAW } from './evaluate.ts';
import { bestFinal } from './final.ts';
import type { Outlook } from './inputs.ts';
import { bitsOf, type Judge } from './judge.ts';
import { chosenBy } from './planner.ts';
import { turnPort } from './turn.ts';

const NODES = 4000;
/** So many positions for the card under way, for a card that could be played, and for one that could be chosen. */
const NEAR_NODES = 150;
const PLAY_NODES = 80;
const CHOICE_NODES = 40;
const FINAL_NODES = 600;
const PORT = turnPort(1);
/** How many conversions are tried on the way: for the card under way, and for one that could be chosen or played. */
const NEAR_TRADES = 2;
const FAR_TRADES = 1;

/** One turn ahead by a judge: the best end of a card, the best card, and the hand of the cards that are best each by itself. */
export function oneTurnAhead(judge: Judge): Bot<Action, View> {
  return (view, decision, budget) => {
    const s = glassRoad.imagine(view, rngFrom(budget.seed));
    const nodes = meter(budget, NODES);
    const { seat } = decision;
    switch (decision.ask.what) {
      case 'final':
        return bestFinal(s, seat, portion(nodes, FINAL_NODES));
      case 'choose':
        return chooseHand(s, decision, judge, nodes);
      case 'play':
        return chooseCard(view, s, decision, judge, nodes);
      default:
        return advise(ends(s, seat, judge, NEAR_TRADES, portion(nodes, NEAR_NODES)), explainer(s, seat));
    }
  };
}

type Ways = Way<State, Action>[];

function ends(s: State, seat: Seat, judge: Judge, conversions: number, nodes: Meter): Ways {
  const chosen = bitsOf(chosenBy(s, seat));
  return afterstates(glassRoad, PORT, s, seat, conversions, nodes).map(({ state, actions, chance }) => ({
    actions,
    state,
    value: judge(state, { seat, hand: toPlay(state, seat), chosen }) + (chance ? DRAW : 0),
  }));
}

/** Of the cards in a seat's hand, as bits, those that it will play: alone, the last one is not. */
export function toPlay(s: State, seat: Seat): Outlook['hand'] {
  const hand = bitsOf(s.players[seat]?.hand ?? []);
  return s.players.length === 1 && (hand & (hand - 1)) === 0 ? 0 : hand;
}

function bestEnd(s: State, seat: Seat, card: CardId, abilities: number, judge: Judge, nodes: Meter): Ways[number] {
  let best: Ways[number] = { actions: [], state: s, value: -Infinity };
  for (const way of ends(withCard(s, seat, card, abilities), seat, judge, FAR_TRADES, nodes)) {
    if (way.value > best.value) best = way;
  }
  return best;
}

/** Takes the cards that are worth most, each as if it were the only one; of a hand begun by others, what comes next. */
function chooseHand(s: State, { seat, options }: Decision<Action>, judge: Judge, nodes: Meter): Advice<Action> {
  const { hand = [], resting = [] } = s.players[seat] ?? {};
  const abilities = s.players.length === 1 ? 1 : 2;
  const cards = editionFacts(s)
    .cardIds.filter(card => !resting.includes(card))
    .map(card => ({ card, end: bestEnd(s, seat, card, abilities, judge, portion(nodes, CHOICE_NODES)) }))
    .sort((a, b) => b.end.value - a.end.value);
  const { state, value } = cards[0]?.end ?? { state: s, value: 0 };
  const best = cards.slice(0, handSize(s)).map(({ card }) => card);
  const actions = hand.length > 0 ? options.slice(0, 1) : picks(seat, best);
  return advise([{ actions, value, state }], explainer(s, seat));
}

function chooseCard(
  view: View,
  s: State,
  { seat, options }: Decision<Action>,
  judge: Judge,
  nodes: Meter,
): Advice<Action> {
  const end = (card: CardId, abilities: number) => bestEnd(s, seat, card, abilities, judge, portion(nodes, PLAY_NODES));
  const ways = options.map((option): Ways[number] => {
    if (option.verb !== 'play') {
      const value = judge(s, { seat, hand: 0, chosen: bitsOf(chosenBy(s, seat)) });
      return { actions: [option], state: s, value };
    }
    const chance = joining(view, seat, option.card);
    const both = end(option.card, 2);
    const one = chance > 0 ? end(option.card, 1) : both;
    return { actions: [option], state: both.state, value: (1 - chance) * both.value + chance * one.value };
  });
  return advise(ways, explainer(s, seat));
}

/** How likely somebody joins a card, if all hands that fit what was seen are equally likely. */
function joining(view: View, seat: Seat, card: CardId): number {
  const bit = 1 << cardIndex(card);
  let nobody = 1;
  for (const [other, { hand }] of view.players.entries()) {
    if (other === seat || !canJoin(view, other) || typeof hand !== 'number') continue;
    const { played, lacked } = factsOf(view, other);
    const out = played | lacked;
    if (out & bit) continue;
    const possible = editionFacts(view).cardIds.filter(one => (out & (1 << cardIndex(one))) === 0).length;
    nobody *= 1 - Math.min(1, hand / possible);
  }
  return 1 - nobody;
}

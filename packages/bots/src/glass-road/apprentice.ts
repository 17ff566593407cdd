import { type Decision, rngFrom, type Seat } from '@waldglas/core';
import { type Action, type CardId, factsOf, glassRoad, handSize, type State, type View } from '@waldglas/glass-road';
import { type Advice, advise, type Bot } from '../bot.ts';
import { type Meter, meter, portion } from '../meter.ts';
import { type End, endsOf, explainer, type Look, picks, withCard } from './card.ts';
import { worthBy } from './evaluate.ts';
import type { Weights } from './features.ts';
import { bestFinal } from './final.ts';
import { shareLeft, shareWith } from './time.ts';
import { turnPort } from './turn.ts';
import { GUESSED } from './weights.ts';

const NODES = 1000;
const CARD_NODES = 60;
const PORT = turnPort(1);

/** Greedy on the evaluation: the cards that are worth most each by itself, and the best end of each card. */
export function greedyCards(weights: Weights): Bot<Action, View> {
  const look = { port: PORT, anytimeActions: 1, worth: worthBy(weights) };
  return (view, decision, budget) => {
    const s = glassRoad.imagine(view, rngFrom(budget.seed));
    const nodes = meter(budget, NODES);
    const { seat } = decision;
    switch (decision.ask.what) {
      case 'choose':
        return chooseHand(s, decision, look, nodes);
      case 'play':
        return chooseCard(s, decision, look, nodes);
      case 'final':
        return bestFinal(s, seat, nodes);
      default:
        return advise(endsOf(s, seat, shareLeft(s, seat), look, nodes), explainer(s, seat));
    }
  };
}

/** Greedy by weights that were guessed, not tuned. */
export const apprentice = greedyCards(GUESSED);

/** Takes the cards that are worth most, each as if it were the only one; of a hand begun by others, what comes next. */
function chooseHand(s: State, { seat, options }: Decision<Action>, look: Look, nodes: Meter): Advice<Action> {
  const player = s.players[seat];
  const size = handSize(s);
  const left = shareWith(s, s.period, size - 1);
  const abilities = s.players.length === 1 ? 1 : 2;
  const cards = factsOf(s)
    .cardIds.filter(card => !player?.resting.includes(card))
    .map(card => ({ card, end: bestEnd(s, seat, card, abilities, left, look, nodes) }))
    .sort((a, b) => b.end.value - a.end.value);
  const hand = cards.slice(0, size).map(({ card }) => card);
  const { state, value } = cards[0]?.end ?? { state: s, value: 0 };
  const begun = (player?.hand.length ?? 0) > 0;
  return advise([{ actions: begun ? options.slice(0, 1) : picks(seat, hand), value, state }], explainer(s, seat));
}

function bestEnd(s: State, seat: Seat, card: CardId, abilities: number, left: number, look: Look, nodes: Meter): End {
  const [best] = endsOf(withCard(s, seat, card, abilities), seat, left, look, portion(nodes, CARD_NODES));
  return best ?? { state: s, actions: [], value: -Infinity, gamble: 0 };
}

/** Plays the card that is worth most now; it never passes. */
function chooseCard(s: State, { seat, options }: Decision<Action>, look: Look, nodes: Meter): Advice<Action> {
  const left = shareWith(s, s.period, (s.players[seat]?.hand.length ?? 1) - 1);
  const ways = options.flatMap(option => {
    if (option.verb !== 'play') return [];
    const { state, value } = bestEnd(s, seat, option.card, 2, left, look, nodes);
    return [{ actions: [option], value, state }];
  });
  return advise(ways, explainer(s, seat));
}

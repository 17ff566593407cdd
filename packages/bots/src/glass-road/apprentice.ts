import { type Decision, rngFrom, type Seat } from '@waldglas/core';
import { type Action, CARD_IDS, type CardId, glassRoad, type State, type View } from '@waldglas/glass-road';
import { type Advice, advise, type Think, type Weighed } from '../bot.ts';
import { type Meter, meter, portion } from '../meter.ts';
import { endsOf, type Look, withCard } from './card.ts';
import type { Weights } from './features.ts';
import { bestFinal } from './final.ts';
import { handSizeOf, shareLeft, shareWith } from './time.ts';
import { turnPort } from './turn.ts';
import { GUESSED } from './weights.ts';

const NODES = 2500;
const CARD_NODES = 60;
const PORT = turnPort(1);

/** Greedy on the evaluation: the cards that are worth most one after the other, and the best end of each card. */
export function greedyCards(weightsOf: (players: number) => Weights): Think<Action, View> {
  return (view, decision, budget) => {
    const s = glassRoad.imagine(view, rngFrom(budget.seed));
    const look = { port: PORT, asides: 1, weights: weightsOf(s.players.length) };
    const nodes = meter(budget, NODES);
    switch (decision.ask.what) {
      case 'choose':
        return chooseHand(s, decision, look, nodes);
      case 'play':
        return chooseCard(s, decision, look, nodes);
      case 'final':
        return bestFinal(s, decision.seat, nodes);
      default:
        return advise(endsOf(s, decision.seat, shareLeft(s, decision.seat), look, nodes).map(bare));
    }
  };
}
/** Greedy by weights that were guessed. */
export const apprentice = greedyCards(() => GUESSED);

function bare({ actions, value }: { actions: readonly Action[]; value: number }): Weighed<Action> {
  return { actions, value, shares: [] };
}

/** Takes the card that is worth most now, thinks it played, and so on. */
function chooseHand(s: State, { seat }: Decision<Action>, look: Look, nodes: Meter): Advice<Action> {
  const size = handSizeOf(s);
  const player = s.players[seat];
  const chosen = new Set<CardId>(player?.hand);
  let state = s;
  let value = 0;
  while (chosen.size < size) {
    const left = shareWith(s, s.period, size - chosen.size - 1);
    let best: { card: CardId; state: State; value: number } | undefined;
    for (const card of CARD_IDS) {
      if (chosen.has(card) || player?.resting.includes(card)) continue;
      const end = bestEnd(state, seat, card, s.players.length === 1 ? 1 : 2, left, look, nodes);
      if (!best || end.value > best.value) best = { card, state: end.state, value: end.value };
    }
    if (!best) break;
    chosen.add(best.card);
    ({ state, value } = best);
  }
  return advise([{ actions: picks(seat, chosen, player?.hand ?? []), value, shares: [] }]);
}

/** The picks that complete a hand, in the order in which they are asked. */
export function picks(seat: Seat, hand: ReadonlySet<CardId>, picked: readonly CardId[]): Action[] {
  return CARD_IDS.filter(card => hand.has(card) && !picked.includes(card)).map(card => ({ seat, verb: 'pick', card }));
}

function bestEnd(s: State, seat: Seat, card: CardId, abilities: number, left: number, look: Look, nodes: Meter) {
  const [best] = endsOf(withCard(s, seat, card, abilities), seat, left, look, portion(nodes, CARD_NODES));
  return best ?? { state: s, actions: [], value: -Infinity };
}

/** Plays the card that is worth most now; passes only if none is worth anything. */
function chooseCard(s: State, { seat, options }: Decision<Action>, look: Look, nodes: Meter): Advice<Action> {
  const left = shareWith(s, s.period, (s.players[seat]?.hand.length ?? 1) - 1);
  return advise(
    options.map(option => {
      const { value } = option.verb === 'play' ? bestEnd(s, seat, option.card, 2, left, look, nodes) : { value: -1000 };
      return { actions: [option], value, shares: [] };
    }),
  );
}

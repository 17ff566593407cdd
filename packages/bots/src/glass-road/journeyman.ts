import { type Decision, next, others, type Rng, rngFrom, type Seat } from '@waldglas/core';
import { type Action, CARD_IDS, type CardId, glassRoad, type State, type View } from '@waldglas/glass-road';
import { type Advice, advise, type Think, type Weighed } from '../bot.ts';
import { type Meter, meter } from '../meter.ts';
import { picks } from './apprentice.ts';
import { anyHolding, canJoin, factsOf, holding, prior, updated } from './belief.ts';
import { type End, endsOf, type Look } from './card.ts';
import { weightsFor, worth } from './evaluate.ts';
import { bestFinal } from './final.ts';
import { beam, drawnMean, type Line, type Mind, orders, playedOn, resolved, thinkCard, thoughtOf } from './plan.ts';
import { handSizeOf, shareLeft, shareWith } from './time.ts';
import { turnPort } from './turn.ts';

const NODES = 15_000;
const CARD_NODES = 60;
const PORT = turnPort(2);
const PLANNING_PORT = turnPort(1);
/** How many ends of a card are thought further, how many draws are tried alone, how many lines a beam keeps. */
const ENDS = 6;
const DRAWS = 4;
const WIDTH = 6;
const HANDS = 10;

/** Plans the rest of the period: a beam over own cards, joint cards by belief, conversions just in time. */
export const journeyman: Think<Action, View> = (view, decision, budget) => {
  const rng = rngFrom(budget.seed);
  const s = glassRoad.imagine(view, rng);
  const nodes = meter(budget, NODES);
  const { seat } = decision;
  if (decision.ask.what === 'final') return bestFinal(s, seat, nodes);
  const mind = mindOf(view, s, seat, nodes);
  switch (decision.ask.what) {
    case 'choose':
      return chooseHand(mind, s, rng);
    case 'play':
      return chooseCard(mind, s, decision, rng);
    default:
      return chooseEnd(mind, s, rng);
  }
};

function mindOf(view: View, s: State, seat: Seat, nodes: Meter): Mind {
  const weights = weightsFor(s.players.length);
  const look: Look = { port: PLANNING_PORT, asides: 1, weights };
  const horizon = shareWith(s, s.period, 0);
  const mind = { seat, look, nodes, cardNodes: CARD_NODES, shared: [], horizon };
  return s.players.length === 1 ? mind : { ...mind, shared: sharing(view, s, mind) };
}

/** How strongly a better card is preferred by others: points for a factor of e. */
const LIKING = 0.7;

/** How likely each card is held by somebody who can join. */
function sharing(view: View, s: State, mind: Mind): number[] {
  const each = others(mind.seat, s.players.length).flatMap(seat => {
    if (!canJoin(view, seat)) return [];
    const own = { ...mind, seat, cardNodes: 20 };
    const now = worth(s, seat, mind.horizon, mind.look.weights);
    const liking = CARD_IDS.map(card => Math.exp(((resolved(own, s, card, 1)[0]?.value ?? now) - now) / LIKING));
    const facts = factsOf(view, seat);
    return [holding(updated(prior(liking), facts), facts)];
  });
  return anyHolding(each);
}

/** How many own cards may still be played this period, with so many in hand. */
function playsLeft(s: State, seat: Seat, hand: number): number {
  if (s.players.length > 2) return Math.min(hand, 3 - s.round + 1);
  return s.goblet === seat ? hand : Math.min(hand, Math.max(hand - 1, 1));
}

function chooseHand(mind: Mind, s: State, rng: Rng): Advice<Action> {
  const { seat } = mind;
  const player = s.players[seat];
  const size = handSizeOf(s);
  const alone = s.players.length === 1;
  const resting = player?.resting ?? [];
  const think = alone
    ? (one: Mind, state: State, card: CardId) => thoughtOf(resolved(one, state, card, 1)[0] as End, 0)
    : thinkCard;
  const lines = beam(mind, s, resting, size, alone ? HANDS : WIDTH, think);
  const way = (line: Line, value: number): Weighed<Action> => ({
    actions: picks(seat, new Set(line.cards), player?.hand ?? []),
    value,
    shares: [],
  });
  if (!alone) return advise(lines.map(line => way(line, line.value - line.loss + (0.3 * next(rng)) / 0x100000000)));
  const draws = orders(rng, size, DRAWS);
  const tried: Weighed<Action>[] = [];
  for (const line of lines) {
    if (tried.length > 0 && mind.nodes.spent()) break;
    tried.push(
      way(
        line,
        drawnMean(
          mind,
          s,
          CARD_IDS.filter(card => line.cards.includes(card)),
          draws,
        ),
      ),
    );
  }
  return advise(tried);
}

function chooseCard(mind: Mind, s: State, { seat, options }: Decision<Action>, rng: Rng): Advice<Action> {
  const hand = s.players[seat]?.hand ?? [];
  return advise(
    options.map(option => {
      if (option.verb !== 'play')
        return { actions: [option], value: worth(s, seat, mind.horizon, mind.look.weights), shares: [] };
      const rest = hand.filter(card => card !== option.card);
      const alone = resolved(mind, s, option.card, 2).slice(0, 3);
      const values = alone.map(end => end.gamble + further(mind, end.state, rest, []));
      const chance = mind.shared[CARD_IDS.indexOf(option.card)] ?? 0;
      let value = Math.max(...values);
      if (chance > 0.02) {
        const [together] = resolved(mind, s, option.card, 1);
        if (together)
          value = (1 - chance) * value + chance * (together.gamble + further(mind, together.state, rest, []));
      }
      return { actions: [option], value: value + 1e-6 * (next(rng) / 0x100000000), shares: [] };
    }),
  );
}

/** What a state is worth with these cards in hand. */
function further(mind: Mind, s: State, hand: readonly CardId[], draws: readonly (readonly number[])[]): number {
  if (s.players.length === 1)
    return hand.length < 2 ? worth(s, mind.seat, mind.horizon, mind.look.weights) : drawnMean(mind, s, hand, draws);
  return playedOn(mind, s, hand, playsLeft(s, mind.seat, hand.length));
}

function chooseEnd(mind: Mind, s: State, rng: Rng): Advice<Action> {
  const { seat, look } = mind;
  const hand = s.players[seat]?.hand ?? [];
  const ends = endsOf(s, seat, shareLeft(s, seat), { ...look, port: PORT, asides: 3 }, mind.nodes).slice(0, ENDS);
  const draws = orders(rng, hand.length, DRAWS);
  const tried: Weighed<Action>[] = [];
  for (const { state, actions, gamble } of ends) {
    if (tried.length > 0 && mind.nodes.spent()) break;
    tried.push({ actions, value: gamble + further(mind, state, hand, draws), shares: [] });
  }
  return advise(tried);
}

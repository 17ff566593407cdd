import { isPendingEffect, next, type Rng, type Seat, shuffled } from '@waldglas/core';
import type { CardId } from './data/index.ts';
import { factsOf, handSize } from './facts.ts';
import { isTile } from './land.ts';
import { stack, tilesInPlay } from './setup.ts';
import { cloneBrickworks, cloneGlassworks, type Player, type Showing, type State } from './state.ts';
import { KINDS, type Kind } from './words.ts';

/**
 * What a viewer knows of a seat: of another's hand only its size, of a face-down card only that it lies there, of the
 * hand that was chosen last nothing.
 */
export interface PlayerView extends Omit<Player, 'hand' | 'faceDown'> {
  hand: readonly CardId[] | number;
  faceDown: CardId | 'none' | 'hidden';
}

/** What a seat, or a spectator, may know: the state without hands, stacks and chance. */
export interface View extends Omit<State, 'players' | 'stacks' | 'drawn' | 'rng'> {
  readonly viewer: Seat | undefined;
  players: PlayerView[];
  /** How many tiles each stack still holds. */
  left: Readonly<Record<Kind, number>>;
}

const NO_CARDS: readonly CardId[] = [];

/** What the viewer may know: of others' cards only how many. */
export function view(s: State, viewer: Seat | undefined): View {
  const { stacks, drawn } = s;
  // while hands are chosen, others see only who is ready
  const choosing = s.agenda.some(todo => !isPendingEffect(todo) && todo.step === 'choose');
  const visible = (hand: readonly CardId[]) => (choosing && hand.length < handSize(s) ? 0 : hand.length);
  return {
    viewer,
    edition: s.edition,
    fixes: s.fixes,
    options: s.options,
    players: s.players.map((player, seat) => {
      if (seat === viewer) return withCards(player, player.hand, player.faceDown, player.lastHand);
      return withCards(player, visible(player.hand), player.faceDown === 'none' ? 'none' : 'hidden', NO_CARDS);
    }),
    market: s.market,
    left: {
      processing: stacks.processing.length - drawn.processing,
      immediate: stacks.immediate.length - drawn.immediate,
      bonus: stacks.bonus.length - drawn.bonus,
    },
    discarded: s.discarded,
    period: s.period,
    round: s.round,
    goblet: s.goblet,
    history: s.history,
    agenda: s.agenda.slice(),
    shown: s.shown,
  };
}

/** A copy of what lies open before a seat, with these cards. */
function withCards<H, C>(
  player: Player | PlayerView,
  hand: H,
  faceDown: C,
  lastHand: readonly CardId[],
): PlayerView & { hand: H; faceDown: C };
function withCards(
  player: Player | PlayerView,
  hand: PlayerView['hand'],
  faceDown: PlayerView['faceDown'],
  lastHand: readonly CardId[],
): PlayerView {
  return {
    glassworks: cloneGlassworks(player.glassworks),
    brickworks: cloneBrickworks(player.brickworks),
    steps: player.steps,
    land: player.land,
    offer: player.offer,
    hand,
    faceDown,
    slots: player.slots,
    resting: player.resting,
    lastHand,
    paid: player.paid,
    done: player.done,
  };
}

const NONE_DRAWN = { processing: 0, immediate: 0, bonus: 0 };

/** One full state that fits the view: stacks from the tiles not seen, hands that fit what was shown. */
export function imagine(v: View, rng: Rng): State {
  const seen = seenTiles(v);
  const unseen = (kind: Kind) =>
    stack(
      rng,
      v,
      tilesInPlay(v, kind).filter(id => !seen.has(id)),
    );
  return {
    edition: v.edition,
    fixes: v.fixes,
    options: v.options,
    players: v.players.map((player, seat) => imaginePlayer(v, player, seat, rng)),
    market: v.market,
    stacks: { processing: unseen('processing'), immediate: unseen('immediate'), bonus: unseen('bonus') },
    drawn: NONE_DRAWN,
    discarded: v.discarded,
    period: v.period,
    round: v.round,
    goblet: v.goblet,
    history: v.history,
    agenda: v.agenda.slice(),
    rng: [next(rng) | 0, next(rng) | 0, next(rng) | 0, next(rng) | 0],
    shown: v.shown,
  };
}

/** Every tile that lies open, is just being built or has left the game. */
function seenTiles(v: View): Set<string> {
  const seen = new Set<string>(v.discarded);
  for (const todo of v.agenda) if (isPendingEffect(todo) && todo.effect.op === 'raise') seen.add(todo.effect.building);
  for (const kind of KINDS) for (const tile of v.market[kind]) seen.add(tile);
  for (const { offer, land } of v.players) {
    for (const tile of offer) seen.add(tile);
    for (const what of land) if (isTile(what)) seen.add(what);
  }
  return seen;
}

function imaginePlayer(v: View, player: PlayerView, seat: Seat, rng: Rng): Player {
  const { hand, faceDown } = player;
  if (typeof hand !== 'number' && faceDown !== 'hidden') return withCards(player, hand, faceDown, player.lastHand);
  const size = typeof hand === 'number' ? hand : hand.length;
  const dealt = deal(v, seat, size, faceDown !== 'none', rng);
  return withCards(player, dealt.hand, dealt.faceDown, player.lastHand);
}

/**
 * A hand and a face-down card that fit the period's history, each pair equally likely. Who had a free slot and did not
 * join lacked that card in hand; it can still be the card that lay face down by then.
 */
function deal(v: View, seat: Seat, size: number, laid: boolean, rng: Rng): Pick<Player, 'hand' | 'faceDown'> {
  const { cardIds, slots: most } = factsOf(v);
  const { slots = [], resting = [] } = v.players[seat] ?? {};
  const played = v.history.filter(one => one.seat === seat).map(one => one.card);
  const out = new Set([...played, ...slots, ...resting]);
  const lacked = lackedBy(v.history, seat, most);
  const lackedBefore = lackedBy(
    v.history.filter(one => one.round < v.round),
    seat,
    most,
  );
  const unplayed = cardIds.filter(card => !out.has(card));
  const holdable = unplayed.filter(card => !lacked.has(card));
  let faceDown: CardId | 'none' = 'none';
  if (laid) {
    const layable = unplayed.filter(card => !lackedBefore.has(card));
    faceDown = weighted(layable, card => choose(holdable.length - (lacked.has(card) ? 0 : 1), size), rng);
  }
  const dealt = shuffled(
    rng,
    holdable.filter(card => card !== faceDown),
  ).slice(0, size);
  return { hand: cardIds.filter(card => dealt.includes(card)), faceDown };
}

/** The cards a seat is known not to have held in hand when they were shown. */
function lackedBy(history: readonly Showing[], seat: Seat, most: number): Set<CardId> {
  const lacked = new Set<CardId>();
  let slots = 0;
  for (const { seat: shower, card, joined } of history) {
    if (joined.includes(seat)) slots++;
    else if (shower !== seat && slots < most) lacked.add(card);
  }
  return lacked;
}

function weighted(cards: readonly CardId[], weight: (card: CardId) => number, rng: Rng): CardId {
  const total = cards.reduce((sum, card) => sum + weight(card), 0);
  let draw = (next(rng) / 0x100000000) * total;
  for (const card of cards) {
    draw -= weight(card);
    if (draw < 0) return card;
  }
  return cards.at(-1) as CardId;
}

/** n over k. */
function choose(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

import type {
  BaseState,
  EffectEvent,
  Emit,
  PendingEffect,
  ReceiveStep,
  RepeatStep,
  Rng,
  Seat,
  ShownEvent,
  Step,
} from '@waldglas/core';
import type { BuildingId, CardId } from './data/index.ts';
import type { Land } from './land.ts';
import type { GlassRoad, Kind, Refined, WheelName } from './words.ts';

/** The set-up options of a table. */
export interface Options {
  /** Only starter tiles; the others lie under them. */
  readonly introductory: boolean;
  /** Four tiles a row with four players too. */
  readonly smallMarket: boolean;
  readonly fivePeriods: boolean;
  /** Tiles left in the box. */
  readonly without: readonly string[];
}

export type Glassworks = Record<'sand' | 'food' | 'charcoal' | 'water' | 'wood' | 'glass', number>;
type Brickworks = Record<'clay' | 'charcoal' | 'food' | 'brick', number>;

export interface Player {
  glassworks: Glassworks;
  brickworks: Brickworks;
  /** How far each wheel has turned in all. */
  steps: Readonly<Record<WheelName, number>>;
  land: Land;
  /** The private offer, in the order of the tables. */
  offer: readonly BuildingId[];
  /** Chosen cards not played yet, in the order of the table. Secret. */
  hand: readonly CardId[];
  /** The card face down on the table. Secret until revealed. */
  faceDown: CardId | 'none';
  /** Cards played on other seats' turns in this period. */
  slots: readonly CardId[];
  /** Solo: the cards chosen in the period before, which rest in this one. */
  resting: readonly CardId[];
  /** The hand that was chosen last, in the order of the table. Secret. */
  lastHand: readonly CardId[];
  /** Refined goods paid as building costs so far. */
  paid: Readonly<Record<Refined, number>>;
  /** Has said that the last conversions are made. */
  done: boolean;
}

/** A card shown in this period, and who had to join. */
export interface Showing {
  readonly round: number;
  readonly seat: Seat;
  readonly card: CardId;
  readonly joined: readonly Seat[];
}

/** The points of rest and the turning points of a game. */
export type Flow =
  /** Everybody chooses a hand, or lays a card face down, or makes the last conversions, at the same time. */
  | Step<'choose' | 'lay' | 'final', undefined>
  /** One seat plays a card from the hand; `extra`: it may also pass. */
  | Step<'play', { readonly extra: boolean }>
  | Step<
      'resolve',
      {
        readonly card: CardId;
        /** How many abilities may still be used. */
        readonly abilities: number;
        readonly used: readonly number[];
        readonly feePaid: boolean;
      }
    >
  | Step<'build', { readonly source: string }>
  /** What goes on of itself: a period begins or closes, a round, a turn, a face-down card, a draw. */
  | Step<'period' | 'close' | 'round' | 'turn' | 'reveal' | 'draw', undefined>;

export type Todo = PendingEffect<GlassRoad> | RepeatStep<GlassRoad> | ReceiveStep<GlassRoad> | Flow;

/** Wheels, agenda and chance change in place; read-only parts are replaced as a whole, so copies share them. */
export interface State extends BaseState {
  readonly edition: string;
  readonly fixes: readonly string[];
  readonly options: Options;
  players: Player[];
  market: Readonly<Record<Kind, readonly BuildingId[]>>;
  /** Each stack as shuffled at set-up, and how many of it have been drawn. Secret. */
  stacks: Readonly<Record<Kind, readonly BuildingId[]>>;
  drawn: Readonly<Record<Kind, number>>;
  /** Tiles turned in: they are out of the game. */
  discarded: readonly BuildingId[];
  period: number;
  round: number;
  goblet: Seat;
  /** The cards shown in this period. */
  history: readonly Showing[];
  agenda: Todo[];
  rng: Rng;
  shown: number;
}

export type Event =
  | EffectEvent<GlassRoad>
  | ShownEvent
  | { readonly kind: 'discard'; readonly seat: Seat; readonly tile: BuildingId }
  | { readonly kind: 'ready'; readonly seat: Seat }
  | { readonly kind: 'reveal'; readonly seat: Seat; readonly card: CardId; readonly joined: readonly Seat[] }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly tiles: readonly BuildingId[] }
  | { readonly kind: 'build'; readonly seat: Seat; readonly building: BuildingId; readonly cell: string }
  | { readonly kind: 'refill'; readonly row: Kind; readonly tiles: readonly BuildingId[] }
  /** Nobody has the goblet in a solo game. */
  | { readonly kind: 'period'; readonly period: number; readonly goblet?: Seat }
  | { readonly kind: 'over' };

/** A copy that shares nothing that changes in place. */
export function clone(s: State): State {
  return {
    edition: s.edition,
    fixes: s.fixes,
    options: s.options,
    players: s.players.map(clonePlayer),
    market: s.market,
    stacks: s.stacks,
    drawn: s.drawn,
    discarded: s.discarded,
    period: s.period,
    round: s.round,
    goblet: s.goblet,
    history: s.history,
    agenda: s.agenda.slice(),
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    shown: s.shown,
  };
}

function clonePlayer(p: Player): Player {
  return {
    glassworks: cloneGlassworks(p.glassworks),
    brickworks: cloneBrickworks(p.brickworks),
    steps: p.steps,
    land: p.land,
    offer: p.offer,
    hand: p.hand,
    faceDown: p.faceDown,
    slots: p.slots,
    resting: p.resting,
    lastHand: p.lastHand,
    paid: p.paid,
    done: p.done,
  };
}

export function cloneGlassworks({ sand, food, charcoal, water, wood, glass }: Glassworks): Glassworks {
  return { sand, food, charcoal, water, wood, glass };
}

export function cloneBrickworks({ clay, charcoal, food, brick }: Brickworks): Brickworks {
  return { clay, charcoal, food, brick };
}

export function playerOf(s: State, seat: Seat): Player {
  const player = s.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

/** Chance was used, or something hidden is known now: nobody takes back what led here. */
export function show(s: State, what: 'card' | 'tile' | 'draw' | 'refill' | 'choice', emit: Emit<Event>): void {
  s.shown++;
  emit?.({ kind: 'shown', what });
}

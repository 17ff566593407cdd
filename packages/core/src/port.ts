import type { PendingEffect, SharedTodo, Step } from './agenda.ts';
import type { Building, Effect, Placing, Words } from './effect.ts';
import type { Stock, Wheels } from './goods.ts';
import type { BaseState, Seat } from './rules.ts';

/** The answers to what effects ask. */
export type Answer<W extends Words> = SharedAnswer<W> | W['reply'];

export type SharedAnswer<W extends Words> =
  | { readonly seat: Seat; readonly verb: 'cell'; readonly cell: string }
  | { readonly seat: Seat; readonly verb: 'tile'; readonly tile: string }
  | { readonly seat: Seat; readonly verb: 'good'; readonly good: W['good'] }
  | { readonly seat: Seat; readonly verb: 'wheel'; readonly wheel: W['wheel'] }
  | { readonly seat: Seat; readonly verb: 'split'; readonly n: number }
  | { readonly seat: Seat; readonly verb: 'amount'; readonly good: string; readonly n: number }
  | { readonly seat: Seat; readonly verb: 'part'; readonly part: string }
  | { readonly seat: Seat; readonly verb: 'take' }
  | { readonly seat: Seat; readonly verb: 'decline' };

/** What effects tell while they happen. */
export type EffectEvent<W extends Words> =
  | {
      readonly kind: 'gain' | 'pay';
      readonly seat: Seat;
      readonly goods: Record<string, number>;
      readonly source: string;
    }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly wheel: W['wheel']; readonly steps: number }
  | { readonly kind: 'place' | 'remove'; readonly seat: Seat; readonly tile: W['tile']; readonly cell: string };

/** Hears events; nobody listens in a search. */
export type Emit<E> = ((event: E) => void) | undefined;

/** A state as the resolver sees it: an agenda; everything else through the port. */
export interface PortState<W extends Words> extends BaseState {
  readonly agenda: (SharedTodo<W> | Step)[];
}

/** How the resolver sees and changes one game's state. */
export interface Port<S extends PortState<W>, W extends Words, E> {
  readonly stock: Stock;
  players(s: S): number;
  wheels(s: S, seat: Seat): Wheels;
  /** Units of a good arrive at a wheel, as far as there is room; how many did. */
  store(s: S, pending: PendingEffect<W>, good: string, wheel: string, n: number, emit: Emit<E>): number;
  /** How many of a tile the own board holds. */
  held(s: S, seat: Seat, tile: W['tile']): number;
  /** The cells of such tiles, in order. */
  cells(s: S, pending: PendingEffect<W>, tile: W['tile']): readonly string[];
  /** The cells a tile may be placed on, in order. */
  spaces(s: S, pending: PendingEffect<W>, tile: W['tile'], where: Placing<W>['where']): readonly string[];
  /** Is there any space for a tile? As `spaces`, without the list. */
  hasSpace(s: S, seat: Seat, tile: W['tile']): boolean;
  /** How many of a tile have to be placed, if that many come; what goes beyond may be lost instead. */
  mustPlace(s: S, pending: PendingEffect<W>, tile: W['tile'], where: Placing<W>['where']): number;
  /** Do several tiles that have to be placed go on ascending cells only, as in records from before that was mended? */
  laysInOrder?(s: S): boolean;
  put(s: S, pending: PendingEffect<W>, tile: W['tile'], cell: string): void;
  clear(s: S, seat: Seat, cell: string): void;
  /** How many of a noun; with `beside` only in the neighbourhood of that cell. */
  count(s: S, seat: Seat, noun: W['noun'], beside: string | undefined): number;
  /** Does the order of these parts of a reward make a difference? */
  orderMatters(s: S, pending: PendingEffect<W>, parts: readonly Effect<W>[]): boolean;
  /** The own action is over, or a cost is paid: what follows of itself. */
  produceIfDue(s: S, seat: Seat, emit: Emit<E>): void;
  /** Can anything be built now? */
  buildable(s: S, seat: Seat, how: Building): boolean;
  /** Asks what to build. */
  build(s: S, pending: PendingEffect<W>, how: Building): void;
  /** Where a building may go: a choice of cells, or none if it has its own place. */
  sites(s: S, seat: Seat, building: string): readonly string[];
  /** Puts it up and sets its effect going. */
  raise(s: S, pending: PendingEffect<W>, building: string, cell: string | undefined, emit: Emit<E>): void;
  readonly own: OwnPort<S, W, E>;
}

/** The effects that only one game knows: what they could do now, ask, and do. */
export interface OwnPort<S extends PortState<W>, W extends Words, E> {
  /** Would it change anything? */
  useful(s: S, seat: Seat, effect: W['own']): boolean;
  /** As part of a cost: can it be paid? */
  costPayable(s: S, seat: Seat, effect: W['own']): boolean;
  options(s: S, pending: PendingEffect<W>, effect: W['own']): readonly Answer<W>[];
  answer(s: S, pending: PendingEffect<W>, effect: W['own'], given: Answer<W>, emit: Emit<E>): void;
  perform(s: S, pending: PendingEffect<W>, effect: W['own'], emit: Emit<E>): void;
  /** The word that names it as a part of a reward. */
  part(effect: W['own']): string;
}

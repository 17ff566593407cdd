import type { Doing, SharedTodo, Step } from './agenda.ts';
import type { Words } from './effect.ts';
import type { Stock, Wheels } from './goods.ts';
import type { BaseState, Seat } from './rules.ts';

/** The questions that effects ask. */
export type Question = 'cell' | 'tile' | 'good' | 'wheel' | 'split' | 'amount' | 'repeat' | 'gift';

/** The answers to them. */
export type Answer<W extends Words> =
  | { readonly seat: Seat; readonly verb: 'cell'; readonly cell: string }
  | { readonly seat: Seat; readonly verb: 'tile'; readonly tile: string }
  | { readonly seat: Seat; readonly verb: 'good'; readonly good: W['good'] }
  | { readonly seat: Seat; readonly verb: 'wheel'; readonly wheel: W['wheel'] }
  | { readonly seat: Seat; readonly verb: 'split'; readonly n: number }
  | { readonly seat: Seat; readonly verb: 'amount'; readonly good: W['good']; readonly n: number }
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
  | { readonly kind: 'place' | 'remove'; readonly seat: Seat; readonly tile: W['tile']; readonly cell: string }
  | { readonly kind: 'discard'; readonly seat: Seat; readonly tile: string };

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
  /** The cells that are empty or hold a tile, in order; with `beside` only the neighbours of that cell. */
  cells(s: S, seat: Seat, what: W['tile'] | 'empty', beside: string | undefined): readonly string[];
  put(s: S, seat: Seat, tile: W['tile'], cell: string): void;
  clear(s: S, seat: Seat, cell: string): void;
  /** How many of a noun; with `beside` only in the neighbourhood of that cell. */
  count(s: S, seat: Seat, noun: W['noun'], beside: string | undefined): number;
  /** The offered tiles in canonical order. */
  offered(s: S, seat: Seat): readonly string[];
  discard(s: S, seat: Seat, tile: string): void;
  /** The own action is over, or a cost is paid: what follows of itself. */
  settle(s: S, seat: Seat, emit: Emit<E>): void;
  /** Can anything be built now? */
  buildable(s: S, seat: Seat): boolean;
  /** Asks what to build. */
  build(s: S, doing: Doing<W>): void;
  /** Where a building may go: a choice of cells, or none if it has its own place. */
  sites(s: S, seat: Seat, building: string): readonly string[];
  /** Puts it up and sets its effect going. */
  raise(s: S, doing: Doing<W>, building: string, cell: string | undefined, emit: Emit<E>): void;
  readonly special: SpecialPort<S, W, E>;
}

/** The escape hatch: what the named functions of a game can do now, ask, and do. */
export interface SpecialPort<S extends PortState<W>, W extends Words, E> {
  usable(s: S, seat: Seat, id: W['special']): boolean;
  options(s: S, doing: Doing<W>, id: W['special']): readonly Answer<W>[];
  /** `answer` is missing if nothing was asked. */
  act(s: S, doing: Doing<W>, id: W['special'], answer: Answer<W> | undefined, emit: Emit<E>): void;
}

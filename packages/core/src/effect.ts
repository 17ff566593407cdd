import type { Count } from './count.ts';
import { times } from './goods.ts';

/** The words of one game; each game narrows them to its own unions. */
export interface Words {
  good: string;
  wheel: string;
  tile: string;
  /** Whatever can be counted. */
  noun: string;
  /** Effects that only this game knows, `special` (the escape hatch) among them. */
  own: { readonly op: string };
  /** Answers that only these effects ask for. */
  reply: { readonly seat: number; readonly verb: string };
}

/** Some of each good. */
export type Bag<G extends string = string> = { readonly [K in G]?: number };

/** What a card or tile does, as data. Doing it, drawing it and saying it all read this; nothing else tells what a card is. */
export type Effect<W extends Words> = SharedEffect<W> | W['own'];

/** The effects that every game understands. */
export type SharedEffect<W extends Words> =
  /** All these goods at once; `wheel` where the card names one. */
  | { readonly op: 'gain'; readonly goods: Bag<W['good']>; readonly wheel?: W['wheel'] }
  /** Some of one good, the owner's choice; then `gift` of it for everybody else who likes. */
  | { readonly op: 'gain-any'; readonly of: readonly W['good'][]; readonly n: number; readonly gift?: number }
  | { readonly op: 'pay'; readonly goods: Bag<W['good']> }
  /** Such tiles leave the own board, one unless told. */
  | { readonly op: 'remove'; readonly tile: W['tile']; readonly n?: number }
  | Placing<W>
  | Building
  /** In this order, as one. */
  | { readonly op: 'all'; readonly of: readonly Effect<W>[] }
  /** In the owner's order. */
  | { readonly op: 'parts'; readonly of: readonly Effect<W>[] }
  | { readonly op: 'either'; readonly of: readonly Effect<W>[] }
  | { readonly op: 'may'; readonly then: Effect<W> }
  | { readonly op: 'per'; readonly count: Count<W>; readonly then: Scalable<W> }
  /** As often as the owner likes, each time an action of its own. */
  | { readonly op: 'repeat'; readonly then: Effect<W> }
  /** Never in a table by itself: what follows of itself once a cost is paid, before the rest of the action. */
  | { readonly op: 'produce' }
  /** Never in a table: the last part of a build, putting the tile up. */
  | { readonly op: 'raise'; readonly building: string };

/** The words that every game understands: one that is forgotten here stops the compiler. */
const SHARED_WORDS: Readonly<Record<SharedEffect<Words>['op'], true>> = {
  gain: true,
  'gain-any': true,
  pay: true,
  remove: true,
  place: true,
  build: true,
  all: true,
  parts: true,
  either: true,
  may: true,
  per: true,
  repeat: true,
  produce: true,
  raise: true,
};

/** Is it a word that every game understands, not one of the game's own? */
export function isSharedEffect<W extends Words>(effect: Effect<W>): effect is SharedEffect<W> {
  return Object.hasOwn(SHARED_WORDS, effect.op);
}

/** What no shared word has taken is a word of the game's own. A new shared word that was forgotten stops the compiler. */
export function ownWord<W extends Words>(effect: never): W['own'] {
  return effect;
}

/** Tiles of one kind, the owner's choice of the `tiles`, onto the own board. */
export interface Placing<W extends Words> {
  readonly op: 'place';
  readonly tiles: readonly W['tile'][];
  /** How many, one unless told; `every`: on each space there is. */
  readonly n?: number;
  readonly every?: true;
  /** Or fewer. */
  readonly upTo?: true;
  /** Each of a kind of its own. */
  readonly mixed?: true;
  /** Only beside the card, or on its estate. */
  readonly where?: 'adjacent' | 'estate';
}

/** Leave to build one building. */
export interface Building {
  readonly op: 'build';
  readonly size?: string;
  readonly free?: true;
}

/** What `per` can multiply. */
type Scalable<W extends Words> = Extract<SharedEffect<W>, { op: 'gain' | 'gain-any' }> | ScalableOwn<W>;
type ScalableOwn<W extends Words> = Extract<W['own'], { readonly n: number }>;

/** The effect n times over, as one. */
export function scaled<W extends Words>(effect: Scalable<W>, n: number): Effect<W> {
  if ('goods' in effect) return { ...effect, goods: times(effect.goods, n) as Bag<W['good']> };
  return { ...effect, n: effect.n * n };
}

/** The builders for one game's words. They only assemble read-only data. */
export function vocabulary<W extends Words>() {
  type E = Effect<W>;
  type Gain = Extract<SharedEffect<W>, { op: 'gain' }>;
  type GainAny = Extract<SharedEffect<W>, { op: 'gain-any' }>;
  return {
    gain: (goods: Bag<W['good']>, wheel?: W['wheel']): Gain =>
      wheel === undefined ? { op: 'gain', goods } : { op: 'gain', goods, wheel },
    gainAny: (of: readonly W['good'][], n: number, gift?: number): GainAny =>
      gift === undefined ? { op: 'gain-any', of, n } : { op: 'gain-any', of, n, gift },
    pay: (goods: Bag<W['good']>): E => ({ op: 'pay', goods }),
    remove: (tile: W['tile'], n?: number): E => (n === undefined ? { op: 'remove', tile } : { op: 'remove', tile, n }),
    place: (...tiles: W['tile'][]): E => ({ op: 'place', tiles }),
    placing: (how: Omit<Placing<W>, 'op'>): E => ({ op: 'place', ...how }),
    build: (how: Omit<Building, 'op'> = {}): E => ({ op: 'build', ...how }),
    all: (...of: E[]): E => ({ op: 'all', of }),
    parts: (...of: E[]): E => ({ op: 'parts', of }),
    either: (...of: E[]): E => ({ op: 'either', of }),
    may: (then: E): E => ({ op: 'may', then }),
    per: (count: Count<W>, then: Scalable<W>): E => ({ op: 'per', count, then }),
    repeat: (then: E): E => ({ op: 'repeat', then }),
    /** A cost, what follows from paying it, then what it buys. */
    conversion: (cost: readonly E[], ...reward: E[]): E => ({ op: 'all', of: [...cost, { op: 'produce' }, ...reward] }),
  };
}

import type { Count } from './count.ts';
import { times } from './goods.ts';

/** The words of one game; each game narrows them to its own unions. */
export interface Words {
  good: string;
  wheel: string;
  tile: string;
  /** Whatever can be counted. */
  noun: string;
  special: string;
}

/** Some of each good. */
export type Bag<G extends string = string> = { readonly [K in G]?: number };

/**
 * What a card or tile does, as data. Doing it, drawing it and saying it all read this; nothing else tells what a card is.
 */
export type Effect<W extends Words> =
  /** All these goods at once; `wheel` where the card names one. */
  | { readonly op: 'gain'; readonly goods: Bag<W['good']>; readonly wheel?: W['wheel'] }
  /** Some of one good, the owner's choice; then `gift` of it for everybody else who likes. */
  | { readonly op: 'gain-any'; readonly of: readonly W['good'][]; readonly n: number; readonly gift?: number }
  | { readonly op: 'pay'; readonly goods: Bag<W['good']> }
  /** One such tile leaves the own board. */
  | { readonly op: 'remove'; readonly tile: W['tile'] }
  /** One tile, of a kind of the owner's choice, on an empty space. */
  | { readonly op: 'place'; readonly tiles: readonly W['tile'][] }
  /** Tiles of one kind on the empty spaces beside the card: on each of them, or on up to `most`. */
  | { readonly op: 'surround'; readonly tiles: readonly W['tile'][]; readonly most?: number }
  /** Offered tiles leave the game. */
  | { readonly op: 'discard'; readonly n: number }
  | { readonly op: 'build' }
  | { readonly op: 'all'; readonly of: readonly Effect<W>[] }
  | { readonly op: 'per'; readonly count: Count<W>; readonly then: Scalable<W> }
  /** As often as the owner likes, each time an action of its own. */
  | { readonly op: 'repeat'; readonly then: Effect<W> }
  /** The escape hatch: a named function of the game. */
  | { readonly op: 'special'; readonly id: W['special'] }
  /** Parts of building something, never in a table: the wheels turn once the cost is paid, then the tile is put up. */
  | { readonly op: 'turn' }
  | { readonly op: 'raise'; readonly building: string };

/** What `per` can multiply. */
export type Scalable<W extends Words> = Extract<Effect<W>, { op: 'gain' | 'gain-any' }>;

/** The effect n times over, as one gain. */
export function scaled<W extends Words>(effect: Scalable<W>, n: number): Scalable<W> {
  if (effect.op === 'gain') return { ...effect, goods: times(effect.goods, n) as Bag<W['good']> };
  return { ...effect, n: effect.n * n };
}

/** The builders for one game's words. They only assemble read-only data. */
export function vocabulary<W extends Words>() {
  type E = Effect<W>;
  return {
    gain: (goods: Bag<W['good']>, wheel?: W['wheel']): Scalable<W> =>
      wheel === undefined ? { op: 'gain', goods } : { op: 'gain', goods, wheel },
    gainAny: (of: readonly W['good'][], n: number, gift?: number): Scalable<W> =>
      gift === undefined ? { op: 'gain-any', of, n } : { op: 'gain-any', of, n, gift },
    pay: (goods: Bag<W['good']>): E => ({ op: 'pay', goods }),
    remove: (tile: W['tile']): E => ({ op: 'remove', tile }),
    place: (...tiles: W['tile'][]): E => ({ op: 'place', tiles }),
    surround: (tiles: readonly W['tile'][], most?: number): E =>
      most === undefined ? { op: 'surround', tiles } : { op: 'surround', tiles, most },
    discard: (n: number): E => ({ op: 'discard', n }),
    build: (): E => ({ op: 'build' }),
    all: (...of: E[]): E => ({ op: 'all', of }),
    per: (count: Count<W>, then: Scalable<W>): E => ({ op: 'per', count, then }),
    repeat: (then: E): E => ({ op: 'repeat', then }),
    special: (id: W['special']): E => ({ op: 'special', id }),
  };
}

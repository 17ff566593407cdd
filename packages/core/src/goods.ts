import type { Bag } from './effect.ts';
import type { Wheel } from './wheel.ts';

/** Where the goods of one seat stand, and how much of each fits there. */
export interface Stock {
  /** The wheels a good may stand on, in the order in which a split counts them. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** The most of a good that one wheel holds. */
  readonly limits: Readonly<Record<string, number>>;
  /** The goods of which one gain may be divided between their wheels; others go on one wheel. */
  readonly divided?: ReadonlySet<string>;
  /** May a gain go on a full wheel, and be lost, while another has room? */
  readonly overflowAllowed?: true;
}

/** How much of a good the owner has, over all wheels. */
export function held(stock: Stock, wheels: Wheels, good: string): number {
  let sum = 0;
  for (const place of stock.places[good] ?? []) sum += wheels[place]?.[good] ?? 0;
  return sum;
}

/** The wheels of one seat by name. */
export type Wheels = Readonly<Record<string, Wheel>>;

/** How many more of a good fit on a wheel; none where it has no marker (any more). */
export function room(stock: Stock, wheels: Wheels, good: string, place: string): number {
  const there = wheels[place]?.[good];
  return there === undefined ? 0 : (stock.limits[good] ?? 0) - there;
}

/** Can the whole bag be paid from what is there? */
export function payable(stock: Stock, wheels: Wheels, goods: Bag): boolean {
  for (const good in goods) if (held(stock, wheels, good) < (goods[good] ?? 0)) return false;
  return true;
}

/** What of the bag is missing. */
export function missing(stock: Stock, wheels: Wheels, goods: Bag): Record<string, number> {
  const short: Record<string, number> = {};
  for (const good in goods) {
    const gap = (goods[good] ?? 0) - held(stock, wheels, good);
    if (gap > 0) short[good] = gap;
  }
  return short;
}

/** Some of one good. (Stored after the fact, because a computed name inside a literal is slow.) */
export function bagOf<G extends string>(good: G, n: number): Bag<G> {
  const bag: { [K in G]?: number } = {};
  bag[good] = n;
  return bag;
}

/** The bag n times. */
export function times(goods: Bag, n: number): Record<string, number> {
  const product: Record<string, number> = {};
  for (const good in goods) product[good] = (goods[good] ?? 0) * n;
  return product;
}

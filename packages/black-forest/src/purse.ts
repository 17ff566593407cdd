import type { Seat } from '@waldglas/core';
import type { Building, BuildingId } from './data/index.ts';
import { BUILDINGS } from './data/index.ts';
import { factsOf } from './facts.ts';
import { playerOf, type State } from './state.ts';
import { BASIC, type Basic, GOODS, type Good } from './words.ts';

/** What a seat has of each good, all markers together. */
export type Purse = Readonly<Record<Good, number>>;

export function purseOf(s: State, seat: Seat): Purse {
  const { glass, cooking, first, second, track } = playerOf(s, seat);
  return {
    brick: track.brick,
    wood: glass.wood,
    sand: glass.sand,
    charcoal: (glass.charcoal ?? 0) + cooking.charcoal,
    water: glass.water,
    porridge: cooking.porridge,
    meat: cooking.meat,
    glass: glass.glass,
    provisions: first.provisions + second.provisions,
    commodity: cooking.commodity,
  };
}

/** What is left to pay before anything else: provisions for travel, one basic good for each of some pawns. */
export interface Burden {
  readonly provisions: number;
  readonly fees: number;
}

export const UNBURDENED: Burden = { provisions: 0, fees: 0 };

/** A price as a list, the quickest thing to go through. */
export type Price = readonly (readonly [good: Good, n: number])[];

export function priceOf(goods: Readonly<Partial<Record<Good, number>>>): Price {
  return GOODS.flatMap(good => (goods[good] ? [[good, goods[good]] as const] : []));
}

const PRICES = Object.fromEntries(Object.values(BUILDINGS).map(({ id, cost }) => [id, priceOf(cost)])) as Record<
  BuildingId,
  Price
>;

/** The goods that a building costs; the fort's brick goes by the number of players. */
export function priceOfBuilding(s: State, building: Building): Price {
  const price = PRICES[building.id];
  if (!building.cost.rivals) return price;
  return [...price, ['brick', factsOf(s).rivals[s.players.length] ?? 0]];
}

/** Can a price be paid with a burden still to come? Any basic goods left over will do for the fees. */
export function affordable(purse: Purse, price: Price, burden: Burden): boolean {
  let spare = 0;
  if (burden.fees > 0) for (const good of BASIC) spare += purse[good];
  for (const [good, n] of price) {
    const spent = good === 'provisions' ? burden.provisions : 0;
    if (purse[good] - spent < n) return false;
    if (isBasic(good)) spare -= n;
  }
  return burden.fees === 0 || spare >= burden.fees;
}

function isBasic(good: Good): good is Basic {
  return good !== 'glass' && good !== 'provisions' && good !== 'commodity';
}

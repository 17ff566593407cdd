import { type Bag, memo, type Seat } from '@waldglas/core';
import { BUILDING_IDS, type Building, type BuildingId, type Cost } from './data/index.ts';
import type { Facts } from './editions/index.ts';
import { factsOf } from './facts.ts';
import { type Player, playerOf, type State } from './state.ts';
import { BASIC, GOODS, type Good } from './words.ts';

/** How much a seat has of each good, all markers together, in the order of `GOODS`: looked at all the time. */
export type Purse = readonly number[];

export function purseOf(s: State, seat: Seat): Purse {
  const player = playerOf(s, seat);
  return purseWith(player, player.glass);
}

/** The purse of a player whose glassmaking wheel stood so. */
function purseWith({ cooking, first, second, track }: Player, glass: Player['glass']): Purse {
  return [
    track.brick,
    glass.wood,
    glass.sand,
    (glass.charcoal ?? 0) + cooking.charcoal,
    glass.water,
    cooking.porridge,
    cooking.meat,
    glass.glass,
    first.provisions + second.provisions,
    cooking.commodity,
  ];
}

export function inPurse(purse: Purse, good: Good): number {
  return purse[GOODS.indexOf(good)] ?? 0;
}

/** What is left to pay before anything else: provisions for travel, one basic good for each of some pawns. */
export interface Burden {
  readonly provisions: number;
  readonly fees: number;
}

export const UNBURDENED: Burden = { provisions: 0, fees: 0 };

/** There are few burdens, and each move weighs some: made once. */
const BURDENS: Burden[] = [UNBURDENED];
const MOST_PROVISIONS = 16;

export function burden(provisions: number, fees: number): Burden {
  const key = MOST_PROVISIONS * fees + provisions;
  BURDENS[key] ??= { provisions, fees };
  return BURDENS[key];
}

/** A price: the place of a good in `GOODS`, how many of it, and so on; the goods that mostly lack come first. */
type Price = readonly number[];

export function priceOf(goods: Readonly<Partial<Record<Good, number>>>): Price {
  return GOODS.flatMap((good, i) => (goods[good] ? [[i, goods[good]]] : []))
    .reverse()
    .flat();
}

export const PROVISIONS = GOODS.indexOf('provisions');

/** Can a price be paid with a burden still to come? Any basic goods left over will do for the fees. */
export function affordable(purse: Purse, price: Price, burden: Burden): boolean {
  let basics = 0;
  for (let i = 0; i < price.length; i += 2) {
    const good = price[i] as number;
    const n = price[i + 1] as number;
    const there = purse[good] as number;
    if ((good === PROVISIONS ? there - burden.provisions : there) < n) return false;
    if (good < BASIC.length) basics += n;
  }
  if (burden.fees === 0) return true;
  for (let good = 0; good < BASIC.length; good++) basics -= purse[good] as number;
  return -basics >= burden.fees;
}

/** A building with its price in goods and in tiles. */
export interface Priced {
  readonly building: Building;
  readonly price: Price;
  readonly forest: number;
  readonly field: number;
  readonly pond: number;
  /** The goods by name. */
  readonly goods: Bag<Good>;
  /** The fort: its brick goes by the number of players. */
  readonly byRivals: boolean;
}

/** What follows from the costs of an edition. */
interface Prices {
  readonly priced: Readonly<Record<BuildingId, Priced>>;
  /** For each shelf, for each good, and for each number of it that somebody may have, the buildings that cost more. */
  readonly dearer: Int32Array;
  /** The fort by its bricks. */
  readonly byRivals: Map<string, Priced>;
}

const pricesOf = memo<Facts, void, Prices>(({ buildings }) => {
  const priced = Object.fromEntries(
    BUILDING_IDS.map(id => [id, pricedAt(buildings[id], buildings[id].cost)]),
  ) as Record<BuildingId, Priced>;
  return { priced, dearer: dearerThan(priced), byRivals: new Map() };
});

function pricedAt(building: Building, cost: Cost): Priced {
  const price = priceOf(cost);
  const goods = Object.fromEntries(GOODS.flatMap(good => (cost[good] ? [[good, cost[good]]] : [])));
  const { forest = 0, field = 0, pond = 0, rivals = false } = cost;
  return { building, price, forest, field, pond, goods, byRivals: rivals };
}

/** A board: its buildings with their prices, and once more as bits, shelf by shelf. */
interface Board {
  readonly priced: readonly Priced[];
  readonly shelves: readonly number[];
  readonly dearer: Int32Array;
}

/** All buildings there are stand on shelves, as many on each as there are bits to tell them apart. */
const SHELF = 30;
const SHELVES = Math.ceil(BUILDING_IDS.length / SHELF);
const NUMBERS = new Map(BUILDING_IDS.map((id, number) => [id, number]));

/** A board never changes in place, so it is priced once. */
export const pricedBoard = memo((board: readonly BuildingId[], s: State): Board => {
  const shelves: number[] = new Array(SHELVES).fill(0);
  for (const id of board) {
    const number = NUMBERS.get(id) ?? 0;
    const shelf = Math.floor(number / SHELF);
    shelves[shelf] = (shelves[shelf] as number) | (1 << (number % SHELF));
  }
  return { priced: board.map(id => pricedBuilding(s, id)), shelves, dearer: pricesOf(factsOf(s)).dearer };
});

/** Nobody has more of a good: 7 charcoal on each wheel, and two that may be about to come. */
const MOST = 16;

function dearerThan(priced: Prices['priced']): Int32Array {
  const dearer = new Int32Array(SHELVES * GOODS.length * (MOST + 1));
  for (const [number, id] of BUILDING_IDS.entries()) {
    const { price } = priced[id];
    for (let i = 0; i < price.length; i += 2)
      for (let n = 0; n < (price[i + 1] as number); n++) {
        const which = at(Math.floor(number / SHELF), price[i] as number, n);
        dearer[which] = (dearer[which] as number) | (1 << (number % SHELF));
      }
  }
  return dearer;
}

function at(shelf: number, good: number, n: number): number {
  return (shelf * GOODS.length + good) * (MOST + 1) + n;
}

/** Is a building of a board that this purse may suffice for as wanted? */
export function someWithin({ shelves, dearer }: Board, purse: Purse, wanted: (id: BuildingId) => boolean): boolean {
  for (let shelf = 0; shelf < shelves.length; shelf++) {
    let bits = shelves[shelf] as number;
    for (let good = 0; good < purse.length; good++) bits &= ~(dearer[at(shelf, good, purse[good] as number)] as number);
    for (; bits !== 0; bits &= bits - 1) {
      if (wanted(BUILDING_IDS[shelf * SHELF + 31 - Math.clz32(bits & -bits)] as BuildingId)) return true;
    }
  }
  return false;
}

export function pricedBuilding(s: State, id: BuildingId): Priced {
  const facts = factsOf(s);
  const prices = pricesOf(facts);
  const priced = prices.priced[id];
  return priced.byRivals ? pricedByRivals(prices, priced, facts.rivals[s.players.length] ?? 0) : priced;
}

function pricedByRivals({ byRivals }: Prices, { building }: Priced, brick: number): Priced {
  const key = `${building.id} ${brick}`;
  const priced = byRivals.get(key) ?? pricedAt(building, { ...building.cost, brick });
  byRivals.set(key, priced);
  return priced;
}

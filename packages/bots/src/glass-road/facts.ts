import { memo } from '@waldglas/core';
import {
  type Bonus,
  BUILDING_IDS,
  BUILDINGS,
  type BuildingId,
  type Facts,
  factsOf,
  type Kind,
  START,
  type StartId,
} from '@waldglas/glass-road';

/** Where each good stands in a purse; goods on both wheels stand twice. */
export const PURSE = [
  'sand',
  'food',
  'charcoal',
  'water',
  'wood',
  'clay',
  'lower-charcoal',
  'lower-food',
  'glass',
  'brick',
] as const;

/** The places of a purse by short names. */
export const AT = {
  sand: 0,
  food: 1,
  charcoal: 2,
  water: 3,
  wood: 4,
  clay: 5,
  charcoal2: 6,
  food2: 7,
  glass: 8,
  brick: 9,
};

/** What a building costs: pairs of a place in the purse and an amount, one after the other. */
export type Cost = readonly number[];

/** A building as the bots see it. */
export interface Tile {
  readonly id: string;
  /** Its place among all buildings; start buildings come last. */
  readonly index: number;
  readonly kind: Kind | 'start';
  readonly bonus: Bonus | undefined;
  readonly replaces: StartId | undefined;
}

const buildings = BUILDING_IDS.map((id, index): Tile => {
  const { kind, bonus, replaces } = BUILDINGS[id];
  return { id, index, kind, bonus, replaces };
});
const starts = Object.entries(START).map(
  ([id, { bonus }], i): Tile => ({
    id,
    index: buildings.length + i,
    kind: 'start',
    bonus,
    replaces: undefined,
  }),
);

/** All buildings by id, the start buildings too. */
export const TILES: ReadonlyMap<string, Tile> = new Map([...buildings, ...starts].map(tile => [tile.id, tile]));

/** How many building tiles there are. */
export const TILE_COUNT = buildings.length;

/** What is printed on the tiles in an edition: costs by id, points by the place among all buildings. */
interface Prints {
  readonly costs: ReadonlyMap<string, Cost>;
  readonly points: readonly number[];
}

const printsOf = memo<Facts, void, Prints>(({ buildings }) => ({
  costs: new Map(BUILDING_IDS.map(id => [id as string, costOf(buildings[id].cost as Record<string, number>)])),
  points: BUILDING_IDS.map(id => buildings[id].points),
}));

export function printsIn(edition: string): Prints {
  return printsOf(factsOf({ edition }));
}

/** The printed points of some tiles; start buildings have none. */
export function printedPoints(tiles: readonly Tile[], { points }: Prints): number {
  let sum = 0;
  for (const { index } of tiles) sum += points[index] ?? 0;
  return sum;
}

function costOf(goods: Readonly<Record<string, number>>): Cost {
  return Object.entries(goods).flatMap(([good, n]) => [PURSE.indexOf(good as 'sand'), n]);
}

/** What the immediate effect of a tile is worth, roughly, in goods. */
export const AT_ONCE: ReadonlyMap<string, number> = new Map(
  BUILDING_IDS.map(id => [id as string, BUILDINGS[id].kind === 'immediate' ? goodsIn(BUILDINGS[id].effect) : 0]),
);

type EffectOf = (typeof BUILDINGS)[BuildingId]['effect'];

/** Goods that an effect brings: a good pile counts less than its size, since seven of a kind are rarely of use. */
function goodsIn(effect: EffectOf): number {
  switch (effect?.op) {
    case 'gain':
      return Object.entries(effect.goods).reduce((sum, [good, n]) => sum + worthOf(good, n), 0);
    case 'all':
      return effect.of.reduce((sum, part) => sum + goodsIn(part), 0);
    case 'per':
    case 'repeat':
      return 2.5 * goodsIn(effect.then);
    case 'gain-any':
      return effect.n;
    case 'place':
      return 4;
    case 'special':
      return 2;
    default:
      return 0;
  }
}

function worthOf(good: string, n: number): number {
  return good === 'glass' || good === 'brick' ? 4 * n : Math.min(n, 2) + Math.max(n - 2, 0) / 2;
}

import type { Seat } from '@waldglas/core';
import { KINDS, type Player, type State } from '@waldglas/glass-road';
import { AT, AT_ONCE, type Cost, PURSE, printedPoints, printsIn, TILES, type Tile } from './facts.ts';
import { type LandFacts, landFacts } from './land.ts';
import { goodsPoints } from './points.ts';
import { fillPurse, onGoods } from './purse.ts';

/** Basic goods by their place in a purse; each is two features: the first two units, and what goes beyond. */
const BASIC_PLACES = AT.food2 + 1;

/** What is looked at, in this order. A `+` counts what goes beyond the first few. */
export const FEATURES = [
  ...PURSE.slice(0, BASIC_PLACES).flatMap(good => [good, `${good}+`]),
  'glass',
  'brick',
  'glass-ready',
  'brick-ready',
  'pit',
  'grove',
  'pond',
  'forest',
  'forest+',
  'empty',
  'empty+',
  'first-build',
  'second-build',
  'third-build',
  'payable',
  'offer',
  'goods-points',
  'one',
] as const;

const GLASS = BASIC_PLACES * 2;
const LAND = GLASS + 4;
const BUILD = LAND + 7;
const REST = BUILD + 4;

/** What each feature is worth now, and in addition with the whole game ahead; and what it is to own a tile by then. */
export interface Weights {
  readonly now: readonly number[];
  readonly later: readonly number[];
  readonly own: readonly number[];
}

/** What a good in a cost is worth, and what it costs to get one that is missing, by place in the purse. */
const PRICE = [0.3, 0.25, 0.25, 0.3, 0.35, 0.4, 0.25, 0.25, 1.4, 1.3];
const GAP = [0.25, 0.25, 0.25, 0.25, 0.3, 0.3, 0.25, 0.25, 1, 0.9];
const AT_ONCE_PRICE = 0.22;

const purse: number[] = PURSE.map(() => 0);

/** Fills `out` with the features of a seat and returns its points as things stand. */
export function fillFeatures(out: number[], s: State, seat: Seat, own: readonly number[], left: number): number {
  const player = s.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  fillPurse(purse, player);
  const facts = landFacts(player.land);
  for (let i = 0; i < BASIC_PLACES; i++) {
    const n = purse[i] ?? 0;
    const first = n < 2 ? n : 2;
    out[2 * i] = first;
    out[2 * i + 1] = n - first;
  }
  fillRefined(out);
  fillLand(out, facts);
  const inGoods = goodsPoints(facts, player, purse, s.edition);
  fillBuilds(out, s, player, facts, own, left);
  out[REST] = player.offer.length;
  out[REST + 1] = inGoods;
  out[REST + 2] = 1;
  return printedPoints(facts.tiles, printsIn(s.edition)) + facts.bonuses + inGoods;
}

function fillRefined(out: number[]): void {
  out[GLASS] = purse[AT.glass] ?? 0;
  out[GLASS + 1] = purse[AT.brick] ?? 0;
  let glass = 0;
  for (let i = AT.sand; i <= AT.wood; i++) if ((purse[i] ?? 0) > 0) glass++;
  let brick = 0;
  for (let i = AT.clay; i <= AT.food2; i++) if ((purse[i] ?? 0) > 0) brick++;
  out[GLASS + 2] = glass;
  out[GLASS + 3] = brick;
}

function fillLand(out: number[], { pits, groves, ponds, forests, empty }: LandFacts): void {
  out[LAND] = pits;
  out[LAND + 1] = groves;
  out[LAND + 2] = ponds;
  out[LAND + 3] = Math.min(forests, 2);
  out[LAND + 4] = Math.max(forests - 2, 0);
  out[LAND + 5] = Math.min(empty, 3);
  out[LAND + 6] = Math.max(empty - 3, 0);
}

/** The three tiles that are most worth building, and how many could be paid at once. */
function fillBuilds(
  out: number[],
  s: State,
  player: Player,
  facts: LandFacts,
  own: readonly number[],
  left: number,
): void {
  const { costs, points } = printsIn(s.edition);
  let first = 0;
  let second = 0;
  let third = 0;
  let payable = 0;
  for (let list = 0; list <= KINDS.length; list++) {
    const kind = KINDS[list];
    for (const id of kind === undefined ? player.offer : s.market[kind]) {
      const tile = TILES.get(id);
      if (!tile || (tile.replaces !== undefined && !player.land.includes(tile.replaces))) continue;
      const due = bill(costs.get(id) ?? []);
      if (due.missing === 0) payable++;
      const worth =
        (points[tile.index] ?? 0) + prospects(tile, player, facts, s.edition) + (own[tile.index] ?? 0) * left;
      const net = worth + (AT_ONCE.get(id) ?? 0) * AT_ONCE_PRICE - due.price - due.missing;
      if (net > first) {
        third = second;
        second = first;
        first = net;
      } else if (net > second) {
        third = second;
        second = net;
      } else if (net > third) third = net;
    }
  }
  out[BUILD] = first;
  out[BUILD + 1] = second;
  out[BUILD + 2] = third;
  out[BUILD + 3] = Math.min(payable, 3);
}

const due = { price: 0, missing: 0 };

/** What a cost is worth, and what it takes to get what is missing. One record for all calls. */
function bill(cost: Cost): { readonly price: number; readonly missing: number } {
  due.price = 0;
  due.missing = 0;
  for (let i = 0; i < cost.length; i += 2) {
    const good = cost[i] ?? 0;
    const n = cost[i + 1] ?? 0;
    due.price += n * (PRICE[good] ?? 0);
    const gap = n - (purse[good] ?? 0);
    if (gap > 0) due.missing += gap * (GAP[good] ?? 0);
  }
  return due;
}

/** What the bonus of a tile not built yet would bring as things stand, roughly. */
export function prospects(tile: Tile, player: Player, facts: LandFacts, edition: string): number {
  const { bonus } = tile;
  if (!bonus) return 0;
  const { per, points } = bonus;
  if ('smallest' in per) return points * Math.min(facts.pits, facts.groves, facts.ponds);
  switch (per.of) {
    case 'building':
      return Math.min(3, facts.tiles.length - 1) * points;
    case 'empty':
      return Math.min(2, facts.empty) * points;
    case 'forest':
      return points * (per.atLeast === undefined ? facts.forests : Number(facts.forests >= per.atLeast));
    case 'immediate':
      return points * facts.immediate;
    case 'pit':
    case 'pit-network':
      return ground(facts.pits, points, per.adjacent);
    case 'grove':
    case 'grove-network':
      return ground(facts.groves, points, per.adjacent);
    case 'pond':
    case 'pond-network':
      return ground(facts.ponds, points, per.adjacent);
    case 'pit-square':
      return square(facts.pits);
    case 'grove-square':
      return square(facts.groves);
    case 'pond-square':
      return square(facts.ponds);
    default:
      return 0.8 * points * onGoods(tile, player, purse, edition);
  }
}

function ground(tiles: number, points: number, adjacent: true | undefined): number {
  return adjacent ? points * Math.min(2, tiles * 0.6) : points * tiles * 0.7;
}

function square(tiles: number): number {
  return tiles >= 4 ? 3 : tiles >= 3 ? 1.5 : 0.5;
}

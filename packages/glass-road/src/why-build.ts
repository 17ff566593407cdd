import { type Effect, isPendingEffect, missing, type Reason, type Seat, underway } from '@waldglas/core';
import type { Action } from './action.ts';
import { costOf, hasSite, offersTo } from './build.ts';
import { BUILDINGS } from './data/index.ts';
import { cellIndex } from './land.ts';
import { help } from './reach.ts';
import { playerOf, type State } from './state.ts';
import { STOCK, wheelsOf } from './wheels.ts';
import type { Why } from './why.ts';
import { type GlassRoad, LANDSCAPES } from './words.ts';

/** What of a cost is missing: goods, tiles, tiles of the private offer. */
export function missingFor(s: State, seat: Seat, cost: Effect<GlassRoad>): Record<string, number> {
  const { land, offer } = playerOf(s, seat);
  const short = (what: string, n: number) => (n > 0 ? { [what]: n } : {});
  switch (cost.op) {
    case 'pay':
      return missing(STOCK, wheelsOf(s, seat), cost.goods);
    case 'remove':
      return short(cost.tile, (cost.n ?? 1) - land.filter(what => what === cost.tile).length);
    case 'discard':
      return short('offer', cost.n - offer.length);
    case 'all':
      return Object.assign({}, ...cost.of.map(part => missingFor(s, seat, part)));
    default:
      return {};
  }
}

/** The same as part of a reason: absent if nothing is missing. */
export function missingReason(s: State, seat: Seat, cost: Effect<GlassRoad>): Pick<Reason, 'missing'> {
  const short = missingFor(s, seat, cost);
  return Object.keys(short).length > 0 ? { missing: short } : {};
}

/** Not on offer, no place, no goods, or not the time to build. */
export function whyNotBuild(s: State, seat: Seat, wish: Extract<Action, { verb: 'build' }>): Why {
  const { building } = wish;
  const short = missingReason(s, seat, { op: 'pay', goods: costOf(s, building) });
  if (!offersTo(s, seat).includes(building)) return { what: 'offer', rule: 'GR-8.1', ...short };
  if (!hasSite(playerOf(s, seat).land, building)) {
    // nothing uncovers a start building again
    if (BUILDINGS[building].replaces) return { what: 'covered', rule: 'GR-8.2', ...short, reach: false };
    return { what: 'room', rule: 'GR-8.8', ...short, ...help(s, seat, wish) };
  }
  if (short.missing) return { what: 'goods', rule: 'GR-8.9', ...short, ...help(s, seat, wish) };
  if (underway(s.agenda, seat)) return { what: 'underway', rule: 'GR-3.8' };
  const top = s.agenda.at(-1);
  const resolving = top && !isPendingEffect(top) && top.step === 'resolve' && top.seat === seat;
  return { what: 'leave', rule: resolving ? 'GR-4.4' : 'GR-8.1' };
}

/** Not an own conversion, an own action under way, something missing, or no space for the tile it buys. */
export function whyNotConvert(s: State, seat: Seat, wish: Extract<Action, { verb: 'convert' }>): Why {
  const { land } = playerOf(s, seat);
  const { kind, effect } = BUILDINGS[wish.building];
  if (!land.includes(wish.building) || kind !== 'processing' || !effect) return { what: 'owned', rule: 'GR-3.1' };
  if (underway(s.agenda, seat)) return { what: 'underway', rule: 'GR-3.8' };
  const short = missingReason(s, seat, effect);
  if (short.missing) return { what: 'goods', rule: 'GR-2.9', ...short, ...help(s, seat, wish) };
  // the district offices
  return { what: 'room', rule: 'GR-7.5', ...help(s, seat, wish) };
}

/** Forests, buildings and empty spaces stay as they are; anything else waits for the end of the own action. */
export function whyNotRemove(s: State, seat: Seat, cell: string): Why {
  const what = playerOf(s, seat).land[cellIndex(cell)];
  return LANDSCAPES.some(tile => tile === what)
    ? { what: 'underway', rule: 'GR-3.8' }
    : { what: 'tile', rule: 'GR-3.2' };
}

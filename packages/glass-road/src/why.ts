import { isDoing, legal, missing, type Reason, type Rules, type Seat, underway } from '@waldglas/core';
import type { Action } from './action.ts';
import { costOf, hasSite, offersTo } from './build.ts';
import { BUILDINGS, type BuildingId, SPECIALISTS, type SpecialistRow } from './data/index.ts';
import { reach } from './reach.ts';
import { type Event, playerOf, type State } from './state.ts';
import type { View } from './view.ts';
import { STOCK, wheelsOf } from './wheels.ts';

/** Why `wish` cannot be played now, by the rule that stands against it; nothing if it can. */
export function whyNot(
  rules: Rules<State, Action, View, Event>,
  s: State,
  seat: Seat,
  wish: Action,
): Reason | undefined {
  // what others could play tells what they hold
  if (wish.seat !== seat) return { rule: 'GR-4.4' };
  if (legal(rules, s, wish)) return undefined;
  if (wish.verb === 'build') return whyNotBuild(rules, s, seat, wish.building);
  if (wish.verb === 'convert') return whyNotConvert(s, seat, wish.building);
  if (wish.verb === 'remove') return { rule: underway(s.agenda, seat) ? 'GR-3.8' : 'GR-3.2' };
  if (wish.verb === 'fee') return { rule: 'GR-4.12', ...helped(s, seat, wish) };
  if (wish.verb === 'use') return { rule: feeIsDue(s, seat) ? 'GR-4.6' : 'GR-4.4', ...helped(s, seat, wish) };
  if (wish.verb === 'play' || wish.verb === 'pick')
    return { rule: playerOf(s, seat).hand.includes(wish.card) ? 'GR-4.2' : 'GR-4.10' };
  return { rule: decided(rules, s, seat) ? 'GR-3.8' : 'GR-4.4' };
}

function feeIsDue(s: State, seat: Seat): boolean {
  const top = s.agenda.at(-1);
  if (!top || isDoing(top) || top.step !== 'resolve' || top.seat !== seat) return false;
  const row: SpecialistRow = SPECIALISTS[top.card];
  return row.fee !== undefined && !top.feePaid;
}

function decided(rules: Rules<State, Action, View, Event>, s: State, seat: Seat): boolean {
  return rules.decisions(s).some(decision => decision.seat === seat);
}

function helped(s: State, seat: Seat, wish: Action): Pick<Reason, 'reach'> {
  return { reach: reach(s, seat, wish).reached };
}

/** Not on offer, no place, no goods, or not the time to build. */
function whyNotBuild(rules: Rules<State, Action, View, Event>, s: State, seat: Seat, building: BuildingId): Reason {
  const short = missing(STOCK, wheelsOf(s, seat), costOf(s, building));
  const lacks = Object.keys(short).length > 0 ? { missing: short } : {};
  if (!offersTo(s, seat).includes(building)) return { rule: 'GR-8.1', ...lacks };
  const help = helped(s, seat, { seat, verb: 'build', building });
  if (!hasSite(playerOf(s, seat).land, building)) {
    return { rule: BUILDINGS[building].replaces ? 'GR-8.2' : 'GR-8.8', ...lacks, ...help };
  }
  if ('missing' in lacks) return { rule: 'GR-8.9', ...lacks, ...help };
  const top = s.agenda.at(-1);
  const mine =
    top !== undefined && !isDoing(top) && top.step === 'resolve' && top.seat === seat && decided(rules, s, seat);
  return { rule: mine ? 'GR-4.4' : 'GR-8.1' };
}

function whyNotConvert(s: State, seat: Seat, building: BuildingId): Reason {
  const { land, offer } = playerOf(s, seat);
  const { kind, effect } = BUILDINGS[building];
  if (!land.includes(building) || kind !== 'processing') return { rule: 'GR-3.1' };
  if (underway(s.agenda, seat)) return { rule: 'GR-3.8' };
  const parts = effect?.op === 'all' ? effect.of : [];
  const short = parts.flatMap(part => (part.op === 'pay' ? [missing(STOCK, wheelsOf(s, seat), part.goods)] : []));
  const tiles = parts.flatMap(part => (part.op === 'remove' && !land.includes(part.tile) ? [{ [part.tile]: 1 }] : []));
  const offers = parts.flatMap(part => (part.op === 'discard' ? offered(part.n - offer.length) : []));
  const lacks = Object.assign({}, ...short, ...tiles, ...offers) as Record<string, number>;
  return Object.keys(lacks).length > 0 ? { rule: 'GR-2.9', missing: lacks } : { rule: 'GR-7.5' };
}

/** So many offered tiles are missing. */
function offered(short: number): Record<string, number>[] {
  return short > 0 ? [{ offer: short }] : [];
}

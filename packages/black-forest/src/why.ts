import { legal, type Reason, type Rules, type Seat, underway } from '@waldglas/core';
import type { Action } from './action.ts';
import { besideSpace, isVillage, placeOfSpace, taken } from './board.ts';
import { onBoard } from './build.ts';
import { BUILDINGS, type BuildingId } from './data/index.ts';
import { inPurse, pricedBuilding, purseOf } from './purse.ts';
import { reach } from './reach.ts';
import { type Event, playerOf, type State } from './state.ts';
import { surveyOf } from './survey.ts';
import { burdenOf } from './travel.ts';
import type { View } from './view.ts';
import { BASIC, type Good } from './words.ts';

/** Why `wish` cannot be played now, by the rule that stands against it; nothing if it can. */
export function whyNot(
  rules: Rules<State, Action, View, Event>,
  s: State,
  seat: Seat,
  wish: Action,
): Reason | undefined {
  if (wish.seat !== seat) return { rule: 'BF-4.1' };
  if (legal(rules, s, wish)) return undefined;
  switch (wish.verb) {
    case 'build':
      return whyNotBuild(s, seat, wish.building as BuildingId);
    case 'convert':
      return whyNotConvert(s, seat, wish.building, wish.option);
    case 'remove':
      return { rule: underway(s.agenda, seat) ? 'BF-5.1' : 'BF-3.6' };
    case 'swap':
      return { rule: 'BF-4.1', ...lacking({ commodity: 1 - playerOf(s, seat).cooking.commodity }) };
    case 'move':
      return whyNotMove(s, seat, wish);
    case 'visit':
      if (!besideSpace(s, playerOf(s, seat).pawn).includes(wish.tradesperson)) return { rule: 'BF-4.6' };
      return { rule: 'BF-4.12', reach: reach(s, seat, wish).reached };
    case 'job':
      return { rule: 'BF-4.12', reach: reach(s, seat, wish).reached };
    case 'keep':
      return { rule: 'BF-3.4' };
    case 'give':
      return { rule: 'BF-4.3' };
    case 'neutral':
      return { rule: 'BF-4.10' };
    case 'beg':
      return { rule: 'BF-4.2' };
    default:
      return { rule: 'BF-4.1' };
  }
}

/** What is short, if anything is. */
function lacking(short: Readonly<Record<string, number>>): Pick<Reason, 'missing'> {
  const missing = Object.fromEntries(Object.entries(short).filter(([, n]) => n > 0));
  return Object.keys(missing).length > 0 ? { missing } : {};
}

/** No job there, a taken space, travel or fees that cannot be paid, or nothing to do there. */
function whyNotMove(s: State, seat: Seat, wish: Extract<Action, { verb: 'move' }>): Reason {
  const { to } = wish;
  const place = placeOfSpace(to);
  const purse = purseOf(s, seat);
  if (!isVillage(s, place) && s.jobs[place] === undefined) return { rule: 'BF-4.4' };
  if (isVillage(s, place) && (place === to || taken(s, to))) return { rule: 'BF-4.3' };
  const { provisions, fees } = burdenOf(s, seat, to, wish.white === true);
  const basics = BASIC.reduce((sum, good) => sum + inPurse(purse, good), 0);
  const short = lacking({ provisions: provisions - inPurse(purse, 'provisions'), basic: fees - basics });
  return { rule: 'missing' in short ? 'BF-4.3' : 'BF-4.5', ...short, reach: reach(s, seat, wish).reached };
}

/** Not on the boards, something missing, or not the time to build. */
function whyNotBuild(s: State, seat: Seat, building: BuildingId): Reason {
  const row = BUILDINGS[building];
  const purse = purseOf(s, seat);
  const { tiles } = surveyOf(s, seat);
  const missing: Record<string, number> = {};
  for (const [good, n] of Object.entries(pricedBuilding(s, building).goods)) {
    const short = n - inPurse(purse, good as Good);
    if (short > 0) missing[good] = short;
  }
  for (const tile of ['forest', 'field', 'pond'] as const) {
    const short = (row.cost[tile] ?? 0) - tiles[tile];
    if (short > 0) missing[tile] = short;
  }
  const lacks = Object.keys(missing).length > 0 ? { missing } : {};
  if (!onBoard(s, building)) return { rule: 'BF-6.1', ...lacks };
  return { rule: 'BF-6.1', ...lacks, reach: reach(s, seat, { seat, verb: 'build', building }).reached };
}

/** Not owned, an own action under way, or something that it takes is missing. */
function whyNotConvert(s: State, seat: Seat, building: BuildingId, option = 1): Reason {
  const owned = surveyOf(s, seat).conversions.find(({ id }) => id === building);
  if (!owned || underway(s.agenda, seat)) return { rule: 'BF-5.1' };
  const effect = owned.effects[option - 1];
  const purse = purseOf(s, seat);
  const short: Record<string, number> = {};
  for (const part of effect?.op === 'all' ? effect.of : []) {
    if (part.op === 'pay')
      for (const [good, n] of Object.entries(part.goods)) short[good] = n - inPurse(purse, good as Good);
    if (part.op === 'remove') short[part.tile] = (part.n ?? 1) - surveyOf(s, seat).tiles[part.tile];
  }
  return { rule: 'BF-5.2', ...lacking(short) };
}

import { legal, type Reason, type Rules, type Seat, underway } from '@waldglas/core';
import type { Action } from './action.ts';
import { onBoard } from './build.ts';
import { BUILDINGS, type BuildingId } from './data/index.ts';
import { goodsOf, inPurse, pricedBuilding, purseOf } from './purse.ts';
import { reach } from './reach.ts';
import { type Event, playerOf, type State } from './state.ts';
import { surveyOf } from './survey.ts';
import type { View } from './view.ts';
import type { Good } from './words.ts';

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
      return whyNotConvert(s, seat, wish.building);
    case 'remove':
      return { rule: underway(s.agenda, seat) ? 'BF-5.1' : 'BF-3.6' };
    case 'swap':
      return { rule: 'BF-4.1', missing: playerOf(s, seat).cooking.commodity === 0 ? { commodity: 1 } : {} };
    case 'move':
      return { rule: 'BF-4.5', reach: reach(s, seat, wish).reached };
    case 'visit':
    case 'job':
      return { rule: 'BF-4.12', reach: reach(s, seat, wish).reached };
    case 'beg':
      return { rule: 'BF-4.2' };
    default:
      return { rule: 'BF-4.1' };
  }
}

/** Not on the boards, something missing, or not the time to build. */
function whyNotBuild(s: State, seat: Seat, building: BuildingId): Reason {
  const row = BUILDINGS[building];
  const purse = purseOf(s, seat);
  const { tiles } = surveyOf(s, seat);
  const missing: Record<string, number> = {};
  for (const [good, n] of Object.entries(goodsOf(pricedBuilding(s, building).price))) {
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

function whyNotConvert(s: State, seat: Seat, building: BuildingId): Reason {
  if (!surveyOf(s, seat).buildings.some(({ id }) => id === building)) return { rule: 'BF-5.1' };
  return { rule: underway(s.agenda, seat) ? 'BF-5.1' : 'BF-5.2' };
}

import { GLANCE, legal, type Reach, type Reason, reasonFromReach, type Seat, searchReach } from '@waldglas/core';
import type { Action } from './action.ts';
import { apply, decisions } from './actions.ts';
import { anytime } from './anytime.ts';
import { canBuild, offersTo } from './build.ts';
import { conversionSearch } from './conversion-search.ts';
import { write } from './notation.ts';
import { clone, type State } from './state.ts';

/**
 * Could this seat, after own anytime actions, play `wish`? The fewest conversions and removals that get there; a build is
 * reached when it could be paid and placed, whoever's turn it is. A query for people and bots, never part of legality.
 */
export function reach(s: State, seat: Seat, wish: Action, nodes?: number): Reach<Action> {
  const port = conversionSearch(seat, goal(seat, wish));
  return searchReach({ clone, apply, decisions }, s, seat, port, nodes);
}

/** Would own conversions help? Only a glance, so that nobody waits: `reach: false` may mean that none were found. */
export function help(s: State, seat: Seat, wish: Action): Pick<Reason, 'reach' | 'first'> {
  return reasonFromReach(reach(s, seat, wish, GLANCE));
}

function goal(seat: Seat, wish: Action): (s: State) => boolean {
  if (wish.verb === 'build') return s => offersTo(s, seat).includes(wish.building) && canBuild(s, seat, wish.building);
  return s => legal({ decisions, anytime, write }, s, wish);
}

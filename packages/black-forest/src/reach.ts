import {
  GLANCE,
  legal,
  type Reach,
  type ReachPort,
  type Reason,
  reasonFromReach,
  type Seat,
  searchReach,
} from '@waldglas/core';
import type { Action } from './action.ts';
import { anytime, apply, decisions } from './actions.ts';
import { couldBuild } from './build.ts';
import type { BuildingId } from './data/index.ts';
import { at, spotOf } from './land.ts';
import { write } from './notation.ts';
import { affordable, type Burden, inPurse, purseOf } from './purse.ts';
import { clone, playerOf, type State } from './state.ts';
import { surveyOf } from './survey.ts';
import { burdenOf } from './travel.ts';

/**
 * Could this seat, after own anytime actions, play `wish`? The fewest conversions that get there; a build is reached
 * when it could be paid and placed, whoever's turn it is. A query for people and bots, never part of legality.
 */
export function reach(s: State, seat: Seat, wish: Action, nodes?: number): Reach<Action> {
  const port: ReachPort<State, Action> = {
    reached: goal(seat, wish),
    // room is made while placing, so tiles need not be removed beforehand
    tries: then => anytime(then, seat).filter(({ verb }) => verb === 'convert'),
    distinct: (then, options) => distinct(then, seat, options),
    key: then => key(then, seat),
  };
  return searchReach({ clone, apply, decisions }, s, seat, port, nodes);
}

/** Would own conversions help? Only a glance, so that nobody waits: `reach: false` may mean that none were found. */
export function help(s: State, seat: Seat, wish: Action): Pick<Reason, 'reach' | 'first'> {
  return reasonFromReach(reach(s, seat, wish, GLANCE));
}

function goal(seat: Seat, wish: Action): (s: State) => boolean {
  if (wish.verb === 'build') return s => couldBuild(s, seat, wish.building as BuildingId);
  const open = (s: State) => legal({ decisions, anytime, write }, s, wish);
  // whether a way can be paid for is known long before whether anything can be done there
  return wish.verb === 'move' ? s => canPay(s, seat, burdenOfMove(s, seat, wish)) && open(s) : open;
}

function canPay(s: State, seat: Seat, burden: Burden): boolean {
  const purse = purseOf(s, seat);
  return inPurse(purse, 'provisions') >= burden.provisions && affordable(purse, [], burden);
}

/** What the move wished for would cost. */
export function burdenOfMove(s: State, seat: Seat, { to, white }: Extract<Action, { verb: 'move' }>): Burden {
  const { solo } = s;
  const again = solo?.again === true && solo.placed[playerOf(s, seat).pawn] === 'white';
  return burdenOf(s, seat, to, white === true || again);
}

/** Which of several equal tiles leaves makes no difference to goods. */
function distinct(s: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  const { domain } = playerOf(s, seat);
  const kinds = new Set<string>();
  return actions.filter(action => {
    if (action.verb !== 'cell') return true;
    const what = at(domain, spotOf(action.cell));
    const fresh = !kinds.has(what);
    kinds.add(what);
    return fresh;
  });
}

/** What conversions can change: goods, tiles, animals, progress. */
function key(s: State, seat: Seat): string {
  const { glass, cooking, first, second, track, tracker, pigs, cattle, steps } = playerOf(s, seat);
  const { tiles } = surveyOf(s, seat);
  return JSON.stringify([glass, cooking, first, second, track, tracker, pigs, cattle, steps, tiles]);
}

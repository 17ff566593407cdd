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
import { canBuild, offersTo } from './build.ts';
import { cellIndex, hasEmpty } from './land.ts';
import { write } from './notation.ts';
import { clone, playerOf, type State } from './state.ts';

/**
 * Could this seat, after own anytime actions, play `wish`? The fewest trades and removals that get there; a build is
 * reached when it could be paid and placed, whoever's turn it is. A query for people and bots, never part of legality.
 */
export function reach(s: State, seat: Seat, wish: Action, nodes?: number): Reach<Action> {
  const port: ReachPort<State, Action> = {
    reached: goal(seat, wish),
    // removing a tile helps only where there is no room
    tries: then =>
      distinct(
        then,
        seat,
        anytime(then, seat).filter(({ verb }) => verb === 'convert' || !room(then, seat)),
      ),
    distinct: (then, options) => distinct(then, seat, options),
    key: then => key(then, seat),
  };
  return searchReach({ clone, apply, decisions }, s, seat, port, nodes);
}

/** Would own conversions help? Only a glance, so that nobody waits: `reach: false` may mean that none were found. */
export function help(s: State, seat: Seat, wish: Action): Pick<Reason, 'reach' | 'first'> {
  return reasonFromReach(reach(s, seat, wish, GLANCE));
}

function room(s: State, seat: Seat): boolean {
  return hasEmpty(playerOf(s, seat).land);
}

function goal(seat: Seat, wish: Action): (s: State) => boolean {
  if (wish.verb === 'build') return s => offersTo(s, seat).includes(wish.building) && canBuild(s, seat, wish.building);
  return s => legal({ decisions, anytime, write }, s, wish);
}

/** Which of several equal tiles leaves makes no difference to goods. */
function distinct(s: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  const { land } = playerOf(s, seat);
  const kinds = new Set<string>();
  return actions.filter(action => {
    if (action.verb !== 'remove' && action.verb !== 'cell') return true;
    const what = land[cellIndex(action.cell)] ?? '';
    const fresh = !kinds.has(what);
    kinds.add(what);
    return fresh;
  });
}

/** What trades can change: goods, how many tiles of each kind, the private offer. */
function key(s: State, seat: Seat): string {
  const { glassworks, brickworks, land, offer } = playerOf(s, seat);
  const tiles = ['pit', 'grove', 'pond', 'forest', ''].map(tile => land.filter(what => what === tile).length);
  return [Object.values(glassworks), Object.values(brickworks), tiles, offer].join('|');
}

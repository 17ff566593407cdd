import { type Reach, type Seat, underway } from '@waldglas/core';
import type { Action } from './action.ts';
import { anytime, apply, decisions } from './actions.ts';
import { canBuild } from './build.ts';
import { cellIndex, hasEmpty } from './land.ts';
import { write } from './notation.ts';
import { clone, playerOf, type State } from './state.ts';

/** How many positions are looked at before giving up. */
const NODES = 20_000;

interface Node {
  readonly s: State;
  readonly from: Node | undefined;
  readonly actions: readonly Action[];
}

/**
 * Could this seat, after own anytime actions, play `wish`? The fewest trades and removals that get there; a build is
 * reached when it could be paid and placed, whoever's turn it is. A query for people and bots, never part of legality.
 */
export function reach(s: State, seat: Seat, wish: Action): Reach<Action> {
  if (underway(s.agenda, seat)) return { reached: false, exhausted: true };
  const reached = goal(seat, wish);
  const start: Node = { s, from: undefined, actions: [] };
  if (reached(s)) return { reached: true, actions: [] };
  const seen = new Set([key(s, seat)]);
  const queue = [start];
  for (const node of queue) {
    for (const then of afterOne(node, seat)) {
      const at = key(then.s, seat);
      if (seen.has(at)) continue;
      if (reached(then.s)) return { reached: true, actions: path(then) };
      seen.add(at);
      queue.push(then);
    }
    if (queue.length > NODES) return { reached: false, exhausted: false };
  }
  return { reached: false, exhausted: true };
}

function goal(seat: Seat, wish: Action): (s: State) => boolean {
  if (wish.verb === 'build') return s => canBuild(s, seat, wish.building);
  const line = write(wish);
  return s => decisions(s).some(one => one.seat === seat && one.options.some(option => write(option) === line));
}

/** Every position one trade or removal away, all questions of the trade answered. */
function afterOne(node: Node, seat: Seat): Node[] {
  const room = hasEmpty(playerOf(node.s, seat).land);
  const first = anytime(node.s, seat).filter(action => action.verb === 'convert' || !room);
  return distinctTiles(node.s, seat, first).flatMap(action => answered(node, [action], playOn(node.s, action), seat));
}

/** Until nothing of the seat is under way, every answer; of equal tiles only the first. */
function answered(from: Node, actions: readonly Action[], s: State, seat: Seat): Node[] {
  if (!underway(s.agenda, seat)) return [{ s, from, actions }];
  const options = decisions(s).find(one => one.seat === seat)?.options ?? [];
  return distinctTiles(s, seat, options).flatMap(action =>
    answered(from, [...actions, action], playOn(s, action), seat),
  );
}

function playOn(s: State, action: Action): State {
  const then = clone(s);
  apply(then, action);
  return then;
}

/** Which of several equal tiles leaves makes no difference to goods. */
function distinctTiles(s: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
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

function path(node: Node): Action[] {
  return node.from ? [...path(node.from), ...node.actions] : [];
}

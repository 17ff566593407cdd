import { isDoing, type Seat } from '@waldglas/core';
import { anyBuildable, meansOf } from './build.ts';
import { BUILDINGS, type Building, type BuildingId } from './data/index.ts';
import { factsOf } from './facts.ts';
import { cellsWith, changed, type Domain, EMPTY, spotOf } from './land.ts';
import { type Burden, UNBURDENED } from './purse.ts';
import { hasSite } from './sites.ts';
import { clone, playerOf, type State } from './state.ts';
import { surveyOf } from './survey.ts';
import { produce } from './wheels.ts';

/** The forests; with `n`, those that may be felled if so many will be: a building that has to follow must find its place then. */
export function fellable(s: State, seat: Seat, n: number): string[] {
  const { domain } = playerOf(s, seat);
  const forests = cellsWith(domain, 'forest');
  const next = s.agenda.findLast(todo => isDoing(todo) && todo.seat === seat && isBuild(todo.effect.op));
  if (n === 0 || !next || !isDoing(next)) return forests;
  if (next.effect.op === 'raise') {
    const building = BUILDINGS[next.effect.building as BuildingId];
    if (standsSomewhere(s, domain, building)) return forests;
    return forests.filter((cell, i) => leavesSite(s, domain, building, cell, forests.slice(i + 1), n - 1));
  }
  return forests.filter(cell => buildableOnceFelled(s, seat, cell));
}

function isBuild(op: string): boolean {
  return op === 'raise' || op === 'build';
}

function standsSomewhere(s: State, domain: Domain, building: Building): boolean {
  return hasSite(domain, building, 0, factsOf(s).allowHorizontal);
}

/** Is there a place for the building with this forest gone and `more` of the later ones? */
function leavesSite(
  s: State,
  domain: Domain,
  building: Building,
  cell: string,
  later: string[],
  more: number,
): boolean {
  if (later.length < more) return false;
  const felled = changed(domain, spotOf(cell), EMPTY);
  if (standsSomewhere(s, felled, building)) return true;
  return more > 0 && later.some((next, i) => leavesSite(s, felled, building, next, later.slice(i + 1), more - 1));
}

/** The woodworker: can anything be built with this forest gone, what that sets off, and the wood gained? */
export function buildableOnceFelled(s: State, seat: Seat, cell: string, burden: Burden = UNBURDENED): boolean {
  const then = clone(s);
  const player = playerOf(then, seat);
  player.domain = changed(player.domain, spotOf(cell), EMPTY);
  for (const { whenever } of surveyOf(then, seat).buildings) {
    if (whenever?.on === 'forest-removed' && whenever.then.op === 'gain') {
      player.glass.water = Math.min(7, player.glass.water + (whenever.then.goods.water ?? 0));
    }
  }
  produce(then, seat, undefined);
  player.glass.wood = Math.min(7, player.glass.wood + 1);
  produce(then, seat, undefined);
  return anyBuildable(then, seat, {}, meansOf(then, seat, burden));
}

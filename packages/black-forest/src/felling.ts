import { isPendingEffect, type Seat } from '@waldglas/core';
import { anyBuildable, type Means, meansWith } from './build.ts';
import { BUILDINGS, type Building, type BuildingId } from './data/index.ts';
import { factsOf } from './facts.ts';
import { cellsWith, changed, type Domain, EMPTY, spotOf } from './land.ts';
import { type Burden, type Purse, purseWith } from './purse.ts';
import { hasSite } from './sites.ts';
import { cloneGlass, playerOf, type State } from './state.ts';
import { surveyOf } from './survey.ts';
import { BASIC_MAX, rotateGlass } from './wheels.ts';

/** The forests; with `n`, those that may be felled if so many will be: a building that has to follow must find its place then. */
export function fellable(s: State, seat: Seat, n: number): string[] {
  const { domain } = playerOf(s, seat);
  const forests = cellsWith(domain, 'forest');
  const next = s.agenda.findLast(todo => isPendingEffect(todo) && todo.seat === seat && isBuild(todo.effect.op));
  if (n === 0 || !next || !isPendingEffect(next)) return forests;
  if (next.effect.op === 'raise') {
    const building = BUILDINGS[next.effect.building as BuildingId];
    if (standsSomewhere(s, domain, building)) return forests;
    return forests.filter((cell, i) => leavesSite(s, domain, building, cell, forests.slice(i + 1), n - 1));
  }
  const purse = purseOnceFelled(s, seat);
  return forests.filter(cell => {
    const felled = changed(domain, spotOf(cell), EMPTY);
    return anyBuildable(meansWith(s, seat, purse, felled, 0), {});
  });
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

/** The woodworker looks ahead: a forest out, the wood in, and then something can be built. */
export function buildableOnceFelled({ s, seat, domain }: Means, burden: Burden): boolean {
  return anyBuildable(meansWith(s, seat, purseOnceFelled(s, seat), domain, 1), {}, burden);
}

/** The goods once a forest is felled: what that sets off, then the wood gained; the wheel turns after each. */
function purseOnceFelled(s: State, seat: Seat): Purse {
  const player = playerOf(s, seat);
  const glass = cloneGlass(player.glass);
  for (const { whenever } of surveyOf(s, seat).permanent) {
    if (whenever.on !== 'forest-removed' || whenever.then.op !== 'gain') continue;
    glass.water = Math.min(BASIC_MAX, glass.water + (whenever.then.goods.water ?? 0));
    rotateGlass(glass);
  }
  glass.wood = Math.min(BASIC_MAX, glass.wood + 1);
  rotateGlass(glass);
  return purseWith(player, glass);
}

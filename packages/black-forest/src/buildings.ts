import type { Seat } from '@waldglas/core';
import { BUILDINGS, type Building, type BuildingId } from './data/index.ts';
import type { Domain, Estate } from './land.ts';
import { playerOf, type State } from './state.ts';
import type { Special } from './words.ts';

export function isBuilding(what: string): what is BuildingId {
  return what in BUILDINGS;
}

/** The buildings of an estate never change in place, so looking through it once is enough. */
const KNOWN = new WeakMap<Estate, readonly Building[]>();

function buildingsOn(estate: Estate): readonly Building[] {
  const known = KNOWN.get(estate);
  if (known) return known;
  const found = estate.filter(isBuilding).map(id => BUILDINGS[id]);
  KNOWN.set(estate, found);
  return found;
}

/** The buildings of a domain, in the order of their cells. */
export function buildingsIn(domain: Domain): readonly Building[] {
  return domain.length === 1 ? buildingsOn(domain[0] ?? []) : domain.flatMap(buildingsOn);
}

export function buildingsOf(s: State, seat: Seat): readonly Building[] {
  return buildingsIn(playerOf(s, seat).domain);
}

/** Does a building of this seat bend that rule? */
export function bends(s: State, seat: Seat, rule: Special): boolean {
  return buildingsOf(s, seat).some(building => building.bends === rule);
}

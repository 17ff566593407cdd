import { type Bag, type Doing, type Effect, type Emit, held, type Seat, tally } from '@waldglas/core';
import { buildingsIn } from './buildings.ts';
import { BUILDINGS, type Building, type BuildingId, type LargeId, type SmallId } from './data/index.ts';
import { factsOf } from './facts.ts';
import {
  at,
  changed,
  countOn,
  type Domain,
  EMPTY,
  gridOf,
  isLandscape,
  nameOf,
  pairName,
  REST_NORTH,
  REST_WEST,
  secondOf,
  spotOf,
  spots,
} from './land.ts';
import { countNoun } from './nouns.ts';
import { type Event, playerOf, type State } from './state.ts';
import { STOCK, wheelsOf } from './wheels.ts';
import { type BlackForest, GOODS, type Good, type Reply } from './words.ts';

/** What is left to pay before anything is built: provisions for travel, goods for pawns. */
export interface Burden {
  readonly provisions: number;
  readonly fees: number;
}

export const UNBURDENED: Burden = { provisions: 0, fees: 0 };

interface How {
  readonly size?: string;
  readonly free?: true;
}

/** The goods of a building's cost, with the fort's brick for the number of players. */
export function goodsCost(s: State, { cost }: Building): Bag<Good> {
  const goods: Partial<Record<Good, number>> = {};
  for (const good of GOODS) if (cost[good]) goods[good] = cost[good];
  if (cost.rivals) goods.brick = (goods.brick ?? 0) + (factsOf(s).rivals[s.players.length] ?? 0);
  return goods;
}

const COST_TILES = ['forest', 'field', 'pond'] as const;

/** Can the goods be paid with this burden still to come? Any goods left over will do for the fees. */
export function affordable(s: State, seat: Seat, goods: Bag<Good>, burden: Burden): boolean {
  const wheels = wheelsOf(s, seat);
  for (const good in goods) {
    const spent = good === 'provisions' ? burden.provisions : 0;
    if (held(STOCK, wheels, good) - spent < (goods[good as Good] ?? 0)) return false;
  }
  if (burden.fees === 0) return true;
  return spare(s, seat, goods) >= burden.fees;
}

/** Basic goods beyond these. */
function spare(s: State, seat: Seat, goods: Bag<Good>): number {
  let sum = 0;
  for (const good of GOODS) {
    if (STOCK.limits[good] === 7) sum += held(STOCK, wheelsOf(s, seat), good) - (goods[good] ?? 0);
  }
  return sum;
}

/** The tiles in the cost, as effects that remove them. */
function tileCost({ cost }: Building): Effect<BlackForest>[] {
  return COST_TILES.flatMap(tile => (cost[tile] ? [{ op: 'remove' as const, tile, n: cost[tile] }] : []));
}

/** BF-6.1: cost, condition and room, as things stand. */
export function canBuild(s: State, seat: Seat, building: Building, how: How, burden: Burden = UNBURDENED): boolean {
  if (how.size === 'small' && building.size !== 1) return false;
  if (!conditionMet(s, seat, building)) return false;
  const { domain } = playerOf(s, seat);
  if (how.free) return hasSite(s, domain, building, 0);
  if (!affordable(s, seat, goodsCost(s, building), burden)) return false;
  let freed = 0;
  for (const tile of COST_TILES) {
    const n = building.cost[tile] ?? 0;
    if (n > 0 && countNoun(s, seat, tile, undefined) < n) return false;
    freed += n;
  }
  return hasSite(s, domain, building, freed);
}

/** Conditions are looked at before the cost. Where a building must stand alone, that is a matter of sites. */
function conditionMet(s: State, seat: Seat, { needs }: Building): boolean {
  if (needs === undefined || needs === 'alone') return true;
  return needs.every(need => tally<BlackForest>(need, noun => countNoun(s, seat, noun, undefined)) > 0);
}

/** Is there a place for it, once `freed` tiles have left as cost? */
function hasSite(s: State, domain: Domain, building: Building, freed: number): boolean {
  if (freed > 0 && building.size === 1)
    return building.needs !== 'alone' || sitesIn(s, domain, building, freed).length > 0;
  return sitesIn(s, domain, building, freed).length > 0;
}

/** May something be put here: empty, or an own landscape tile that makes room (BF-5.3)? */
function open(what: string, freed: number): boolean {
  return what === EMPTY || isLandscape(what) || (freed > 0 && what === 'forest');
}

/** The spaces for a small building, the pairs for a large one. */
function sitesIn(s: State, domain: Domain, building: Building, freed: number): string[] {
  const alone = building.needs === 'alone';
  const fit = spots(domain).filter(
    spot => open(at(domain, spot), freed) && !(alone && buildingsIn([domain[spot.estate] ?? []]).length > 0),
  );
  if (building.size === 1) return fit.map(nameOf);
  const { allowHorizontal } = factsOf(s);
  return fit.flatMap(({ estate, cell }) => {
    const next = (gridOf(estate).beside[cell] ?? []).filter(
      other => other > cell && (allowHorizontal || other > cell + 1),
    );
    return next
      .filter(other => open(at(domain, { estate, cell: other }), freed))
      .map(other => pairName(estate, cell, other));
  });
}

/** Where it may go now, its cost paid. */
export function sites(s: State, seat: Seat, building: BuildingId): string[] {
  return sitesIn(s, playerOf(s, seat).domain, BUILDINGS[building], 0);
}

/** Everything on the boards that this seat could build. */
function buildable(s: State, seat: Seat, how: How, burden: Burden = UNBURDENED): BuildingId[] {
  const fits = (id: BuildingId) => canBuild(s, seat, BUILDINGS[id], how, burden);
  return [...s.small.filter(fits), ...s.large.filter(fits)];
}

export function anyBuildable(s: State, seat: Seat, how: How, burden: Burden = UNBURDENED): boolean {
  const fits = (id: BuildingId) => canBuild(s, seat, BUILDINGS[id], how, burden);
  return s.small.some(fits) || s.large.some(fits);
}

export function buildOptions(s: State, seat: Seat, how: How): Reply[] {
  return buildable(s, seat, how).map(building => ({ seat, verb: 'build', building }));
}

/** Takes the building off the board and sets the build going: cost, wheels, place, instant effect. */
export function startBuild(s: State, doing: Doing<BlackForest>, building: BuildingId, free: boolean): void {
  const row = BUILDINGS[building];
  if (row.size === 1) s.small = s.small.filter(id => id !== (building as SmallId));
  else s.large = s.large.filter(id => id !== (building as LargeId));
  const { seat } = doing;
  const push = (effect: Effect<BlackForest>) => s.agenda.push({ seat, source: building, effect });
  push({ op: 'raise', building });
  if (free) return;
  push({ op: 'turn' });
  push({ op: 'pay', goods: goodsCost(s, row) });
  // tiles leave first, so that their spaces may take the building
  for (const effect of tileCost(row).reverse()) push(effect);
}

/** Puts the building up; what lay there makes room. Then its instant effect, if its condition holds. */
export function raise(
  s: State,
  doing: Doing<BlackForest>,
  building: BuildingId,
  cell: string | undefined,
  emit: Emit<Event>,
): void {
  if (cell === undefined) return; // no room is left: it is lost
  const { seat } = doing;
  const player = playerOf(s, seat);
  const spot = spotOf(cell);
  const row = BUILDINGS[building];
  const before = player.domain;
  player.domain = changed(player.domain, spot, building);
  if (row.size === 2) {
    const second = secondOf(cell);
    const rest = second === spot.cell + 1 ? REST_WEST : REST_NORTH;
    player.domain = changed(player.domain, { estate: spot.estate, cell: second }, rest);
  }
  emit?.({ kind: 'build', seat, building, cell });
  const { instant } = row;
  const holds = (row.if ?? []).every(need => tally<BlackForest>(need, noun => countNoun(s, seat, noun, undefined)) > 0);
  if (instant && holds) s.agenda.push({ seat, source: building, at: nameOf(spot), effect: instant });
  if (countOn(before, 'pasture') > countOn(player.domain, 'pasture'))
    s.agenda.push({ seat, source: building, effect: { op: 'rehouse' } });
}

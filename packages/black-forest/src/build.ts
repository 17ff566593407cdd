import { type Emit, type PendingEffect, pendingEffect, type Seat } from '@waldglas/core';
import { BUILDINGS, type BuildingId, type BuildingPiece, type LargeId, type SmallId } from './data/index.ts';
import { factsOf } from './facts.ts';
import { changed, type Domain, nameOf, REST_NORTH, REST_WEST, secondOf, spotOf } from './land.ts';
import { counted } from './nouns.ts';
import {
  affordable,
  type Burden,
  type Priced,
  type Purse,
  pricedBoard,
  pricedBuilding,
  purseOf,
  someWithin,
  UNBURDENED,
} from './purse.ts';
import { hasSite, sitesFor } from './sites.ts';
import { type Event, playerOf, type State } from './state.ts';
import { survey } from './survey.ts';
import type { BlackForest, Reply } from './words.ts';

interface How {
  readonly size?: string;
  readonly free?: true;
}

/** The tiles in a cost, in the order in which they leave. */
const COST_TILES = ['forest', 'field', 'pond'] as const;

/** What a builder has: goods and land, and forests about to leave. */
export interface Means {
  readonly s: State;
  readonly seat: Seat;
  readonly purse: Purse;
  /** Where only the most of each good is known: the least there may be of it, which tells whether there is room. */
  readonly least: Purse;
  readonly domain: Domain;
  readonly felled: number;
  /** Whether anything can be built with these means and so many fees, as far as it was found out before. */
  readonly known: boolean[];
}

export function meansOf(s: State, seat: Seat): Means {
  const purse = purseOf(s, seat);
  return meansWith(s, seat, purse, playerOf(s, seat).domain, 0, purse);
}

export function meansWith(s: State, seat: Seat, purse: Purse, domain: Domain, felled: number, least: Purse): Means {
  return { s, seat, purse, least, domain, felled, known: [] };
}

/** BF-6.1: cost, condition and room, as things stand. */
function canBuild(means: Means, burden: Burden, priced: Priced, { size, free }: How): boolean {
  const { s, seat, domain, felled } = means;
  const { building, forest } = priced;
  if (!free && !payable(means, burden, priced)) return false;
  if (size === 'small' && building.size !== 1) return false;
  if (!conditionMet(s, seat, building)) return false;
  return hasSite(domain, building, free ? felled : felled + forest, factsOf(s).allowHorizontal);
}

/** Can the goods and the tiles be paid? Few buildings cost tiles. */
function payable({ purse, domain, felled }: Means, burden: Burden, { price, forest, field, pond }: Priced): boolean {
  if (!affordable(purse, price, burden)) return false;
  if (forest + field + pond === 0) return true;
  const { tiles } = survey(domain);
  return tiles.forest - felled >= forest && tiles.field >= field && tiles.pond >= pond;
}

/** Conditions are looked at before the cost. Where a building must stand alone, that is a matter of sites. */
function conditionMet(s: State, seat: Seat, { needs }: BuildingPiece): boolean {
  if (needs === undefined || needs === 'alone') return true;
  return needs.every(need => counted(s, seat, need) > 0);
}

/** Where it may go now, its cost paid. */
export function sites(s: State, seat: Seat, building: BuildingId): string[] {
  return sitesFor(playerOf(s, seat).domain, BUILDINGS[building], factsOf(s).allowHorizontal);
}

/** Is there anything that could be built, with a burden to be paid first? */
export function anyBuildable(means: Means, how: How, burden: Burden = UNBURDENED): boolean {
  if (how.size !== undefined || how.free) return someBuildable(means, burden, how);
  const { known } = means;
  const { fees } = burden;
  // no building costs provisions, so the fees alone make a difference
  known[fees] ??= someBuildable(means, burden, how);
  return known[fees];
}

function someBuildable(means: Means, burden: Burden, how: How): boolean {
  const { s } = means;
  return buildableOn(s.small, means, burden, how) || buildableOn(s.large, means, burden, how);
}

function buildableOn(board: readonly BuildingId[], means: Means, burden: Burden, how: How): boolean {
  const { s, purse } = means;
  const priced = pricedBoard(board, s);
  if (how.free) return priced.priced.some(one => canBuild(means, burden, one, how));
  return someWithin(priced, purse, id => canBuild(means, burden, pricedBuilding(s, id), how));
}

/** Everything on the boards that this seat could build. */
export function buildOptions(s: State, seat: Seat, how: How): Reply[] {
  const means = meansOf(s, seat);
  const options: Reply[] = [];
  for (const board of [s.small, s.large])
    for (const priced of pricedBoard(board, s).priced)
      if (canBuild(means, UNBURDENED, priced, how)) options.push({ seat, verb: 'build', building: priced.building.id });
  return options;
}

/** Takes the building off the board and sets the build going: cost, wheels, place, instant effect. */
export function startBuild(s: State, pending: PendingEffect<BlackForest>, building: BuildingId, free: boolean): void {
  const { size, cost } = factsOf(s).buildings[building];
  if (size === 1) s.small = s.small.filter(id => id !== (building as SmallId));
  else s.large = s.large.filter(id => id !== (building as LargeId));
  const { seat } = pending;
  s.agenda.push(pendingEffect(seat, { op: 'raise', building }, building));
  if (free) return;
  s.agenda.push(pendingEffect(seat, { op: 'produce' }, building));
  s.agenda.push(pendingEffect(seat, { op: 'pay', goods: pricedBuilding(s, building).goods }, building));
  // tiles leave first, so that their spaces may take the building
  for (let i = COST_TILES.length - 1; i >= 0; i--) {
    const tile = COST_TILES[i] as (typeof COST_TILES)[number];
    const n = cost[tile];
    if (n) s.agenda.push(pendingEffect(seat, { op: 'remove', tile, n }, building));
  }
}

/** Puts the building up; what lay there makes room. Then its instant effect, if its condition holds. */
export function raise(
  s: State,
  pending: PendingEffect<BlackForest>,
  building: BuildingId,
  cell: string | undefined,
  emit: Emit<Event>,
): void {
  if (cell === undefined) {
    // the wrong forest was felled: there is no room, and the building goes back on its board
    if (BUILDINGS[building].size === 2) s.large = [...s.large, building as LargeId];
    else s.small = [...s.small, building as SmallId];
    return;
  }
  const { seat } = pending;
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
  const holds = (row.if ?? []).every(need => counted(s, seat, need) > 0);
  if (instant && holds) s.agenda.push(pendingEffect(seat, instant, building, nameOf(spot)));
  if (survey(before).tiles.pasture > survey(player.domain).tiles.pasture)
    s.agenda.push(pendingEffect(seat, { op: 'rehouse' }, building));
}

/** Could this seat build it now, if it had leave to build? */
export function couldBuild(s: State, seat: Seat, building: BuildingId): boolean {
  return onBoard(s, building) && canBuild(meansOf(s, seat), UNBURDENED, pricedBuilding(s, building), {});
}

export function onBoard(s: State, building: BuildingId): boolean {
  return s.small.includes(building as SmallId) || s.large.includes(building as LargeId);
}

import {
  type Bag,
  type Effect,
  type Emit,
  type PendingEffect,
  payable,
  pendingEffect,
  type Seat,
  thenEffect,
} from '@waldglas/core';
import { type Action, offer } from './action.ts';
import { BUILDINGS, type BuildingId, type StartId } from './data/index.ts';
import { factsOf } from './facts.ts';
import { cellsWith, GRID, hasEmpty, type Land, laid } from './land.ts';
import { type Event, type Player, playerOf, type State } from './state.ts';
import { STOCK, wheelsOf } from './wheels.ts';
import { type GlassRoad, type Good, KINDS } from './words.ts';

/** What a building costs in the edition of this game. */
export function costOf(s: State, building: BuildingId): Bag<Good> {
  return factsOf(s).buildings[building].cost;
}

/** The tiles a seat may build: the building board row by row, then the own private offer. */
export function offersTo(s: State, seat: Seat): BuildingId[] {
  return [...KINDS.flatMap(kind => s.market[kind]), ...playerOf(s, seat).offer];
}

/** Is there a place for it? GR-8.2: an upgrade needs its start building uncovered, any other tile an empty space. */
export function hasSite(land: Land, building: BuildingId): boolean {
  const { replaces } = BUILDINGS[building];
  return replaces === undefined ? hasEmpty(land) : land.includes(replaces);
}

/** GR-8.8, GR-8.9: can it be paid in full and placed, as things stand? */
export function canBuild(s: State, seat: Seat, building: BuildingId): boolean {
  return payable(STOCK, wheelsOf(s, seat), costOf(s, building)) && hasSite(playerOf(s, seat).land, building);
}

export function anyBuildable(s: State, seat: Seat): boolean {
  for (const kind of KINDS) for (const building of s.market[kind]) if (canBuild(s, seat, building)) return true;
  return playerOf(s, seat).offer.some(building => canBuild(s, seat, building));
}

/** Does an effect bring goods of which fewer could be taken? */
function bringsGoods(effect: Effect<GlassRoad> | undefined): boolean {
  switch (effect?.op) {
    case 'gain':
    case 'gain-any':
    case 'special': // the tavern: perhaps
      return true;
    case 'per':
    case 'repeat':
      return bringsGoods(effect.then);
    case 'all':
      return effect.of.some(bringsGoods);
    default:
      return false;
  }
}

const SPARABLE = new Set(
  Object.values(BUILDINGS)
    .filter(({ kind, effect }) => kind === 'immediate' && bringsGoods(effect))
    .map(({ id }) => id),
);

/** What can be built now. If own conversions have left nothing (GR-4.12), the ability lapses. */
export function buildOptions(s: State, seat: Seat): Action[] {
  const options: Action[] = [];
  for (const kind of KINDS) addBuilds(options, s, seat, s.market[kind]);
  addBuilds(options, s, seat, playerOf(s, seat).offer);
  return options.length > 0 ? options : [{ seat, verb: 'decline' }];
}

function addBuilds(options: Action[], s: State, seat: Seat, tiles: readonly BuildingId[]): void {
  for (const building of tiles) {
    if (canBuild(s, seat, building)) offer(options, { seat, verb: 'build', building }, SPARABLE.has(building));
  }
}

/** Takes the tile and sets the build going: cost, wheels, place, effect (GR-8.1), one own action (GR-3.8). */
export function startBuild(s: State, seat: Seat, building: BuildingId, sparing: boolean): void {
  const player = playerOf(s, seat);
  const { kind } = BUILDINGS[building];
  if (s.market[kind].includes(building))
    s.market = { ...s.market, [kind]: s.market[kind].filter(one => one !== building) };
  else player.offer = player.offer.filter(one => one !== building);
  const cost = costOf(s, building);
  const raising = pendingEffect<GlassRoad>(
    seat,
    { op: 'raise', building },
    building,
    undefined,
    sparing ? 0 : undefined,
  );
  s.agenda.push(raising, thenEffect(raising, { op: 'produce' }), thenEffect(raising, { op: 'pay', goods: cost }));
}

/** The spaces a tile may go on; an upgrade has its own place, so there is nothing to ask. */
export function sites(s: State, seat: Seat, building: BuildingId): string[] {
  return BUILDINGS[building].replaces === undefined ? cellsWith(playerOf(s, seat).land, 'empty', undefined) : [];
}

/** Puts the building up; an immediate one does its effect. */
export function raise(
  s: State,
  pending: PendingEffect<GlassRoad>,
  building: BuildingId,
  cell: string | undefined,
  emit: Emit<Event>,
) {
  const { seat, sparing } = pending;
  const player = playerOf(s, seat);
  const { kind, effect, replaces } = BUILDINGS[building];
  const at = cell ?? startCell(player, replaces);
  player.land = laid(player.land, at, building);
  notePaid(player, costOf(s, building));
  emit?.({ kind: 'build', seat, building, cell: at });
  if (kind !== 'immediate' || !effect) return;
  s.agenda.push(pendingEffect(seat, effect, building, at, sparing));
}

function startCell(player: Player, replaces: StartId | undefined): string {
  return GRID.names[player.land.indexOf(replaces ?? '')] ?? '';
}

/** GR-9.2: what was paid as building costs. */
function notePaid(player: Player, cost: Bag<Good>): void {
  const { glass, brick } = player.paid;
  player.paid = { glass: glass + (cost.glass ?? 0), brick: brick + (cost.brick ?? 0) };
}

import { type Effect, type Emit, pendingEffect, type Seat, underway } from '@waldglas/core';
import { type Action, offer } from './action.ts';
import { BUILDINGS, type BuildingId } from './data/index.ts';
import { EFFECTS } from './engine.ts';
import { cellIndex, cleared, GRID, hasEmpty } from './land.ts';
import { type Event, playerOf, type State } from './state.ts';
import type { GlassRoad, Landscape } from './words.ts';

/** GR-3.1: conversions of the own processing buildings and free removals, unless an own action is under way. */
export function anytime(s: State, seat: Seat): readonly Action[] {
  if (!isFree(s, seat)) return [];
  const { land } = playerOf(s, seat);
  const options = conversions(s, seat);
  for (let cell = 0; cell < land.length; cell++) {
    if (isLandscape(land[cell])) options.push({ seat, verb: 'remove', cell: GRID.names[cell] ?? '' });
  }
  return options;
}

/** May a seat act at any time: is the game not over, and no own action under way? */
export function isFree(s: State, seat: Seat): boolean {
  return s.agenda.length > 0 && !underway(s.agenda, seat);
}

/** The conversions that a seat can pay for, whether or not it is free to make them. */
export function conversions(s: State, seat: Seat): Action[] {
  const { land } = playerOf(s, seat);
  const options: Action[] = [];
  for (const what of land) {
    const effect = TRADES.get(what);
    if (!effect || !EFFECTS.costPayable(s, seat, effect) || (NEEDS_SPACE.has(what) && !hasEmpty(land))) continue;
    offer(options, { seat, verb: 'convert', building: what as BuildingId }, EFFECTS.most(s, seat, effect) > 0);
  }
  return options;
}

/** What each processing building converts. */
const TRADES = new Map(
  Object.values(BUILDINGS).flatMap(({ id, kind, effect }) =>
    kind === 'processing' && effect ? [[id as string, effect]] : [],
  ),
);

/** GR-7.5: what buys a landscape tile needs a space for it. */
const NEEDS_SPACE = new Set([...TRADES].filter(([, effect]) => places(effect)).map(([id]) => id));

function places(effect: Effect<GlassRoad>): boolean {
  return effect.op === 'place' || (effect.op === 'all' && effect.of.some(places));
}

function isLandscape(what: string | undefined): what is Landscape {
  return what === 'pit' || what === 'grove' || what === 'pond';
}

/** Begins a conversion, or removes a tile at once. */
export function beginAnytime(s: State, action: Action, emit: Emit<Event>): boolean {
  const { seat } = action;
  if (action.verb === 'remove') {
    const player = playerOf(s, seat);
    const tile = player.land[cellIndex(action.cell)] as Landscape;
    player.land = cleared(player.land, action.cell);
    emit?.({ kind: 'remove', seat, tile, cell: action.cell });
    return true;
  }
  if (action.verb !== 'convert') return false;
  const effect = TRADES.get(action.building);
  if (!effect) throw new Error(`${action.building} converts nothing`);
  s.agenda.push(pendingEffect(seat, effect, action.building, undefined, action.sparing ? 0 : undefined));
  return true;
}

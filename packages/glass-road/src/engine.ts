import { type Port, resolver, room, stepOf } from '@waldglas/core';
import { anyBuildable, raise, sites } from './build.ts';
import type { BuildingId } from './data/index.ts';
import { cellsWith, cleared, hasEmpty, laid } from './land.ts';
import { countNoun } from './nouns.ts';
import { OWN } from './specials.ts';
import { type Event, playerOf, type State } from './state.ts';
import { produce, STOCK, wheelsOf } from './wheels.ts';
import type { GlassRoad } from './words.ts';

/** How the shared resolver sees a Glass Road state. */
export const PORT: Port<State, GlassRoad, Event> = {
  stock: STOCK,
  players: s => s.players.length,
  wheels: wheelsOf,
  store(s, { seat }, good, wheel, n) {
    const goods = wheelsOf(s, seat)[wheel];
    const stored = Math.min(n, room(STOCK, wheelsOf(s, seat), good, wheel));
    if (goods && stored > 0) goods[good] = (goods[good] ?? 0) + stored;
    return stored;
  },
  held: (s, seat, tile) => countNoun(s, seat, tile, undefined),
  cells: (s, { seat }, tile) => cellsWith(playerOf(s, seat).land, tile, undefined),
  spaces: (s, { seat, at }, _, where) =>
    cellsWith(playerOf(s, seat).land, 'empty', where === 'adjacent' ? at : undefined),
  hasSpace: (s, seat) => hasEmpty(playerOf(s, seat).land),
  mustPlace: (s, pending, tile, where) => PORT.spaces(s, pending, tile, where).length,
  put(s, { seat }, tile, cell) {
    const player = playerOf(s, seat);
    player.land = laid(player.land, cell, tile);
  },
  clear(s, seat, cell) {
    const player = playerOf(s, seat);
    player.land = cleared(player.land, cell);
  },
  count: countNoun,
  orderMatters: () => false,
  produceIfDue: produce,
  buildable: anyBuildable,
  build: (s, { seat, source }) => void s.agenda.push(stepOf('build', seat, { source })),
  sites: (s, seat, building) => sites(s, seat, building as BuildingId),
  raise: (s, pending, building, cell, emit) => raise(s, pending, building as BuildingId, cell, emit),
  own: OWN,
};

/** The shared resolver, bound to Glass Road. */
export const EFFECTS = resolver<State, GlassRoad, Event>(PORT);

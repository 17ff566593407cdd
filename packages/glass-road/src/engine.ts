import { type Port, resolver } from '@waldglas/core';
import { anyBuildable, raise, sites } from './build.ts';
import type { BuildingId } from './data/index.ts';
import { cellsWith, cleared, laid } from './land.ts';
import { countNoun } from './nouns.ts';
import { SPECIAL } from './specials.ts';
import { type Event, playerOf, type State } from './state.ts';
import { STOCK, turnWheels, wheelsOf } from './wheels.ts';
import type { GlassRoad } from './words.ts';

/** How the shared resolver sees a Glass Road state. */
const PORT: Port<State, GlassRoad, Event> = {
  stock: STOCK,
  players: s => s.players.length,
  wheels: wheelsOf,
  cells: (s, seat, what, beside) => cellsWith(playerOf(s, seat).land, what, beside),
  put(s, seat, tile, cell) {
    const player = playerOf(s, seat);
    player.land = laid(player.land, cell, tile);
  },
  clear(s, seat, cell) {
    const player = playerOf(s, seat);
    player.land = cleared(player.land, cell);
  },
  count: countNoun,
  offered: (s, seat) => playerOf(s, seat).offer,
  discard(s, seat, tile) {
    const player = playerOf(s, seat);
    player.offer = player.offer.filter(one => one !== tile);
    s.discarded = [...s.discarded, tile as BuildingId];
  },
  settle: turnWheels,
  buildable: anyBuildable,
  build: (s, { seat, source }) => void s.agenda.push({ step: 'build', seat, source }),
  sites: (s, seat, building) => sites(s, seat, building as BuildingId),
  raise: (s, doing, building, cell, emit) => raise(s, doing, building as BuildingId, cell, emit),
  special: SPECIAL,
};

/** The shared resolver, bound to Glass Road. */
export const EFFECTS = resolver<State, GlassRoad, Event>(PORT);

import type { Emit, Seat } from '@waldglas/core';
import type { EstatePlan } from './editions/index.ts';
import { factsOf } from './facts.ts';
import { type Estate, gridOf, STABLE } from './land.ts';
import { type Event, playerOf, type State } from './state.ts';

/** BF-3.5: a small estate with its two forests joins the domain, and the hut moves onto its stable. */
export function relocate(s: State, seat: Seat, emit: Emit<Event>): void {
  const player = playerOf(s, seat);
  player.domain = [...player.domain, startEstate(factsOf(s).small, 1)];
  player.tracker = 0;
  emit?.({ kind: 'estate', seat, estates: player.domain.length });
}

/** An estate as it comes into the game, with its stables and, unless `bare`, its tiles. */
export function startEstate(plan: EstatePlan, estate: number, bare = false): Estate {
  const { names } = gridOf(estate);
  const stables = new Set(plan.stables.flatMap(({ cells }) => cells));
  return names.map(name => (stables.has(name) ? STABLE : bare ? '' : (plan.tiles[name] ?? '')));
}

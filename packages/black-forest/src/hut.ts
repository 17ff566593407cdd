import type { Emit, Seat } from '@waldglas/core';
import type { EstatePlan } from './editions/index.ts';
import { factsOf } from './facts.ts';
import { EMPTY, type Estate, GRID, STABLE, VOID } from './land.ts';
import { type Event, playerOf, type State } from './state.ts';

/** BF-3.5: a small estate with its two forests joins the domain, and the hut moves onto its stable. */
export function relocate(s: State, seat: Seat, emit: Emit<Event>): void {
  const player = playerOf(s, seat);
  player.domain = [...player.domain, startEstate(factsOf(s).small)];
  player.tracker = 0;
  emit?.({ kind: 'estate', seat, estates: player.domain.length });
}

/** Estates never change in place, so one that comes into the game is laid out once. */
const LAID_OUT = new WeakMap<EstatePlan, Estate>();

/** An estate as it comes into the game. */
export function startEstate(plan: EstatePlan): Estate {
  const estate = LAID_OUT.get(plan) ?? layOut(plan, false);
  LAID_OUT.set(plan, estate);
  return estate;
}

/** An estate with its stables and, unless `bare`, its tiles. */
export function layOut({ columns, rows, stables, tiles }: EstatePlan, bare: boolean): Estate {
  const covered = new Set(stables.flatMap(({ cells }) => cells));
  return GRID.names.map(name => {
    if (!columns.includes(name[0] ?? '') || Number(name[1]) > rows) return VOID;
    if (covered.has(name)) return STABLE;
    return bare ? EMPTY : (tiles[name] ?? EMPTY);
  });
}

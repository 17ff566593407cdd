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

/** An estate as it comes into the game, with its stables and, unless `bare`, its tiles. */
export function startEstate({ columns, rows, stables, tiles }: EstatePlan, bare = false): Estate {
  const covered = new Set(stables.flatMap(({ cells }) => cells));
  return GRID.names.map(name => {
    if (!columns.includes(name[0] ?? '') || Number(name[1]) > rows) return VOID;
    if (covered.has(name)) return STABLE;
    return bare ? EMPTY : (tiles[name] ?? EMPTY);
  });
}

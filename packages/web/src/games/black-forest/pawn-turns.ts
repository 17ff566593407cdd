import type { Event, JobId, TradespersonId, View } from '@waldglas/black-forest';
import type { Moment } from '../../connection/connection.ts';
import { eventsOf } from '../../table/closed-stretch.ts';

/** Where one pawn of a year went and what was done there; one that begged went nowhere. */
export interface PawnTurn {
  readonly to: string | undefined;
  readonly visits: readonly TradespersonId[];
  readonly jobs: readonly JobId[];
}

/** The pawns of a year, in the order in which they were placed. */
export function pawnTurns(year: readonly Moment<View, Event>[]): readonly PawnTurn[] {
  const turns: PawnTurn[] = [];
  const more = (some: (turn: PawnTurn) => Partial<PawnTurn>) => {
    const now = turns.at(-1);
    if (now) turns[turns.length - 1] = { ...now, ...some(now) };
  };
  for (const event of eventsOf(year)) {
    if (event.kind === 'move') turns.push({ to: event.to, visits: [], jobs: [] });
    if (event.kind === 'beg') turns.push({ to: undefined, visits: [], jobs: [] });
    if (event.kind === 'visit') more(({ visits }) => ({ visits: [...visits, event.tradesperson] }));
    if (event.kind === 'completed') more(({ jobs }) => ({ jobs: [...jobs, event.job] }));
  }
  return turns;
}

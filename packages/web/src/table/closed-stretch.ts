import type { Seat } from '@waldglas/core';
import type { AnyEvent, Moment } from '../connection/connection.ts';
import type { ClosedStretch, SeatGains } from './face.ts';

/** How many stretches of a game are over. */
type Done<V> = (view: V) => number;

/** The moments of the stretch that ended last: when it began, and all up to the one when it was over. */
export function lastStretch<V, E extends AnyEvent>(
  moments: readonly Moment<V, E>[],
  done: Done<V>,
): readonly Moment<V, E>[] {
  const newest = moments.at(-1);
  if (!newest) return [];
  const over = done(newest.view);
  const from = moments.findIndex(({ view }) => done(view) === over - 1);
  const to = moments.findIndex(({ view }) => done(view) === over);
  return from < 0 ? [] : moments.slice(from, to + 1);
}

/** What the stretch that ended last has brought everybody; what was built and produced is read from its events. */
export function closedStretch<V, E extends AnyEvent>(
  moments: readonly Moment<V, E>[],
  done: Done<V>,
  gains: (events: readonly E[], seat: Seat) => Pick<SeatGains, 'built' | 'produced'>,
): ClosedStretch | undefined {
  const [first, ...after] = lastStretch(moments, done);
  const last = after.at(-1);
  if (!first || !last) return undefined;
  const events = after.flatMap(({ entry }) => entry?.events ?? []);
  const seats = last.scores.map(({ seat, points }) => ({
    before: first.scores[seat]?.points ?? 0,
    after: points,
    ...gains(events, seat),
  }));
  return { seats, from: first.length };
}

import type { AnyEvent, Seat } from '@waldglas/core';
import type { Moment } from '../connection/connection.ts';
import type { ClosedStretch, SeatGains } from './face.ts';

/** The moments of the stretch that ended last, from its beginning on; `over` is how many have ended. */
export function stretchOf<V, E extends AnyEvent>(
  moments: readonly Moment<V, E>[],
  done: (view: V) => number,
  over: number,
): readonly Moment<V, E>[] {
  const from = moments.findIndex(({ view }) => done(view) === over - 1);
  // a line by which nothing can be seen to happen is no moment: then the last one is that before it
  const to = moments.findIndex(({ view }) => done(view) === over);
  return from < 0 ? [] : moments.slice(from, to < 0 ? undefined : to + 1);
}

/** What happened in a stretch after it had begun. */
export const eventsOf = <V, E extends AnyEvent>([, ...after]: readonly Moment<V, E>[]): readonly E[] =>
  after.flatMap(({ entry }) => entry?.events ?? []);

/** What a stretch has brought everybody; what was built and produced is for the game to say. */
export function gainsIn<V, E extends AnyEvent>(
  stretch: readonly Moment<V, E>[],
  gains: (seat: Seat) => Pick<SeatGains, 'built' | 'produced'>,
): ClosedStretch | undefined {
  const [first] = stretch;
  const last = stretch.at(-1);
  if (!first || !last) return undefined;
  const seats = last.scores.map(({ seat, points }) => ({
    before: first.scores[seat]?.points ?? 0,
    after: points,
    ...gains(seat),
  }));
  return { seats, from: first.length };
}

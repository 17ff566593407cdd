import { type BuildingId, blackForest, type View } from '@waldglas/black-forest';
import { rngFrom, type Seat } from '@waldglas/core';

/** What each building of a seat is worth now, its points at the end included. */
export function worthOf(view: View, seat: Seat): (id: BuildingId) => number {
  const items = blackForest.scores(blackForest.imagine(view, rngFrom('worth')))[seat]?.items ?? [];
  return id => items.reduce((sum, { source, points }) => sum + (source === id ? points : 0), 0);
}

/** Everybody's points so far. */
export function pointsOf(view: View): readonly number[] {
  return blackForest.scores(blackForest.imagine(view, rngFrom('worth'))).map(({ points }) => points);
}

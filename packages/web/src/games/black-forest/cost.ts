import { BUILDINGS, type BuildingId, type View } from '@waldglas/black-forest';
import type { Bag, Seat } from '@waldglas/core';
import { holdingsOf } from './holdings.ts';
import { costOf } from './tile.tsx';

/** What of the cost of a building a seat misses. */
export function missingFor(view: View, seat: Seat, id: string): Bag {
  if (!Object.hasOwn(BUILDINGS, id)) return {};
  const held = holdingsOf(view, seat);
  const cost = costOf(id as BuildingId, { edition: view.edition, players: view.players.length });
  return Object.fromEntries(
    Object.entries(cost).flatMap(([good, n = 0]) => {
      const missing = n - (held[good] ?? 0);
      return missing > 0 ? [[good, missing]] : [];
    }),
  );
}

/** Can a seat pay for it with what it has? */
export function isPayable(view: View, seat: Seat, id: string): boolean {
  return Object.keys(missingFor(view, seat, id)).length === 0;
}

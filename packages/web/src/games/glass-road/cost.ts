import type { Bag } from '@waldglas/core';
import { type BuildingId, factsOf, type View } from '@waldglas/glass-road';

/** What a tile would cost in an edition. */
export function costOf(id: BuildingId, edition: string): Bag {
  return factsOf({ edition }).buildings[id].cost;
}

/** What of a cost a seat misses. */
export function missingFrom(view: View, seat: number, cost: Bag): Bag {
  const player = view.players[seat];
  const missing: Record<string, number> = {};
  for (const [good, n = 0] of Object.entries(cost)) {
    const { glassworks, brickworks } = player ?? {};
    const held = (glassworks?.[good as 'food'] ?? 0) + (brickworks?.[good as 'food'] ?? 0);
    if (held < n) missing[good] = n - held;
  }
  return missing;
}

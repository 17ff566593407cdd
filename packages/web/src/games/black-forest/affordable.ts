import { type BuildingId, isFinal, type View } from '@waldglas/black-forest';
import type { Bag, Seat } from '@waldglas/core';
import { isPayable, missingFor } from './cost.ts';
import type { Standing } from './tile.tsx';

/** How a building stands to a seat, and what is short. */
export interface Affordable {
  readonly standing: Standing;
  readonly short: Bag;
}

/**
 * Every building on the boards; once all turns are played none can be had (BF-5.4). `reached` tells which ones own conversions would pay for; with `next`, those that the
 * preview brings within reach, or takes away, say so.
 */
export function affordableTo(
  view: View,
  seat: Seat,
  reached: (id: BuildingId) => boolean,
  next?: View,
): ReadonlyMap<BuildingId, Affordable> {
  const closed = isFinal(view);
  return new Map(
    [...view.small, ...view.large].map((id): [BuildingId, Affordable] => {
      if (closed) return [id, { standing: 'no', short: {} }];
      const short = missingFor(view, seat, id);
      const payable = Object.keys(short).length === 0;
      const then = next ? isPayable(next, seat, id) : payable;
      if (payable) return [id, { standing: then ? 'now' : 'lost', short }];
      if (then) return [id, { standing: 'gain', short: {} }];
      return [id, { standing: reached(id) ? 'conv' : 'no', short }];
    }),
  );
}

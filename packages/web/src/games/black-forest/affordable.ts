import { type BuildingId, blackForest, type View } from '@waldglas/black-forest';
import { type Bag, rngFrom, type Seat } from '@waldglas/core';
import type { Standing } from './tile.tsx';

/** How a building stands to a seat, and what is short. */
export interface Affordable {
  readonly standing: Standing;
  readonly short: Bag;
}

/** Every building on the boards. With `next`, those that the preview brings within reach, or takes away, say so. */
export function affordableTo(view: View, seat: Seat, next?: View): ReadonlyMap<BuildingId, Affordable> {
  const now = judged(view, seat);
  if (!next) return now;
  const then = judged(next, seat);
  return new Map(
    [...now].map(([id, { standing, short }]) => {
      const after = then.get(id)?.standing;
      if (standing === 'now' && after !== 'now' && after !== undefined) return [id, { standing: 'lost', short: {} }];
      if (standing !== 'now' && after === 'now') return [id, { standing: 'gain', short: {} }];
      return [id, { standing, short }];
    }),
  );
}

function judged(view: View, seat: Seat): Map<BuildingId, Affordable> {
  const s = blackForest.imagine(view, rngFrom('boards'));
  return new Map(
    [...view.small, ...view.large].map((building): [BuildingId, Affordable] => {
      const reason = blackForest.why(s, seat, { seat, verb: 'build', building });
      // payable, though nothing lets one build at the moment
      if (!reason || reason.what === 'leave') return [building, { standing: 'now', short: {} }];
      return [building, { standing: reason.reach ? 'conv' : 'no', short: reason.missing ?? {} }];
    }),
  );
}

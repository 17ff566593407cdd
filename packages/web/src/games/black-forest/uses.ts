import { type BuildingId, blackForest, type View } from '@waldglas/black-forest';
import { rngFrom, type Seat } from '@waldglas/core';

/** More often than this nobody wants to know. */
const MOST = 9;

/** How often each conversion of a seat could be used now, one after the other; nothing if not at all. */
export function usesOf(view: View, seat: Seat): (id: BuildingId) => number | undefined {
  const start = blackForest.imagine(view, rngFrom('uses'));
  const found = new Map<BuildingId, number | undefined>();
  return id => {
    if (!found.has(id)) found.set(id, timesOf(id));
    return found.get(id);
  };

  function timesOf(id: BuildingId): number | undefined {
    const s = blackForest.clone(start);
    const level = s.agenda.length;
    for (let times = 0; times < MOST; times++) {
      const use = blackForest.anytime(s, seat).find(one => one.verb === 'convert' && one.building === id);
      if (!use) return times === 0 ? undefined : times;
      blackForest.apply(s, use);
      // what the conversion itself asks
      while (s.agenda.length > level) {
        const first = blackForest.decisions(s)[0]?.options[0];
        if (!first) return times + 1;
        blackForest.apply(s, first);
      }
    }
    return MOST;
  }
}

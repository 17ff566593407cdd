import type { BuildingId, Event } from '@waldglas/glass-road';
import type { Snap } from './shown.ts';

/** The tiles that came into the private offer of a seat by some events. */
export function drawnTiles(events: readonly Event[], seat: Snap['seat']): readonly BuildingId[] {
  return events.flatMap(event => (event.kind === 'offer' && event.seat === seat ? event.tiles : []));
}

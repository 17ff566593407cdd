import type { State } from '@waldglas/black-forest';
import type { Outcome, Seat } from '@waldglas/core';
import { landFacts } from './land.ts';
import { pointsOf } from './points.ts';

/** What a seat has at the end of a plan that it has not now. */
export function outcomeOf(now: State, end: State, seat: Seat): Outcome {
  const before = now.players[seat];
  const after = end.players[seat];
  if (!before || !after) throw new Error(`no seat ${seat}`);
  const standing = new Set(landFacts(before.domain).buildings.map(({ id }) => id));
  const built = landFacts(after.domain).buildings.flatMap(({ id }) => (standing.has(id) ? [] : [id]));
  const dials = ['glass', 'cooking'] as const;
  const produced = dials.reduce((sum, dial) => sum + after.steps[dial] - before.steps[dial], 0);
  return { built, produced, points: pointsOf(end, seat) - pointsOf(now, seat) };
}

import type { Outcome, Seat } from '@waldglas/core';
import type { Player, State } from '@waldglas/glass-road';
import { landFacts } from './land.ts';
import { pointsOf } from './points.ts';

/** What a seat has at the end of a plan that it has not now. */
export function outcomeOf(now: State, end: State, seat: Seat): Outcome {
  const before = now.players[seat];
  const after = end.players[seat];
  if (!before || !after) throw new Error(`no seat ${seat}`);
  const standing = new Set(landFacts(before.land).tiles.map(({ id }) => id));
  const built = landFacts(after.land).tiles.flatMap(({ id }) => (standing.has(id) ? [] : [id]));
  const produced = Math.max(0, madeBy(after) - madeBy(before));
  return { built, produced, points: pointsOf(end, seat) - pointsOf(now, seat) };
}

/** The refined goods that a player has and has paid: each came from a wheel. */
function madeBy({ glassworks, brickworks, paid }: Player): number {
  return glassworks.glass + brickworks.brick + paid.glass + paid.brick;
}

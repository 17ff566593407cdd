import { tunedWorth } from './evaluate.ts';
import { planPeriod } from './planning.ts';
import type { Widths } from './widths.ts';

/** How widely the journeyman plans. */
export const JOURNEYMAN_WIDTHS: Widths = {
  nodes: 12_000,
  cardNodes: 60,
  farNodes: 32,
  farConversions: 1,
  ends: 6,
  cardEnds: 2,
  considered: 9,
  width: 6,
  tried: 6,
  draws: 4,
};

/** A planner by weights that were fitted to the outcome of games. */
export const journeyman = planPeriod(s => tunedWorth(s.players.length), JOURNEYMAN_WIDTHS);

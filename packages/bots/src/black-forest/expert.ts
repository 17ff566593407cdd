import { JOURNEYMAN } from './journeyman.ts';
import { learned } from './learned.ts';
import { type Planning, planner } from './planner.ts';

/** How the master plans: five turns, with swaps in those to come as well, and as widely as it is given time for. */
const MASTER: Planning = {
  nodes: 100_000,
  share: 0.4,
  present: { ...JOURNEYMAN.present, swaps: 24 },
  further: { ...JOURNEYMAN.further, swapNodes: 12, swaps: 6 },
  beam: { widths: [10, 10, 10, 10], branches: 3, turnNodes: 400, per: 20_000 },
};

/** The journeyman's plans by what was learned. */
export const expert = planner(learned, JOURNEYMAN);

/** Plans two turns more by what was learned. */
export const master = planner(learned, MASTER);

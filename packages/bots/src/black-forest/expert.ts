import { JOURNEYMAN } from './journeyman.ts';
import { learned } from './learned.ts';
import { type Planning, planner } from './planner.ts';

/** How the expert plans: like the journeyman, with swaps in the turns to come as well. */
export const EXPERT: Planning = {
  nodes: 10_000,
  share: 0.4,
  present: { ...JOURNEYMAN.present, swaps: 24 },
  further: { ...JOURNEYMAN.further, swapNodes: 12, swaps: 6 },
  beam: { widths: [12, 10], branches: 3, turnNodes: 400, per: 10_000 },
};

/** How the master plans: further ahead, and as widely as it is given time for. */
export const MASTER: Planning = {
  ...EXPERT,
  nodes: 100_000,
  beam: { widths: [12, 12, 12, 12], branches: 3, turnNodes: 400, per: 20_000 },
};

/** Plans three turns ahead by what was learned. */
export const expert = planner(learned, EXPERT);

/** Plans five turns ahead by what was learned. */
export const master = planner(learned, MASTER);

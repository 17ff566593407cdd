import { worthBy } from './evaluate.ts';
import { type Planning, planner } from './planner.ts';
import { turnPort } from './turn.ts';
import { TUNED } from './weights.ts';

const PORT = turnPort({ cells: 2, builds: 8, goods: 5, gives: 2, parts: 3 });
const PLANNING_PORT = turnPort({ cells: 1, builds: 3, goods: 3, gives: 1, parts: 2 });

/** How the journeyman plans: this never changes. */
export const JOURNEYMAN: Planning = {
  nodes: 7500,
  share: 0.4,
  present: { port: PORT, anytimeActions: 2, moveNodes: 100, swapNodes: 30 },
  further: { port: PLANNING_PORT, anytimeActions: 1, moveNodes: 25, swapNodes: 0 },
  beam: { widths: [10, 8], branches: 3, turnNodes: 250 },
};

/** Plans three turns ahead. */
export const journeyman = planner(worthBy(TUNED), JOURNEYMAN);

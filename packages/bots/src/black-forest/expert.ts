import { JOURNEYMAN } from './journeyman.ts';
import { learned } from './learned.ts';
import { planner } from './planner.ts';

/** The journeyman's plans by what was learned. */
export const expert = planner(learned, JOURNEYMAN);

import { parentPort, workerData } from 'node:worker_threads';
import { STRONGEST } from '@waldglas/bots';
import { loadLevels } from './catalog.ts';
import type { Thought } from './hint.ts';

const { game, view, decision, seed } = workerData as Thought;
const levels = await loadLevels(game);
parentPort?.postMessage(levels[STRONGEST](view, decision, { seed }).best);

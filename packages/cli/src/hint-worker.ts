import { parentPort, workerData } from 'node:worker_threads';
import { PATIENCE, STRONGEST } from '@waldglas/bots';
import { isIllegal } from '@waldglas/core';
import { loadGame, loadLevels } from './catalog.ts';
import type { HintRequest } from './hint.ts';

const { game, view, decision, seed, facts } = workerData as HintRequest;
if (facts) {
  const rules = await loadGame(game);
  if (!isIllegal(rules)) rules.admitEdition(facts);
}
const levels = await loadLevels(game);
const budget = { seed, milliseconds: PATIENCE, clock: () => performance.now() };
parentPort?.postMessage(levels[STRONGEST](view, decision, budget).best);

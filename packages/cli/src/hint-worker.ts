import { parentPort, workerData } from 'node:worker_threads';
import { STRONGEST } from '@waldglas/bots';
import { isIllegal } from '@waldglas/core';
import { loadGame, loadLevels } from './catalog.ts';
import type { HintRequest } from './hint.ts';

const { game, view, decision, seed, facts } = workerData as HintRequest;
if (facts) {
  const rules = await loadGame(game);
  if (!isIllegal(rules)) rules.admitEdition(facts);
}
const levels = await loadLevels(game);
parentPort?.postMessage(levels[STRONGEST](view, decision, { seed }).best);

import { parentPort, workerData } from 'node:worker_threads';
import { isIllegal } from '@waldglas/core';
import { loadGame, loadLevels } from './catalog.ts';
import { type Finished, playGame, type Run } from './simulate-run.ts';

const run = workerData as Run;
const game = await loadGame(run.record.rules);
if (isIllegal(game)) throw new Error(game.illegal);
if (run.record.facts) game.admitEdition(run.record.facts);
const levels = await loadLevels(run.record.rules);

parentPort?.on('message', async ({ from, to }: { from: number; to: number }) => {
  const finished: Finished[] = [];
  for (let i = from; i < to; i++) finished.push(await playGame(game, levels, run, i));
  parentPort?.postMessage({ from, finished });
});
parentPort?.postMessage('ready');

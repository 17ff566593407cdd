import { parentPort, workerData } from 'node:worker_threads';
import { type Match, playMatch } from '@waldglas/bots';
import { isIllegal } from '@waldglas/core';
import { loadContestants, loadGame } from './catalog.ts';
import type { MatchThread } from './match-pool.ts';

const { game: id, facts } = workerData as MatchThread;
const game = await loadGame(id);
if (isIllegal(game)) throw new Error(game.illegal);
if (facts) game.admitEdition(facts);
const { named } = await loadContestants(id);

parentPort?.on('message', async ({ i, match }: { i: number; match: Match }) => {
  parentPort?.postMessage({ i, result: await playMatch(game, named, match, () => performance.now()) });
});

import { blackForest } from '@waldglas/black-forest';
import { readWeights } from '@waldglas/bots/read-weights';
import { glassRoad } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { levelsBy as blackForestLevels } from './black-forest/index.ts';
import { LEVEL_IDS } from './bot.ts';
import { levelsBy as glassRoadLevels } from './glass-road/index.ts';
import { playBotGame } from './match.ts';

// with fewer players every level plays to the end in `glass-road/levels.test.ts`
test.each(LEVEL_IDS)('Glass Road, 4 players, %s: the game ends', async level => {
  const seats = Array.from({ length: 4 }, () => glassRoadLevels(readWeights('glass-road'))[level]);
  const dealt = { players: 4, options: {}, seed: 'table' };
  const table = await playBotGame(glassRoad, dealt, seats, { budget: { nodes: 50 } });
  expect(table.turn).toEqual([]);
  expect(table.length).toBeGreaterThan(20);
});

test.each([1, 2, 3, 4])('Black Forest, %i players, random: the game ends', async players => {
  const seats = Array.from({ length: players }, () => blackForestLevels(undefined).random);
  const table = await playBotGame(blackForest, { players, options: {}, seed: 'table' }, seats);
  expect(table.turn).toEqual([]);
  expect(table.length).toBeGreaterThan(20);
});

import { blackForest } from '@waldglas/black-forest';
import { glassRoad } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { levels as blackForestLevels } from './black-forest/index.ts';
import { LEVEL_IDS } from './bot.ts';
import { levels as glassRoadLevels } from './glass-road/index.ts';
import { playBots } from './table.ts';

// with fewer players every level plays to the end in `glass-road/levels.test.ts`
test.each(LEVEL_IDS)('Glass Road, 4 players, %s: the game ends', level => {
  const players = 4;
  const seats = Array.from({ length: players }, () => glassRoadLevels[level]);
  const { state, actions } = playBots(glassRoad, { players, options: {} }, 'table', seats, { seed: 'b', nodes: 50 });
  expect(glassRoad.decisions(state)).toEqual([]);
  expect(actions.length).toBeGreaterThan(20);
});

test.each([1, 2, 3, 4])('Black Forest, %i players, random: the game ends', players => {
  const seats = Array.from({ length: players }, () => blackForestLevels.random);
  const { state, actions } = playBots(blackForest, { players, options: {} }, 'table', seats, { seed: 'b', nodes: 20 });
  expect(blackForest.decisions(state)).toEqual([]);
  expect(actions.length).toBeGreaterThan(20);
});

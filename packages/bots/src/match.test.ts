import { blackForest } from '@waldglas/black-forest';
import { glassRoad } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { levels as blackForestLevels } from './black-forest/index.ts';
import { LEVEL_IDS } from './bot.ts';
import { levels as glassRoadLevels } from './glass-road/index.ts';
import { type Match, playBotGame, playMatch } from './match.ts';

// with fewer players every level plays to the end in `glass-road/levels.test.ts`
test.each(LEVEL_IDS)('Glass Road, 4 players, %s: the game ends', async level => {
  const seats = Array.from({ length: 4 }, () => glassRoadLevels[level]);
  const dealt = { players: 4, options: {}, seed: 'table' };
  const table = await playBotGame(glassRoad, dealt, seats, { budget: { nodes: 50 } });
  expect(table.turn).toEqual([]);
  expect(table.length).toBeGreaterThan(20);
});

test.each([1, 2, 3, 4])('Black Forest, %i players, random: the game ends', async players => {
  const seats = Array.from({ length: players }, () => blackForestLevels.random);
  const table = await playBotGame(blackForest, { players, options: {}, seed: 'table' }, seats);
  expect(table.turn).toEqual([]);
  expect(table.length).toBeGreaterThan(20);
});

const MATCH: Match = {
  seed: 'match',
  players: 2,
  options: {},
  bots: ['apprentice', 'random'],
  budget: { nodes: 20 },
};

test('a match has points, shares of the win, and the time of every call', async () => {
  let now = 0;
  const result = await playMatch(glassRoad, glassRoadLevels, MATCH, () => now++);
  const { points, wins, calls } = result;
  expect(points).toHaveLength(2);
  expect(wins.reduce((sum, share) => sum + share, 0)).toBe(1);
  expect(wins[0]).toBe((points[0] ?? 0) > (points[1] ?? 0) ? 1 : 0);
  for (const times of calls) expect(times.length).toBeGreaterThan(20);
  expect(Math.min(...calls.flat())).toBeGreaterThan(0);
  const again = await playMatch(glassRoad, glassRoadLevels, MATCH, () => 0);
  expect([again.points, again.wins]).toEqual([points, wins]);
});

test('what cannot be dealt is told', async () => {
  const five = { ...MATCH, players: 5 };
  await expect(playMatch(glassRoad, glassRoadLevels, five, () => 0)).rejects.toThrow('1 to 4 players');
});

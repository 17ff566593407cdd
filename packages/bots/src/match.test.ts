import { glassRoad } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { botsNamed } from './contestant.ts';
import { levelsBy } from './glass-road/index.ts';
import { type Match, playMatch } from './match.ts';

const NAMED = botsNamed({}, () => levelsBy(undefined));

const MATCH: Match = {
  seed: 'match',
  players: 2,
  options: {},
  bots: ['apprentice', 'random'],
  budget: { nodes: 20 },
};

test('a match has points, shares of the win, and the time of every call', async () => {
  let now = 0;
  const result = await playMatch(glassRoad, NAMED, MATCH, () => now++);
  const { points, wins, calls } = result;
  expect(points).toHaveLength(2);
  expect(wins.reduce((sum, share) => sum + share, 0)).toBe(1);
  expect(wins[0]).toBe((points[0] ?? 0) > (points[1] ?? 0) ? 1 : 0);
  for (const times of calls) expect(times.length).toBeGreaterThan(20);
  expect(Math.min(...calls.flat())).toBeGreaterThan(0);
  const again = await playMatch(glassRoad, NAMED, MATCH, () => 0);
  expect([again.points, again.wins]).toEqual([points, wins]);
});

test('what cannot be dealt is told', async () => {
  const five = { ...MATCH, players: 5 };
  await expect(playMatch(glassRoad, NAMED, five, () => 0)).rejects.toThrow('1 to 4 players');
});

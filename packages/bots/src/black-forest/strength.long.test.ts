import { blackForest } from '@waldglas/black-forest';
import { readWeights } from '@waldglas/bots/read-weights';
import { expect, test } from 'vitest';
import type { LevelId } from '../bot.ts';
import { playBotGame } from '../match.ts';
import { levelsBy } from './index.ts';

const levels = levelsBy(readWeights('black-forest'));

test.each<[LevelId, nodes: number, least: number, most: number]>([
  ['random', 1, 0, 20],
  ['apprentice', 100, 28, 100],
  ['journeyman', 400, 34, 100],
])('alone the %s gets what its level is worth', async (level, nodes, least, most) => {
  const dealt = { players: 1, options: {}, seed: 'strength' };
  const table = await playBotGame(blackForest, dealt, [levels[level]], { budget: { nodes } });
  const points = table.snapshot(undefined).scores[0]?.points;
  expect(points).toBeGreaterThan(least);
  expect(points).toBeLessThan(most);
});

test.each([0, 1])('the apprentice beats chance from seat %i', async seat => {
  const seats = [levels.random, levels.random].with(seat, levels.apprentice);
  const dealt = { players: 2, options: {}, seed: 'strength' };
  const table = await playBotGame(blackForest, dealt, seats, { budget: { nodes: 100 } });
  expect(table.snapshot(undefined).scores[seat]?.winner).toBe(true);
});

test('whoever leads by far brings the game to its end', async () => {
  // nobody had to end this game: one seat had nothing left to win, the other never had all goods for the last steps at once
  const seats = [levels.apprentice, levels.journeyman];
  const table = await playBotGame(blackForest, { players: 2, options: {}, seed: 'ladder.123' }, seats);
  expect(table.turn).toEqual([]);
});

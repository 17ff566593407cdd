import { blackForest } from '@waldglas/black-forest';
import { expect, test } from 'vitest';
import type { LevelId } from '../bot.ts';
import { playBots } from '../table.ts';
import { levels } from './index.ts';

/** The mean points of a level alone on one deal. */
function alone(level: LevelId, nodes: number): number {
  const points = ['strength'].map(seed => {
    const { state } = playBots(blackForest, { players: 1, options: {} }, seed, [levels[level]], { seed, nodes });
    return blackForest.scores(state)[0]?.points ?? 0;
  });
  return points.reduce((sum, one) => sum + one, 0) / points.length;
}

test('alone each level is better than the one below', () => {
  const [random, apprentice, journeyman] = [alone('random', 1), alone('apprentice', 100), alone('journeyman', 400)];
  expect(random).toBeLessThan(20);
  expect(apprentice).toBeGreaterThan(28);
  expect(journeyman).toBeGreaterThan(34);
});

test.each([0, 1])('the apprentice beats chance from seat %i', seat => {
  const seats = [levels.random, levels.random].with(seat, levels.apprentice);
  const { state } = playBots(blackForest, { players: 2, options: {} }, 'strength', seats, { seed: 's', nodes: 100 });
  expect(blackForest.scores(state)[seat]?.winner).toBe(true);
});

test('whoever leads by far brings the game to its end', () => {
  // nobody had to end this game: one seat had nothing left to win, the other never had all goods for the last steps at once
  const seats = [levels.apprentice, levels.journeyman];
  const { state } = playBots(blackForest, { players: 2, options: {} }, 'ladder.123', seats, { seed: 's' });
  expect(blackForest.decisions(state)).toEqual([]);
});

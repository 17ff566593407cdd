import { expect, test } from 'vitest';
import { botFigures, type Contest, encounters, pairFigures } from './arena.ts';
import type { Result } from './match.ts';

const CONTEST: Contest = {
  players: 2,
  options: {},
  bots: ['journeyman', 'apprentice', 'random'],
  deals: 2,
  seed: 's',
  budget: { nodes: 5 },
};

test('every pair, every deal, every seat; the same deal for all', () => {
  const list = encounters(CONTEST);
  expect(list).toHaveLength(3 * 2 * 2);
  expect(list.slice(0, 4).map(({ match }) => [match.seed, ...match.bots])).toEqual([
    ['s.0', 'journeyman', 'apprentice'],
    ['s.0', 'apprentice', 'journeyman'],
    ['s.1', 'journeyman', 'apprentice'],
    ['s.1', 'apprentice', 'journeyman'],
  ]);
  const four = encounters({ ...CONTEST, players: 4, bots: ['journeyman', 'apprentice'], deals: 1 });
  expect(four.map(({ match }) => match.bots.indexOf('journeyman'))).toEqual([0, 1, 2, 3]);
  expect(four.map(({ match }) => match.bots.filter(bot => bot === 'apprentice').length)).toEqual([3, 3, 3, 3]);
});

/** The first bot of a pair wins by 4 on seat 0, and draws on seat 1. */
function result(seat: number): Result {
  const calls = [
    [1, 2],
    [3, 4],
  ];
  return seat === 0 ? { points: [14, 10], wins: [1, 0], calls } : { points: [10, 10], wins: [0.5, 0.5], calls };
}

test('win share, margin and seats are those of the games', () => {
  const contest: Contest = { ...CONTEST, bots: ['journeyman', 'apprentice'] };
  const list = encounters(contest);
  const results = list.map(({ seat }) => result(seat));
  const [pair] = pairFigures(contest, list, results);
  expect(pair).toMatchObject({ a: 'journeyman', b: 'apprentice', deals: 2, winShare: 0.75, low: 0.75, high: 0.75 });
  expect(pair?.margin).toBe(2);
  const [first, second] = botFigures(contest, list, results);
  expect(first).toMatchObject({ bot: 'journeyman', mean: 12, seatWinShares: [1, 0.5], msPerCall: 2.5 });
  expect(second).toMatchObject({ bot: 'apprentice', mean: 10, seatWinShares: [0.5, 0] });
});

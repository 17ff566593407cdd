import { expect, test } from 'vitest';
import { emptyNet } from '../packages/bots/src/nets/net.ts';
import type { Job, Played } from './train-jobs.ts';
import { measured } from './train-panel.ts';

const NET = emptyNet([], [], 0);

/** A pretended player: what each job comes to. */
const playing = (points: (job: Extract<Job, { kind: 'match' }>) => readonly number[]) => async (jobs: readonly Job[]) =>
  jobs.map((job): Played => ({ points: [job.kind === 'match' ? points(job) : []], calls: [2, 4, 9] }));

test('a bot that leads by two on every seat wins every game', async () => {
  const play = playing(({ players, seat }) => Array.from({ length: players }, (_, i) => (i === seat ? 22 : 20)));
  const figures = await measured(play, NET, { seeds: ['a', 'b'], deals: ['c', 'd', 'e'], players: 4 });
  expect(figures).toEqual({
    quickAlone: 22,
    alone: 22,
    aloneLow: 22,
    aloneHigh: 22,
    wins: 1,
    winsLow: 1,
    winsHigh: 1,
    margin: 2,
    msPerCall: 4,
  });
});

test('who is equal with others shares the win, and intervals are over deals', async () => {
  const ties = playing(({ players }) => Array.from({ length: players }, () => 20));
  expect((await measured(ties, NET, { seeds: ['a'], deals: ['b'], players: 4 })).wins).toBe(0.25);
  // the first seat always wins: whoever sits there
  const first = playing(({ players }) => Array.from({ length: players }, (_, i) => 20 - i));
  const figures = await measured(first, NET, { seeds: ['a'], deals: ['b', 'c'], players: 2 });
  expect([figures.wins, figures.winsLow, figures.winsHigh, figures.margin]).toEqual([0.5, 0.5, 0.5, 0]);
});

test('the quick bot plays three times as many seeds as the expert, none of them the same', async () => {
  const seeds: string[] = [];
  const play = playing(({ bot, seed }) => {
    if (bot === 'quick') seeds.push(seed);
    return [bot === 'quick' ? 10 : 30];
  });
  const figures = await measured(play, NET, { seeds: ['a', 'b'], deals: ['c'], players: 2 });
  expect(new Set(seeds).size).toBe(6);
  expect([figures.quickAlone, figures.alone]).toEqual([10, 30]);
});

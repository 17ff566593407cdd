import { playOut, rngFrom, type Seat } from '@waldglas/core';
import { course, walk } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { buildingsEverywhere } from './golden-coverage.ts';
import { blackForest, JOB_IDS, type State } from './index.ts';
import { act, acting, stock } from './rules/fixtures.ts';

const TABLES = [
  { players: 1, options: {} },
  { players: 2, options: {} },
  { players: 3, options: { firstGame: true } },
  { players: 4, options: {} },
];

const pileOf = (s: State) => s.pile.slice(s.revealed);

/** Some states that a viewer takes for possible. */
function guesses(s: State, viewer: Seat | undefined, draws: number): State[] {
  const view = blackForest.view(s, viewer);
  return Array.from({ length: draws }, (_, i) => blackForest.imagine(view, rngFrom(`guess.${i}`)));
}

/** What is wrong with an imagined state, beside the true one. */
function faults(s: State, imagined: State): string[] {
  const wrong: string[] = [];
  const done = imagined.players.flatMap(({ jobs }) => jobs);
  const jobs = [...pileOf(imagined), ...Object.values(imagined.jobs), ...done];
  if ([...jobs].sort().join() !== [...JOB_IDS].sort().join()) wrong.push(`jobs: ${jobs.join()}`);
  if (pileOf(imagined).length !== pileOf(s).length) wrong.push('the size of the pile');
  if (JSON.stringify(imagined.jobs) !== JSON.stringify(s.jobs)) wrong.push('the open jobs');
  if (buildingsEverywhere(imagined).join() !== buildingsEverywhere(s).join()) wrong.push('the buildings');
  if (JSON.stringify(imagined.players) !== JSON.stringify(s.players)) wrong.push('the players');
  return wrong;
}

describe('along random games', () => {
  test.each(TABLES)('$players players: the pile holds exactly the jobs not seen, all else is as it is', table => {
    const wrong: string[] = [];
    const seats = Array.from({ length: table.players }, (_, seat) => seat);
    for (const seed of ['1', '2']) {
      walk(blackForest, course(blackForest, table, seed), 23, (s, n) => {
        for (const viewer of [...seats, undefined]) {
          const imagined = blackForest.imagine(blackForest.view(s, viewer), rngFrom(`${seed}.${n}`));
          wrong.push(...faults(s, imagined).map(what => `${seed}.${n}, viewer ${viewer}: ${what}`));
        }
      });
    }
    expect(wrong).toEqual([]);
  });

  test('an imagined game can be played to its end, and leaves the view alone', () => {
    const s = blackForest.setup({ players: 3, options: {} }, 'imagined');
    const view = blackForest.view(s, 1);
    const before = JSON.stringify(view);
    const imagined = blackForest.imagine(view, rngFrom('1'));
    playOut(blackForest, imagined, rngFrom('2'));
    expect(blackForest.decisions(imagined)).toEqual([]);
    expect(JSON.stringify(view)).toBe(before);
    expect(JSON.stringify(blackForest.view(s, 1))).toBe(before);
  });
});

describe('the order of the pile', () => {
  const DRAWS = 4400;
  const start = blackForest.setup({ players: 2, options: {} }, '1');

  test.each([0, 1, undefined])('is anybody’s guess, each job on top as often as any other (viewer %s)', viewer => {
    const times = new Map(JOB_IDS.map(job => [job, 0]));
    for (const { pile, revealed } of guesses(start, viewer, DRAWS)) {
      const top = pile[revealed];
      if (top) times.set(top, (times.get(top) ?? 0) + 1);
    }
    const even = DRAWS / JOB_IDS.length;
    const chiSquare = [...times.values()].reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
    // 10 degrees of freedom: above 29.6 in one of a thousand
    expect(chiSquare).toBeLessThan(29.6);
  });

  test('a job that has been seen is never in the pile', () => {
    const more = { jobs: { market: 'job-market', v1: 'job-cook' }, seats: { B: { jobs: ['job-count'] } } };
    const s = acting('v1.1', {}, more);
    const piles = guesses(s, 2, 200).map(pileOf);
    expect(piles.every(pile => pile.length === 8)).toBe(true);
    expect(new Set(piles.flat()).size).toBe(8);
    for (const seen of ['job-market', 'job-cook', 'job-count'] as const)
      expect(piles.some(pile => pile.includes(seen))).toBe(false);
  });

  test('what the next revealed job will be differs from guess to guess, the way there does not', () => {
    const s = acting('v1.1', stock('| wood 7 |'), { jobs: { v1: 'job-brickmaker' } });
    const next = guesses(s, 0, 300).map(imagined => {
      let then = act(imagined, 'A job job-brickmaker');
      for (let n = 0; n < 20 && Object.values(then.jobs).includes('job-brickmaker'); n++) {
        const option = blackForest.decisions(then)[0]?.options[0];
        if (!option) break;
        then = act(then, blackForest.write(option));
      }
      return Object.values(then.jobs).join();
    });
    expect(new Set(next).size).toBe(JOB_IDS.length - 1);
  });
});

import { randomAction, rngFrom } from '@waldglas/core';
import { type Action, glassRoad, type State } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { meter } from '../meter.ts';
import { bestFinal, finalPoints } from './final.ts';
import { pointsOf } from './points.ts';

/** Random games up to the last conversions. */
function finals(n: number): State[] {
  const found: State[] = [];
  for (let game = 0; found.length < n; game++) {
    const s = glassRoad.setup({ players: 1, options: {} }, `final.${game}`);
    const rng = rngFrom(`final.${game}`);
    while (glassRoad.decisions(s)[0]?.ask.what !== 'final') {
      const action = randomAction(glassRoad, s, rng);
      if (!action) throw new Error('over too soon');
      glassRoad.apply(s, action);
    }
    if (glassRoad.anytime(s, 0).some(({ verb }) => verb === 'convert')) found.push(s);
  }
  return found;
}

/** The most points by trying everything that is offered; tiles are cleared by conversions only. */
function mostByForce(start: State): number {
  let most = 0;
  const seen = new Set<string>();
  const open = [start];
  for (let s = open.pop(); s; s = open.pop()) {
    const key = JSON.stringify([s.players, s.agenda, s.discarded]);
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > 4000) return Number.NaN;
    most = Math.max(most, glassRoad.scores(s)[0]?.points ?? 0);
    const answers = (glassRoad.decisions(s)[0]?.options ?? []).filter(({ verb }) => verb !== 'end');
    for (const action of [...answers, ...glassRoad.anytime(s, 0)]) {
      if (action.verb === 'remove' && !s.players[0]?.land.includes('village-church')) continue;
      const then = glassRoad.clone(s);
      glassRoad.apply(then, action);
      open.push(then);
    }
  }
  return most;
}

test('the last conversions are the best there are', () => {
  let compared = 0;
  for (const s of finals(20)) {
    const most = mostByForce(s);
    if (Number.isNaN(most)) continue;
    const { actions } = bestFinal(s, 0, meter({ seed: '1' }, 200_000));
    const then = glassRoad.clone(s);
    for (const action of actions as Action[]) glassRoad.apply(then, action);
    expect(glassRoad.decisions(then)).toEqual([]);
    expect(glassRoad.scores(then)[0]?.points).toBe(most);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(9);
});

test('a quick look at the last conversions tells no more points than there are, and no fewer than lie there', () => {
  const gained = finals(20).map(s => {
    const told = finalPoints(s, 0, meter({ seed: '1' }, 40));
    const { best } = bestFinal(s, 0, meter({ seed: '1' }, 200_000));
    expect(told).toBeGreaterThanOrEqual(pointsOf(s, 0));
    expect(told).toBeLessThanOrEqual(best[0]?.value ?? 0);
    return told - pointsOf(s, 0);
  });
  expect(Math.max(...gained)).toBeGreaterThan(0);
});

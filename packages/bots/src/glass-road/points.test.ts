import { randomAction, rngFrom } from '@waldglas/core';
import { glassRoad } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { pointsOf } from './points.ts';

test.each([1, 2, 3, 4])('points are those of the rules, %i players', players => {
  const wrong: string[] = [];
  for (let game = 0; game < 8; game++) {
    const s = glassRoad.setup({ players, options: {} }, `points.${game}`);
    const rng = rngFrom(`points.${game}`);
    for (let action = randomAction(glassRoad, s, rng); action; action = randomAction(glassRoad, s, rng)) {
      glassRoad.apply(s, action);
      for (const { seat, points } of glassRoad.scores(s)) {
        const own = pointsOf(s, seat);
        if (own !== points) wrong.push(`game ${game}, seat ${seat}: ${own} instead of ${points}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

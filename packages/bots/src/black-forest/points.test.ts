import { blackForest } from '@waldglas/black-forest';
import { randomAction, rngFrom } from '@waldglas/core';
import { expect, test } from 'vitest';
import { pointsOf } from './points.ts';

test.each([1, 2, 3, 4])('points are those of the rules, %i players', players => {
  const s = blackForest.setup({ players, options: {} }, `points.${players}`);
  const rng = rngFrom(`points.${players}`);
  let n = 0;
  for (let action = randomAction(blackForest, s, rng); action; action = randomAction(blackForest, s, rng)) {
    blackForest.apply(s, action);
    if (n++ % 5 > 0) continue;
    expect(s.players.map((_, seat) => pointsOf(s, seat))).toEqual(blackForest.scores(s).map(({ points }) => points));
  }
});

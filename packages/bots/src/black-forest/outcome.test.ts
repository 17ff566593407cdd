import { blackForest } from '@waldglas/black-forest';
import { readWeights } from '@waldglas/bots/read-weights';
import { expect, test } from 'vitest';
import { levelsBy } from './index.ts';
import { outcomeOf } from './outcome.ts';

const levels = levelsBy(readWeights('black-forest'));

test('what was built, produced and won since is told', () => {
  const now = blackForest.setup({ players: 1, options: {} }, 'outcome');
  expect(outcomeOf(now, now, 0)).toEqual({ built: [], produced: 0, points: 0 });
  const then = blackForest.clone(now);
  const [player] = then.players;
  if (!player) throw new Error('nobody plays');
  player.domain = player.domain.map(cells => cells.map((what, i) => (i === cells.indexOf('') ? '03A' : what)));
  player.steps = { glass: 2, cooking: 1 };
  const { built, produced, points } = outcomeOf(now, then, 0);
  expect([built, produced]).toEqual([['03A'], 3]);
  expect(points).toBeGreaterThan(0);
});

test('the ways of a planner tell where they lead, further than their first turn', () => {
  const s = blackForest.setup({ players: 1, options: {} }, 'leads');
  const [decision] = blackForest.decisions(s);
  if (!decision) throw new Error('nothing is asked');
  const { best } = levels.journeyman(blackForest.view(s, 0), decision, { seed: 'leads', nodes: 3000 });
  expect(best.length).toBeGreaterThan(0);
  expect(best.some(({ leads }) => leads && leads.built.length + leads.produced > 1)).toBe(true);
});

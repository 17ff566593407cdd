import { readWeights } from '@waldglas/bots/read-weights';
import { glassRoad } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { levelsBy } from './index.ts';
import { outcomeOf } from './outcome.ts';

const levels = levelsBy(readWeights('glass-road'));

test('what was built, produced and won since is told; a refined good that was paid has been produced, too', () => {
  const now = glassRoad.setup({ players: 1, options: {} }, 'outcome');
  expect(outcomeOf(now, now, 0)).toEqual({ built: [], produced: 0, points: 0 });
  const then = glassRoad.clone(now);
  const [player] = then.players;
  const [id] = now.market.bonus;
  if (!player || !id) throw new Error('nothing is there');
  player.land = player.land.map((what, i, land) => (i === land.indexOf('') ? id : what));
  player.glassworks.glass += 1;
  player.paid = { ...player.paid, brick: 1 };
  expect(outcomeOf(now, then, 0)).toMatchObject({ built: [id], produced: 2 });
});

test('a hand that is planned tells where it leads by the end of the period', () => {
  const s = glassRoad.setup({ players: 1, options: {} }, 'leads');
  const [decision] = glassRoad.decisions(s);
  if (!decision) throw new Error('nothing is asked');
  const { best } = levels.journeyman(glassRoad.view(s, 0), decision, { seed: 'leads' });
  expect(best.some(({ leads }) => leads && leads.built.length + leads.produced + leads.points > 1)).toBe(true);
});

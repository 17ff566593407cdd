import { lowest } from '@waldglas/core';
import { glassRoad, periodsOf, type State } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { readWeights } from '../read-weights.ts';
import { levelsBy } from './index.ts';
import { masterWidths } from './master.ts';
import { pointsOf } from './points.ts';

const levels = levelsBy(readWeights('glass-road'));

/** A game alone by the quick level, up to the choice of its last hand. */
function atLastHand(seed: string): State {
  const s = glassRoad.setup({ players: 1, options: {} }, seed);
  for (let n = 0, decision = lowest(glassRoad.decisions(s)); decision; decision = lowest(glassRoad.decisions(s))) {
    if (s.period === periodsOf(s)) return s;
    const { actions } = levels.hard(glassRoad.view(s, 0), decision, { seed: `${seed}/${n++}` });
    for (const action of actions) glassRoad.apply(s, action);
  }
  throw new Error('over too soon');
}

/** The points once the master has played the rest of the game with so many positions a call. */
function played(start: State, nodes: number): number {
  const s = glassRoad.clone(start);
  for (let n = 0, decision = lowest(glassRoad.decisions(s)); decision; decision = lowest(glassRoad.decisions(s))) {
    const { actions } = levels.master(glassRoad.view(s, 0), decision, { seed: `rest/${n++}`, nodes });
    for (const action of actions) glassRoad.apply(s, action);
  }
  return pointsOf(s, 0);
}

test('with more positions the master plays a last period no worse', () => {
  const starts = ['a', 'b', 'c'].map(seed => atLastHand(`master ${seed}`));
  const gained = starts.map(start => played(start, 8000) - played(start, 100));
  for (const points of gained) expect(points).toBeGreaterThanOrEqual(0);
  expect(Math.max(...gained)).toBeGreaterThan(0);
});

test('the master stops at once when nobody waits for it, and when time is up', () => {
  const s = glassRoad.setup({ players: 1, options: {} }, 'stop');
  const decision = lowest(glassRoad.decisions(s));
  if (!decision) throw new Error('over too soon');
  const view = glassRoad.view(s, 0);
  let asked = 0;
  const cancelled = () => ++asked > 3;
  expect(levels.master(view, decision, { seed: '1', cancelled }).actions.length).toBeGreaterThan(0);
  expect(asked).toBe(4);
  let now = 0;
  const timed = { seed: '1', milliseconds: 10, clock: () => now++ };
  expect(levels.master(view, decision, timed).actions.length).toBeGreaterThan(0);
  expect(now).toBeLessThan(15);
});

test('with four times the positions it plans twice as widely, but never without bounds', () => {
  const alone = masterWidths(1_000_000, 1);
  expect(masterWidths(4_000_000, 1)).toMatchObject({ ends: 2 * alone.ends, width: 2 * alone.width });
  expect(alone.nextPeriod).toMatchObject({ ways: 3, markets: 2, hands: 5, orders: 12 });
  const several = masterWidths(200_000, 3);
  expect(several.playouts).toMatchObject({ hands: 8, ends: 4, samples: 20 });
  expect(masterWidths(800_000, 3)).toMatchObject({ ends: 2 * several.ends, playouts: { hands: 16, samples: 40 } });
  // with less time there are fewer playouts, and plans stay as wide as they are
  expect(masterWidths(50_000, 3)).toMatchObject({ ends: several.ends, playouts: { hands: 4, samples: 10 } });
  expect(masterWidths(1, 3)).toEqual(masterWidths(1000, 3));
  expect(masterWidths(1e9, 3)).toEqual(masterWidths(1e8, 3));
});

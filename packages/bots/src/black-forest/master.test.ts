import { blackForest } from '@waldglas/black-forest';
import { lowest } from '@waldglas/core';
import { expect, test } from 'vitest';
import { apprentice } from './apprentice.ts';
import { worthBy } from './evaluate.ts';
import { masterPlanning } from './master.ts';
import { planner } from './planner.ts';
import { turnsAfter } from './time.ts';
import { TUNED } from './weights.ts';

test('the more it may look at, the wider it plans', () => {
  for (const players of [1, 2]) {
    const [few, many] = [masterPlanning(5000, players), masterPlanning(80_000, players)];
    for (const [i, width] of few.beam.widths.entries()) expect(many.beam.widths[i]).toBeGreaterThan(2 * width);
    expect(many.present.moveNodes).toBeGreaterThan(few.present.moveNodes);
    expect(Math.min(...masterPlanning(1, players).beam.widths)).toBe(1);
  }
});

test('others answer where there are others, and alone it plans further', () => {
  expect(masterPlanning(20_000, 1).beam.replies).toBeUndefined();
  expect(masterPlanning(20_000, 2).beam.replies).toBeDefined();
  expect(masterPlanning(20_000, 1).beam.widths.length).toBeGreaterThan(masterPlanning(20_000, 4).beam.widths.length);
});

test('alone, plans that reach the end of the game are weighed by their points, and those are whole', () => {
  const s = blackForest.setup({ players: 1, options: {} }, 'end in sight');
  const view = () => blackForest.view(s, 0);
  for (let decision = lowest(blackForest.decisions(s)); decision; decision = lowest(blackForest.decisions(s))) {
    if (decision.ask.what === 'move' && turnsAfter(s, 0) === 2) {
      const { exactEnd: _, ...estimated } = masterPlanning(6000, 1);
      const told = (planning: typeof estimated) =>
        planner(worthBy(TUNED), planning)(view(), decision, { seed: 'end' }).best[0]?.value;
      expect(told(masterPlanning(6000, 1))).toSatisfy(Number.isInteger);
      expect(told({ ...estimated, beam: { ...estimated.beam, widths: [2] } })).not.toSatisfy(Number.isInteger);
      return;
    }
    for (const action of apprentice(view(), decision, { seed: 'before', nodes: 30 }).actions)
      blackForest.apply(s, action);
  }
  throw new Error('the end came unforeseen');
});

test('a plan so narrow that one line is left still tells of other ways, none of them better', () => {
  const s = blackForest.setup({ players: 1, options: {} }, 'narrow');
  const decision = lowest(blackForest.decisions(s));
  if (!decision) throw new Error('over too soon');
  const { beam, ...rest } = masterPlanning(3000, 1);
  const narrow = planner(worthBy(TUNED), { ...rest, beam: { ...beam, widths: [1, 1], branches: 1 } });
  const { actions, best } = narrow(blackForest.view(s, 0), decision, { seed: 'narrow' });
  expect(best.length).toBeGreaterThan(1);
  expect(best[0]?.actions).toEqual(actions);
  for (const { value } of best.slice(1)) expect(value).toBeLessThanOrEqual(best[0]?.value ?? 0);
});

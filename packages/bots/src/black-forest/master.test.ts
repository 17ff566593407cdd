import { expect, test } from 'vitest';
import { masterPlanning } from './master.ts';

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

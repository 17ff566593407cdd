import { expect, test } from 'vitest';
import { spacedMarks } from './spaced-marks.ts';

const labels = (marks: readonly (readonly [at: number, label: string])[]) =>
  spacedMarks(
    marks.map(([at, label]) => ({ at, label })),
    80,
  ).map(({ label }) => label);

test('labels that would overlap are left out, the others stay', () => {
  expect(
    labels([
      [0, '0'],
      [2, '1.1'],
      [4, '1.2'],
      [10, '1.3'],
      [80, '4.4'],
    ]),
  ).toEqual(['0', '1.2', '1.3', '4.4']);
});

test('a long label keeps more away', () => {
  expect(
    labels([
      [20, 'a long label'],
      [25, 'b'],
      [30, 'c'],
    ]),
  ).toEqual(['a long label', 'c']);
});

test('a game without a move has its beginning', () => {
  expect(spacedMarks([{ at: 0, label: '0' }], 0)).toHaveLength(1);
});

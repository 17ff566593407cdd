import { expect, test } from 'vitest';
import { type Direction, distance } from './arrows.ts';

/** A field of four by three boxes of 10 by 10, with a gap between them. */
const box = (column: number, row: number) => ({
  left: column * 12,
  right: column * 12 + 10,
  top: row * 12,
  bottom: row * 12 + 10,
});
const FIELD = [0, 1, 2].flatMap(row => [0, 1, 2, 3].map(column => ({ column, row, edges: box(column, row) })));

/** The box that a key leads to. */
function towards(column: number, row: number, direction: Direction): string | undefined {
  const far = FIELD.flatMap(one => {
    const length = distance(box(column, row), one.edges, direction);
    return length === undefined ? [] : [{ to: `${one.column} ${one.row}`, length }];
  });
  return far.toSorted((a, b) => a.length - b.length)[0]?.to;
}

test('arrows lead to the nearest box that way', () => {
  expect(towards(1, 1, 'ArrowRight')).toBe('2 1');
  expect(towards(1, 1, 'ArrowLeft')).toBe('0 1');
  expect(towards(1, 1, 'ArrowUp')).toBe('1 0');
  expect(towards(1, 1, 'ArrowDown')).toBe('1 2');
});

test('at the edge there is nothing that way', () => {
  expect(towards(3, 1, 'ArrowRight')).toBeUndefined();
  expect(towards(0, 0, 'ArrowLeft')).toBeUndefined();
  expect(towards(2, 0, 'ArrowUp')).toBeUndefined();
  expect(towards(2, 2, 'ArrowDown')).toBeUndefined();
});

test('straight ahead counts more than near by to a side', () => {
  const from = box(0, 0);
  const ahead = { left: 60, right: 70, top: 0, bottom: 10 };
  const aside = { left: 12, right: 22, top: 40, bottom: 50 };
  expect(distance(from, ahead, 'ArrowRight')).toBeLessThan(distance(from, aside, 'ArrowRight') ?? 0);
});

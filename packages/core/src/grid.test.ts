import { expect, test } from 'vitest';
import { grid, hasSquare, largestGroup } from './grid.ts';

const g = grid('abc', 3);
/** One letter per cell, row by row. */
const cells = (rows: string) => [...rows.replaceAll('/', '')];
const beside = (name: string) => (g.beside[g.index.get(name) ?? -1] ?? []).map(i => g.names[i]);

test('cells are named row by row', () => {
  expect(g.names).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
  expect(g.names.map(name => g.index.get(name))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(g.index.get('d1')).toBeUndefined();
  expect(grid('bcdef', 2).names.slice(0, 6)).toEqual(['b1', 'c1', 'd1', 'e1', 'f1', 'b2']);
});

test('neighbours share an edge, never around a corner or a border', () => {
  expect(beside('b2')).toEqual(['b1', 'a2', 'c2', 'b3']);
  expect(beside('a1')).toEqual(['b1', 'a2']);
  expect(beside('c1')).toEqual(['b1', 'c2']);
  expect(beside('a2')).toEqual(['a1', 'b2', 'a3']);
  expect(beside('c3')).toEqual(['c2', 'b3']);
});

test('neighbours are mutual', () => {
  for (const [i, near] of g.beside.entries()) for (const j of near) expect(g.beside[j]).toContain(i);
});

test('squares of four', () => {
  expect(g.squares.map(square => square.map(i => g.names[i]).join(' '))).toEqual([
    'a1 b1 a2 b2',
    'b1 c1 b2 c2',
    'a2 b2 a3 b3',
    'b2 c2 b3 c3',
  ]);
  expect(grid('abc', 1).squares).toEqual([]);
});

test.each([
  ['.../.../...', 0],
  ['R../.../...', 1],
  ['R.R/.R./R.R', 1], // corners do not join
  ['RR./..R/RRR', 4],
  ['RRR/R.R/RRR', 8],
  ['..R/R../...', 1], // c1 and a2 follow each other, but are no neighbours
])('the largest group in %s is %i', (rows, n) => {
  expect(largestGroup(g, cells(rows), 'R')).toBe(n);
});

test.each([
  ['RR./RR./...', true],
  ['.../.RR/.RR', true],
  ['RR./R.R/.RR', false],
  ['RRR/.../RRR', false],
])('a square in %s: %s', (rows, found) => {
  expect(hasSquare(g, cells(rows), 'R')).toBe(found);
});

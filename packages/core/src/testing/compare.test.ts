import { expect, test } from 'vitest';
import { difference, notPlain } from './compare.ts';

test.each([
  [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, undefined],
  [{ a: undefined }, {}, undefined],
  [{ a: { b: 1 } }, { a: { b: 2 } }, 'a.b: 1 and 2'],
  [{ a: 1 }, {}, 'a: 1 and undefined'],
  [{}, { a: 1 }, 'a: undefined and 1'],
  [[1, 2], [1], 'value: 2 and 1 members'],
  [[], {}, 'value: [] and {}'],
  [{ a: 'x' }, { a: ['x'] }, 'a: "x" and ["x"]'],
])('%j and %j', (a, b, found) => {
  expect(difference(a, b)).toBe(found);
});

test.each<[unknown, string | undefined]>([
  [{ a: [1, 'x', true, { b: [] }], c: undefined }, undefined],
  [{ a: [undefined] }, 'value.a.0 is undefined'],
  [{ a: Number.NaN }, 'value.a is NaN'],
  [[() => 1], 'value.0 is function'],
  [{ a: new Map() }, 'value.a is no plain object'],
  [new Date(0), 'value is no plain object'],
])('plain or not: %#', (value, found) => {
  expect(notPlain(value)).toBe(found);
});

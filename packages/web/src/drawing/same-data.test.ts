import { expect, test } from 'vitest';
import { sameData } from './same-data.ts';

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  ['a', 'b', false],
  [undefined, undefined, true],
  [{}, undefined, false],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, false],
  [[1, 2], [1], false],
  [[], {}, false],
  [{ a: undefined }, { b: undefined }, false],
])('%j and %j: %s', (a, b, same) => {
  expect(sameData(a, b)).toBe(same);
  expect(sameData(b, a)).toBe(same);
});

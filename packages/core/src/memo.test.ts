import { expect, test } from 'vitest';
import { memo } from './memo.ts';

test('works out each thing once, as long as it is among the last ones', () => {
  let times = 0;
  const size = memo((list: readonly number[], more: number) => {
    times++;
    return list.length + more;
  });
  const lists = Array.from({ length: 17 }, (_, n) => Array.from({ length: n }, () => 0));
  const [first = []] = lists;
  expect(size(first, 1)).toBe(1);
  expect(size(first, 1)).toBe(1);
  expect(times).toBe(1);
  expect(lists.map(list => size(list, 1))).toEqual(lists.map(list => list.length + 1));
  expect(times).toBe(17);
  // the first one has been forgotten for the last one
  expect(size(first, 1)).toBe(1);
  expect(times).toBe(18);
});

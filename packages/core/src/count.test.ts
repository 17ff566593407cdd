import { expect, test } from 'vitest';
import { type Count, tally } from './count.ts';
import type { Paint } from './testing/toy-port.ts';

const TABLE = [
  [1, 1],
  [3, 4],
] as const;

test.each<[Count<Paint>, number]>([
  [{ of: 'stone' }, 5],
  [{ of: 'bush' }, 2],
  [{ of: 'stone', adjacent: true }, 1],
  [{ of: 'stone', every: 2 }, 2],
  [{ of: 'stone', atLeast: 5 }, 1],
  [{ of: 'stone', atLeast: 6 }, 0],
  [{ of: 'stone', max: 3 }, 3],
  [{ of: 'stone', max: 9 }, 5],
  [{ of: 'stone', every: 2, max: 1 }, 1],
  [{ of: 'stone', table: TABLE }, 4],
  [{ of: 'bush', table: TABLE }, 1],
  [{ of: 'bush', table: [[3, 1]] }, 0],
  [{ of: 'stone', table: TABLE, max: 3 }, 3],
  [{ smallest: ['stone', 'bush'] }, 2],
  [{ smallest: ['stone', 'bush'], max: 1 }, 1],
])('%j is %i', (count, n) => {
  expect(tally<Paint>(count, (noun, adjacent) => (adjacent ? 1 : noun === 'stone' ? 5 : 2))).toBe(n);
});

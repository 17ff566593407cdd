import { expect, test } from 'vitest';
import { meter, portion } from './meter.ts';

/** How many positions a meter allows. */
function allowed(one: { spend(): boolean }): number {
  let n = 0;
  while (n < 10_000 && one.spend()) n++;
  return n;
}

test('nodes are counted; without a number the usual one holds', () => {
  expect(allowed(meter({ seed: '1', nodes: 7 }, 100))).toBe(7);
  expect(allowed(meter({ seed: '1' }, 100))).toBe(100);
});

test('time and cancelling end it sooner', () => {
  let now = 0;
  const timed = allowed(meter({ seed: '1', milliseconds: 5, clock: () => now++ }, 5000));
  expect(timed).toBeGreaterThan(0);
  expect(timed).toBeLessThan(200);
  let polls = 0;
  expect(allowed(meter({ seed: '1', cancelled: () => ++polls > 2 }, 5000))).toBeLessThan(100);
  expect(meter({ seed: '1', cancelled: () => true }, 5000).spent()).toBe(true);
});

test('a portion takes from the whole and is not more than it', () => {
  const whole = meter({ seed: '1', nodes: 10 }, 100);
  expect(allowed(portion(whole, 4))).toBe(4);
  expect(whole.spent()).toBe(false);
  const rest = allowed(portion(whole, 100));
  expect(rest).toBeLessThanOrEqual(6);
  expect(whole.spent()).toBe(true);
});

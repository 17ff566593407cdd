import { below, rngFrom } from '@waldglas/core';
import { expect, test } from 'vitest';
import { bootstrap, deviation, mean, quantile } from './statistics.ts';

test('mean and standard deviation of a sample', () => {
  expect(mean([2, 4, 4, 4, 5, 5, 7, 9])).toBe(5);
  expect(deviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 12);
  expect(deviation([3])).toBe(0);
});

test('quantiles lie between two values in proportion', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map(share => quantile([4, 1, 3, 2], share))).toEqual([1, 1.75, 2.5, 3.25, 4]);
  expect(quantile([7], 0.9)).toBe(7);
});

test('the interval of a mean: 1.96 standard errors to each side', () => {
  const rng = rngFrom('sample');
  const list = Array.from({ length: 400 }, () => below(rng, 101));
  const { low, high } = bootstrap(list, rngFrom('bootstrap'));
  const error = deviation(list) / Math.sqrt(list.length);
  expect(low).toBeCloseTo(mean(list) - 1.96 * error, 0);
  expect(high).toBeCloseTo(mean(list) + 1.96 * error, 0);
  expect(high - low).toBeGreaterThan(3.4 * error);
  expect(high - low).toBeLessThan(4.4 * error);
});

test('the interval covers the true mean about 95 times in 100', () => {
  let covered = 0;
  for (let n = 0; n < 100; n++) {
    const rng = rngFrom(`coin.${n}`);
    const list = Array.from({ length: 40 }, () => below(rng, 2));
    const { low, high } = bootstrap(list, rng);
    if (low <= 0.5 && 0.5 <= high) covered++;
  }
  expect(covered).toBeGreaterThanOrEqual(88);
  expect(covered).toBeLessThan(100);
});

test('the same seed gives the same interval, and what does not vary has none', () => {
  expect(bootstrap([1, 2, 3, 4], rngFrom('a'))).toEqual(bootstrap([1, 2, 3, 4], rngFrom('a')));
  expect(bootstrap([1, 1, 1], rngFrom('a'))).toEqual({ low: 1, high: 1 });
});

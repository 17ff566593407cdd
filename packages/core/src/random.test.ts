import fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, next, pickOne, type Rng, rngFrom, shuffled } from './random.ts';

const draws = (rng: Rng, n: number) => Array.from({ length: n }, () => next(rng));

test('the same seed gives the same stream, another seed another one', () => {
  expect(draws(rngFrom('11'), 100)).toEqual(draws(rngFrom('11'), 100));
  const firsts = ['', '1', '11', '11.0', '11.1', 'eleven', ' 11'].map(seed => draws(rngFrom(seed), 4).join());
  expect(new Set(firsts).size).toBe(firsts.length);
});

test('the stream of a seed never changes', () => {
  expect(draws(rngFrom('waldglas'), 3)).toEqual([3860259135, 2553529617, 1299082290]);
});

test.each([2, 3, 6, 7, 10, 52])('below %i is uniform', n => {
  const counts = new Array<number>(n).fill(0);
  const rng = rngFrom(`uniform ${n}`);
  const rolls = 60_000;
  for (let i = 0; i < rolls; i++) {
    const roll = below(rng, n);
    counts[roll] = (counts[roll] ?? 0) + 1;
  }
  const due = rolls / n;
  const chiSquare = counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
  // The mean is n - 1, the variance 2 (n - 1); the tail is long if n is small.
  expect(chiSquare).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)) + 4);
  expect(counts).toHaveLength(n);
});

test('below 1 is 0', () => {
  expect(below(rngFrom('x'), 1)).toBe(0);
});

test('a shuffle is a permutation and leaves the list alone', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
      const before = list.slice();
      const ascending = (a: number, b: number) => a - b;
      expect(shuffled(rngFrom(seed), list).sort(ascending)).toEqual(before.slice().sort(ascending));
      expect(list).toEqual(before);
    }),
  );
});

test('every order of three is about equally likely', () => {
  const counts = new Map<string, number>();
  const rng = rngFrom('orders');
  for (let i = 0; i < 6000; i++) {
    const order = shuffled(rng, ['red', 'blue', 'green']).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('a pick is a member', () => {
  const rng = rngFrom('pick');
  const picked = new Set(Array.from({ length: 100 }, () => pickOne(rng, ['red', 'blue'])));
  expect(picked).toEqual(new Set(['red', 'blue']));
});

test('a generator survives JSON', () => {
  const rng = rngFrom('json');
  draws(rng, 17);
  const read = JSON.parse(JSON.stringify(rng)) as Rng;
  expect(draws(read, 50)).toEqual(draws(rng, 50));
});

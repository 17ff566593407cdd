import { expect, test } from 'vitest';
import { placesIn } from './places.ts';

test('what is taken leaves its place empty, what comes fills the first', () => {
  const full = placesIn([], ['inn', 'bakery', 'storage'], 3);
  expect(full).toEqual(['inn', 'bakery', 'storage']);
  const taken = placesIn(full, ['inn', 'storage'], 3);
  expect(taken).toEqual(['inn', undefined, 'storage']);
  expect(placesIn(taken, ['inn', 'storage', 'sawmill'], 3)).toEqual(['inn', 'sawmill', 'storage']);
});

test('a tile that comes back, taken back, lies where it lay', () => {
  const full = ['inn', 'bakery', 'storage'];
  const taken = placesIn(full, ['bakery', 'storage'], 3);
  expect(placesIn(taken, full, 3)).toEqual(full);
});

import { expect, test } from 'vitest';
import { held, missing, payable, room, type Stock, times } from './goods.ts';

const STOCK: Stock = {
  places: { red: ['upper'], blue: ['lower'], grey: ['upper', 'lower'] },
  limits: { red: 3, blue: 3, grey: 2 },
};
const WHEELS = { upper: { red: 2, grey: 1 }, lower: { blue: 0, grey: 2 } };

test('what is held counts over all wheels of a good', () => {
  expect(['red', 'blue', 'grey', 'gold'].map(good => held(STOCK, WHEELS, good))).toEqual([2, 0, 3, 0]);
});

test('room is what is left up to the limit of one wheel', () => {
  expect(room(STOCK, WHEELS, 'red', 'upper')).toBe(1);
  expect(room(STOCK, WHEELS, 'grey', 'upper')).toBe(1);
  expect(room(STOCK, WHEELS, 'grey', 'lower')).toBe(0);
  expect(room(STOCK, WHEELS, 'gold', 'upper')).toBe(0);
});

test('where a good has no marker, nothing is held and nothing fits', () => {
  const taken = { upper: { red: 2 }, lower: WHEELS.lower };
  expect([room(STOCK, taken, 'grey', 'upper'), held(STOCK, taken, 'grey')]).toEqual([0, 2]);
});

test.each([
  [{}, true, {}],
  [{ red: 2, grey: 3 }, true, {}],
  [{ red: 3 }, false, { red: 1 }],
  [{ red: 1, blue: 2, grey: 5 }, false, { blue: 2, grey: 2 }],
  [{ gold: 1 }, false, { gold: 1 }],
])('%j can be paid: %s, missing %j', (goods, can, short) => {
  expect(payable(STOCK, WHEELS, goods)).toBe(can);
  expect(missing(STOCK, WHEELS, goods)).toEqual(short);
});

test('a bag several times', () => {
  expect(times({ red: 2, blue: 1 }, 3)).toEqual({ red: 6, blue: 3 });
  expect(times({ red: 2 }, 0)).toEqual({ red: 0 });
});

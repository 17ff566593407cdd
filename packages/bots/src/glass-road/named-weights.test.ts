import { BUILDING_IDS } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';
import { named, weightsOf } from './named-weights.ts';
import { SEVERAL } from './weights-several.ts';
import { SOLO } from './weights-solo.ts';

test.each([
  ['alone', SOLO],
  ['with several', SEVERAL],
])('weights %s name what there is, and nothing else', (_, weights) => {
  expect(Object.keys(weights.now)).toEqual([...FEATURES]);
  expect(Object.keys(weights.later)).toEqual([...FEATURES]);
  expect(BUILDING_IDS).toEqual(expect.arrayContaining(Object.keys(weights.own)));
});

test('a tile that nobody has weighed is worth what its kind is, and shifts no other', () => {
  const { inn: _, ...own } = SOLO.own;
  const weights = named(weightsOf({ ...SOLO, own }));
  expect(weights.own.inn).toBe(2.5);
  expect(weights.own).toMatchObject(own);
  expect(weights.own.shed).toBe(0);
});

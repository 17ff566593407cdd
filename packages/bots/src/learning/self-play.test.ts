import { rngFrom } from '@waldglas/core';
import { expect, test } from 'vitest';
import { emptyNet, UNIT } from '../nets/net.ts';
import { deviation } from '../statistics.ts';
import { withTaste } from './self-play.ts';

const INPUTS = Array.from({ length: 2000 }, (_, i) => `input ${i}`);
const SIZES = INPUTS.map((_, i) => (i < 1000 ? 1 : 10));

test('a taste weighs each input by itself, alike in all phases, large inputs less', () => {
  const net = emptyNet(INPUTS, ['early', 'late'], 2);
  net.direct.fill(100);
  const { direct, ...rest } = withTaste(net, SIZES, rngFrom('taste'));
  const { direct: plain, ...same } = net;
  expect(rest).toEqual(same);
  expect(plain.every(weight => weight === 100)).toBe(true);
  const tastes = Array.from(direct, weight => (weight - 100) * UNIT);
  expect(tastes.slice(0, INPUTS.length)).toEqual(tastes.slice(INPUTS.length));
  expect(deviation(tastes.slice(0, 1000))).toBeCloseTo(0.06, 2);
  expect(deviation(tastes.slice(1000, 2000))).toBeCloseTo(0.006, 3);
});

test('the same chance gives the same taste, another one another', () => {
  const net = emptyNet(INPUTS, ['only'], 0);
  const tasted = (seed: string) => withTaste(net, SIZES, rngFrom(seed)).direct;
  expect(tasted('a')).toEqual(tasted('a'));
  expect(tasted('a')).not.toEqual(tasted('b'));
});

import { expect, test } from 'vitest';
import { addInputs, clearSums, emptyNet, type Net, netValue, sumsFor, UNIT } from './net.ts';
import { put, sparse } from './sparse.ts';

/** A net of two inputs, two hidden units and two phases, in whole units. */
function small(): Net {
  const net = emptyNet(['wood', 'clay'], ['early', 'late'], 2);
  net.rows.set([1, -1, 2, 0].map(x => x / UNIT));
  net.bias.set([0, 3].map(x => x / UNIT));
  net.out.set([1, 2, -1, 0].map(x => x / UNIT));
  net.direct.set([0, 5, 7, 0].map(x => x / UNIT));
  net.base.set([10, 20].map(x => x / UNIT));
  return net;
}

function value(net: Net, phase: number, inputs: readonly (readonly [place: number, value: number])[]): number {
  const x = sparse(4);
  for (const [place, n] of inputs) put(x, place, n);
  const sums = sumsFor(net);
  clearSums(net, phase, sums);
  addInputs(net, phase, x, sums);
  return netValue(net, phase, sums);
}

test('a value is what the inputs say by themselves and through the hidden units', () => {
  // hidden: 0 and 3, so 10 + 0 * 1 + 3 * 2
  expect(value(small(), 0, [])).toBe(16);
  // hidden: 2 and 1, so 10 + 2 * 1 + 1 * 2
  expect(value(small(), 0, [[0, 2]])).toBe(14);
  // hidden: 5 and 2, so 10 + 5 + 5 + 4
  expect(
    value(small(), 0, [
      [0, 1],
      [1, 1],
      [1, 1],
    ]),
  ).toBe(29);
});

test('a hidden unit below zero is silent', () => {
  // hidden: 4 and -1, so 10 + 4
  expect(value(small(), 0, [[0, 4]])).toBe(14);
});

test('each phase has weights of its own', () => {
  // hidden: 2 and 1, so 20 + 2 * 7 - 2
  expect(value(small(), 1, [[0, 2]])).toBe(32);
});

test.each([8, 6])('the order of the inputs makes no difference, not in the last bit: %i hidden units', units => {
  const net = emptyNet(
    Array.from({ length: 100 }, (_, i) => `input ${i}`),
    ['only'],
    units,
  );
  for (const weights of [net.rows, net.bias, net.out, net.direct]) {
    for (let i = 0; i < weights.length; i++) weights[i] = ((i * 7919) % 65535) - 32767;
  }
  const inputs = net.inputs.map((_, i) => [i, (i % 9) - 4] as const);
  expect(value(net, 0, inputs.toReversed().slice(0, 4))).toBe(value(net, 0, inputs.slice(-4)));
  const x = sparse(100);
  for (const [place, n] of inputs) put(x, place, n);
  const sums = sumsFor(net);
  clearSums(net, 0, sums);
  addInputs(net, 0, x, sums);
  const exact = inputs.reduce((sum, [place, n]) => sum + BigInt(net.direct[place] ?? 0) * BigInt(n), 0n) * 1024n;
  const hidden = Array.from({ length: units }, (_, j) =>
    inputs.reduce((sum, [place, n]) => sum + (net.rows[place * units + j] ?? 0) * n, net.bias[j] ?? 0),
  );
  const whole = hidden.reduce((sum, h, j) => (h > 0 ? sum + BigInt(h) * BigInt(net.out[j] ?? 0) : sum), exact);
  expect(netValue(net, 0, sums)).toBe(Number(whole) / 1024 ** 2);
});

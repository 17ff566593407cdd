import { below, rngFrom } from '@waldglas/core';
import { expect, test } from 'vitest';
import { newFit, rounded } from './fit.ts';
import { addInputs, clearSums, netValue, sumsFor } from './net.ts';
import { fitShared } from './ridge.ts';
import { addSample, type Samples, samplesFor } from './samples.ts';

const INPUTS = ['a', 'b', 'c'];
const PHASES = [
  { name: 'early', group: 'alone', left: 1 },
  { name: 'late', group: 'alone', left: 0.2 },
  { name: 'other', group: 'several', left: 0.5 },
];

/** What positions are truly worth: by phase something, `a` more the more is left, `b` the same always, `c` nothing. */
function truth(phase: number, [a = 0, b = 0]: readonly number[]): number {
  if (phase === 2) return 5 - a;
  return ([3, 1][phase] as number) + (0.5 + 2 * (PHASES[phase]?.left ?? 0)) * a - b;
}

function positions(n: number): Samples {
  const rng = rngFrom('positions');
  const samples = samplesFor(n, 3);
  for (let i = 0; i < n; i++) {
    const values = INPUTS.map(() => below(rng, 4));
    const phase = below(rng, 3);
    addSample(samples, { count: 3, places: [0, 1, 2], values }, phase, truth(phase, values));
  }
  return samples;
}

test('what is linear is found exactly, group by group, and the net plays by it', () => {
  const fit = newFit(INPUTS, PHASES, 0, rngFrom('fit'));
  expect(fitShared(fit, positions(300), 0)).toBeLessThan(1e-6);
  const net = rounded(fit);
  const sums = sumsFor(net);
  for (const [phase, values] of [
    [0, [2, 1, 3]],
    [1, [1, 3, 0]],
    [2, [3, 2, 1]],
  ] as const) {
    clearSums(net, phase, sums);
    addInputs(net, phase, { count: 3, places: Int32Array.of(0, 1, 2), values: Int32Array.from(values) }, sums);
    expect(netValue(net, phase, sums)).toBeCloseTo(truth(phase, values), 1);
  }
});

test('few samples are not believed: weights are held back, what a phase adds is not', () => {
  const free = newFit(INPUTS, PHASES, 0, rngFrom('fit'));
  const held = newFit(INPUTS, PHASES, 0, rngFrom('fit'));
  fitShared(free, positions(30), 0.01);
  fitShared(held, positions(30), 1000);
  const size = (values: Float32Array) => values.reduce((sum, x) => sum + Math.abs(x), 0);
  expect(size(held.weights.shared.values)).toBeLessThan(0.2 * size(free.weights.shared.values));
  expect(size(held.weights.base.values)).toBeGreaterThan(3);
});

test('what was learned before stays unless samples say otherwise', () => {
  const fit = newFit(INPUTS, PHASES, 0, rngFrom('fit'));
  fitShared(fit, positions(3000), 1);
  const before = fit.weights.shared.values.slice();
  // these know nothing of `a` and `b`, and nothing else than before of `c`
  const few = samplesFor(20, 1);
  for (let i = 0; i < 20; i++) addSample(few, { count: 1, places: [2], values: [1] }, i % 2, [3, 1][i % 2] ?? 0);
  fitShared(fit, few, 60);
  for (const [i, value] of fit.weights.shared.values.entries()) expect(value).toBeCloseTo(before[i] ?? 0, 1);
});

test('what the rest of the net says is taken as it is', () => {
  const fit = newFit(INPUTS, PHASES, 4, rngFrom('fit'));
  fit.weights.out.values.fill(0.5);
  const rows = fit.weights.rows.values.slice();
  const samples = positions(300);
  const before = fitShared(newFit(INPUTS, PHASES, 4, rngFrom('fit')), samples, 1);
  expect(before).toBeLessThan(0.1);
  expect(fitShared(fit, samples, 0)).toBeLessThan(0.5);
  expect(fit.weights.rows.values).toEqual(rows);
});

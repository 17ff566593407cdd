import { below, rngFrom } from '@waldglas/core';
import { expect, test } from 'vitest';
import { newFit, type Phase, rounded } from './fit.ts';
import { readFit, writeFit } from './fit-file.ts';
import { judged, learn } from './learn.ts';
import { addInputs, clearSums, netValue, sumsFor } from './net.ts';
import { addSample, type Samples, samplesFor } from './samples.ts';
import { put, sparse } from './sparse.ts';

const INPUTS = ['a', 'b', 'c', 'd'];
const PHASES: readonly Phase[] = [
  { name: 'early', group: 'only', left: 0.5 },
  { name: 'late', group: 'only', left: 0 },
];
const PACE = { batch: 16, rate: 0.01, decay: 0 };

/** What is to be learned: neither each input by itself nor the phases alike tell it. */
function truth(x: readonly number[], phase: number): number {
  const [a = 0, b = 0, c = 0] = x;
  return (a !== b ? 2 : 0) + (phase === 0 ? 3 * c : -c) + 1;
}

function examples(n: number, seed: string): Samples {
  const rng = rngFrom(seed);
  const samples = samplesFor(n, INPUTS.length);
  for (let i = 0; i < n; i++) {
    const x = INPUTS.map(() => below(rng, 2));
    const phase = below(rng, 2);
    const inputs = sparse(INPUTS.length);
    for (const [place, value] of x.entries()) put(inputs, place, value);
    addSample(samples, inputs, phase, truth(x, phase));
  }
  return samples;
}

function trained() {
  const fit = newFit(INPUTS, PHASES, 8, rngFrom('fit'));
  const samples = examples(400, 'examples');
  const order = Int32Array.from({ length: samples.count }, (_, i) => i);
  const errors = Array.from({ length: 80 }, () => learn(fit, samples, order, PACE));
  return { fit, errors };
}

const { fit, errors } = trained();

test('a net learns what inputs mean together, and in each phase', () => {
  expect(errors[0]).toBeGreaterThan(2);
  expect(errors.at(-1)).toBeLessThan(0.02);
  const unseen = examples(50, 'unseen');
  const sums = new Float32Array(fit.hidden);
  for (let i = 0; i < unseen.count; i++) expect(judged(fit, unseen, i, sums)).toBeCloseTo(unseen.targets[i] ?? 0, 0);
});

test('rounded to whole numbers it says nearly the same', () => {
  const net = rounded(fit);
  const samples = examples(50, 'rounded');
  const sums = new Float32Array(fit.hidden);
  const whole = sumsFor(net);
  for (let i = 0; i < samples.count; i++) {
    const x = sparse(INPUTS.length);
    for (let at = samples.starts[i] ?? 0; at < (samples.starts[i + 1] ?? 0); at++) {
      put(x, samples.places[at] ?? 0, samples.values[at] ?? 0);
    }
    const phase = samples.phases[i] ?? 0;
    clearSums(net, phase, whole);
    addInputs(net, phase, x, whole);
    expect(Math.abs(netValue(net, phase, whole) - judged(fit, samples, i, sums))).toBeLessThan(0.02);
  }
});

test('slopes are right: a small step against them makes the error smaller by as much as they say', () => {
  const samples = examples(1, 'slope');
  const start = () => {
    const net = newFit(INPUTS, PHASES, 4, rngFrom('slope'));
    net.weights.out.values.fill(0.5);
    return net;
  };
  const error = (net: ReturnType<typeof start>) =>
    (judged(net, samples, 0, new Float32Array(4)) - (samples.targets[0] ?? 0)) ** 2;
  const before = error(start());
  for (const name of ['rows', 'bias', 'out', 'shared', 'direct', 'base'] as const) {
    const moved = start();
    learn(moved, samples, Int32Array.of(0), { batch: 1, rate: 1e-4, decay: 0 });
    const only = start();
    only.weights[name].values.set(moved.weights[name].values);
    expect(error(only), name).toBeLessThan(before);
  }
});

test('with decay, weights stay smaller than the samples ask for', () => {
  const samples = samplesFor(200, 1);
  for (let i = 0; i < 200; i++) addSample(samples, { count: 1, places: [3], values: [1] }, 1, i % 2 === 0 ? 1 : 3);
  const order = Int32Array.from({ length: 2000 }, (_, i) => i % 200);
  const weight = (decay: number) => {
    const net = newFit(INPUTS, PHASES, 0, rngFrom('decay'));
    learn(net, samples, order, { batch: 8, rate: 0.01, decay });
    return (net.weights.direct.values[7] ?? 0) + (net.weights.shared.values[3] ?? 0);
  };
  expect(weight(0)).toBeGreaterThan(0.9);
  expect(weight(1)).toBeLessThan(weight(0) / 2);
});

test('training goes on where it was, by names; what is new begins anew', () => {
  const bytes = writeFit(fit, { games: 12 });
  const again = readFit(bytes, INPUTS, PHASES, 8, rngFrom('other'));
  expect(again.about).toEqual({ games: 12 });
  expect(rounded(again.fit)).toEqual(rounded(fit));
  const more = readFit(bytes, ['new', ...INPUTS], PHASES, 9, rngFrom('more'));
  expect(more.fit.weights.direct.values[1]).toBe(fit.weights.direct.values[0]);
  expect(more.fit.weights.direct.values[0]).toBe(0);
  expect(more.fit.weights.rows.values[9]).toBe(fit.weights.rows.values[0]);
  // an input that is new says nothing to units that are known, so the net says what it said before
  expect([...more.fit.weights.rows.values.slice(0, 8)]).toEqual(Array(8).fill(0));
  expect(more.fit.weights.rows.values[8]).not.toBe(0);
});

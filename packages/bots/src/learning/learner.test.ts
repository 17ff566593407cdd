import { rngFrom } from '@waldglas/core';
import { expect, test } from 'vitest';
import { newFit, rounded } from '../nets/fit.ts';
import { addInputs, clearSums, netValue, sumsFor } from '../nets/net.ts';
import { addSample, samplesFor } from '../nets/samples.ts';
import { study } from './learner.ts';

const PHASES = [
  { name: 'early', group: 'only', left: 0.5 },
  { name: 'late', group: 'only', left: 0 },
];

/** Games of two positions: how they end is mostly luck, and two points better where `a` and then `c` was seen. */
function lucky(games: number) {
  const samples = samplesFor(2 * games, 1);
  for (let n = 0; n < games; n++) {
    const luck = n % 2 === 0 ? 6 : -6;
    const good = n % 4 < 2;
    addSample(samples, { count: 1, places: [good ? 0 : 1], values: [1] }, 0, (good ? 1 : -1) + luck, false);
    addSample(samples, { count: 1, places: [good ? 2 : 3], values: [1] }, 1, (good ? 1 : -1) + luck);
  }
  return samples;
}

function said(net: ReturnType<typeof rounded>, phase: number, place: number): number {
  const sums = sumsFor(net);
  clearSums(net, phase, sums);
  addInputs(net, phase, { count: 1, places: [place], values: [1] }, sums);
  return netValue(net, phase, sums);
}

test('positions are told apart by what came of them, however lucky their games were', () => {
  const fit = newFit(['a', 'b', 'c', 'd'], PHASES, 0, rngFrom('learner'));
  const samples = lucky(4000);
  const error = study(fit, samples, 0.5, 0.02, rngFrom('study'));
  const net = rounded(fit);
  expect(said(net, 0, 0) - said(net, 0, 1)).toBeGreaterThan(1.2);
  expect(said(net, 1, 2) - said(net, 1, 3)).toBeGreaterThan(1.2);
  // luck is not learned
  expect(error).toBeGreaterThan(5);
});

test('a few games, however they ended, take back little of what many had taught', () => {
  const fit = newFit(['a', 'b', 'c', 'd'], PHASES, 0, rngFrom('learner'));
  study(fit, lucky(4000), 0.5, 0.02, rngFrom('study'));
  const taught = rounded(fit);
  const contrary = samplesFor(80, 1);
  for (let n = 0; n < 80; n++) addSample(contrary, { count: 1, places: [n % 2], values: [1] }, 0, n % 2 === 0 ? -7 : 7);
  study(fit, contrary, 0.5, 0.005, rngFrom('contrary'));
  const difference = (net: ReturnType<typeof rounded>) => said(net, 0, 0) - said(net, 0, 1);
  expect(difference(rounded(fit))).toBeGreaterThan(difference(taught) / 2);
  expect(difference(rounded(fit))).toBeLessThan(difference(taught));
});

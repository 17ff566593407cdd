import { rngFrom } from '@waldglas/core';
import { expect, test } from 'vitest';
import { newFit } from '../nets/fit.ts';
import { addSample, type Samples, samplesFor } from '../nets/samples.ts';
import { study } from './learner.ts';

const PACE = { batch: 8, rate: 0.02, decay: 0 };

/** Samples that all say the same of one input. */
function saying(target: number, n: number): Samples {
  const samples = samplesFor(n, 1);
  for (let i = 0; i < n; i++) addSample(samples, { count: 1, places: [0], values: [1] }, 0, target);
  return samples;
}

function learner() {
  const fit = newFit(['only'], [{ name: 'only', group: 'only', left: 0 }], 0, rngFrom('learner'));
  return { fit, memory: samplesFor(100, 1) };
}

test('what is studied is remembered, and known better each time', () => {
  const one = learner();
  const rng = rngFrom('study');
  const errors = [1, 2, 3].map(() => study(one, saying(2, 20), PACE, rng));
  expect(one.memory.count).toBe(60);
  expect(errors[0]).toBeGreaterThan(errors[1] ?? 0);
  expect(errors[1]).toBeGreaterThan(errors[2] ?? 0);
});

test('old samples are studied again beside new ones', () => {
  const remembering = learner();
  study(remembering, saying(-4, 80), PACE, rngFrom('old'));
  const forgetful = { ...remembering, memory: learner().memory };
  const standing = { ...PACE, rate: 0 };
  const error = study(remembering, saying(4, 10), standing, rngFrom('new'));
  const errorAlone = study(forgetful, saying(4, 10), standing, rngFrom('new'));
  // the net has learned to say less than nothing: right for the old samples, wrong for the new
  expect(errorAlone).toBeGreaterThan(16);
  expect(error).toBeLessThan(errorAlone);
});

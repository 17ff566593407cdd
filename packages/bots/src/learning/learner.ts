import { type Rng, shuffled } from '@waldglas/core';
import { type Fit, rounded } from '../nets/fit.ts';
import { learn } from '../nets/learn.ts';
import type { Samples } from '../nets/samples.ts';
import { aimAhead } from './targets.ts';

const BATCH = 64;
const DECAY = 0.1;
/** How often all samples are looked at before they are aimed anew, if there are many. */
const PASSES = 3;
/** How often samples are aimed at what the net says of the next positions, after they were aimed at how games ended. */
const ROUNDS = 4;
/** So many are many: of fewer, each would be learned by heart, and what forgotten games had taught would be lost. */
const MANY = 500_000;
/** How games ended depends on luck: it is learned in smaller steps. */
const ENDINGS = 1 / 3;
/** By how much steps are smaller at the end of the passes. */
const CALM = 0.95;
/** Steps get smaller so many times in a pass. */
const PARTS = 10;

/**
 * Learns from all samples: first how games ended, so that the net is right on average, then what it says itself of the
 * positions that followed, several times. Returns the mean squared error of the last pass.
 */
export function study(fit: Fit, samples: Samples, later: number, rate: number, rng: Rng): number {
  const times = (most: number) => Math.max(1, Math.round(most * Math.min(1, samples.count / MANY)));
  aimAhead(samples, rounded(fit), 1);
  let error = passes(fit, samples, times(PASSES), rate * ENDINGS, rng);
  for (let round = 0; round < times(ROUNDS); round++) {
    aimAhead(samples, rounded(fit), later);
    error = passes(fit, samples, times(PASSES), rate, rng);
  }
  return error;
}

function passes(fit: Fit, samples: Samples, times: number, rate: number, rng: Rng): number {
  const all = Array.from({ length: samples.count }, (_, i) => i);
  let error = 0;
  for (let pass = 0; pass < times; pass++) {
    const order = Int32Array.from(shuffled(rng, all));
    error = 0;
    for (let part = 0; part < PARTS; part++) {
      const from = Math.floor((order.length * part) / PARTS);
      const to = Math.floor((order.length * (part + 1)) / PARTS);
      const pace = { batch: BATCH, rate: rate * (1 - (CALM * (pass + part / PARTS)) / times), decay: DECAY };
      error += (learn(fit, samples, order.subarray(from, to), pace) * (to - from)) / Math.max(order.length, 1);
    }
  }
  return error;
}

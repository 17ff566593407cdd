import { below, type Rng, shuffled } from '@waldglas/core';
import type { Fit } from '../nets/fit.ts';
import { learn, type Pace } from '../nets/learn.ts';
import { addSamples, type Samples } from '../nets/samples.ts';

/** A net in training and what it remembers. */
interface Learner {
  readonly fit: Fit;
  readonly memory: Samples;
}

/** How often a sample is looked at: once when it is new, and so often again later. */
const AGAIN = 2;

/** Learns from new samples, mixed with remembered ones, and remembers them; returns the mean squared error. */
export function study({ fit, memory }: Learner, fresh: Samples, pace: Pace, rng: Rng): number {
  addSamples(memory, fresh);
  const first = memory.count - fresh.count;
  const places = Array.from({ length: fresh.count }, (_, i) => first + i);
  for (let i = 0; i < fresh.count * AGAIN; i++) places.push(below(rng, memory.count));
  return learn(fit, memory, Int32Array.from(shuffled(rng, places)), pace);
}

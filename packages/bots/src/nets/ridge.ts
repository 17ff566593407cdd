import type { Fit } from './fit.ts';
import { judged } from './learn.ts';
import type { Samples } from './samples.ts';

/** More rounds than this change nothing that could be measured. */
const ROUNDS = 60;
const ENOUGH = 1e-6;

/**
 * Fits what inputs are worth by themselves, for each group of phases, and what each phase adds, so that the squared error
 * over all samples is least; `hold` draws the worth of inputs to what it was before, by as many samples as it says: so what
 * games taught that nobody remembers is not lost. The rest of the net stays. A few hundred games teach more like this than
 * step by step. Returns the mean squared error.
 */
export function fitShared(fit: Fit, samples: Samples, hold: number): number {
  const { shared, base } = fit.weights;
  const held = shared.values.length;
  const weights = new Float64Array(held + base.values.length);
  weights.set(shared.values);
  weights.set(base.values, held);
  const errors = errorsOf(fit, samples);
  // conjugate gradients: the slope of half the squared error, and of what holds weights where they were
  const slope = slopeOf(fit, samples, errors, held);
  const way = slope.map(x => -x);
  let size = dot(slope, slope);
  for (let round = 0; round < ROUNDS && size > ENOUGH; round++) {
    const along = changesOf(fit, samples, way, held);
    const bend = slopeOf(fit, samples, along, held);
    for (let i = 0; i < held; i++) bend[i] = (bend[i] as number) + hold * (way[i] as number);
    const step = size / dot(way, bend);
    for (let i = 0; i < weights.length; i++) {
      weights[i] = (weights[i] as number) + step * (way[i] as number);
      slope[i] = (slope[i] as number) + step * (bend[i] as number);
    }
    const next = dot(slope, slope);
    for (let i = 0; i < way.length; i++) way[i] = (next / size) * (way[i] as number) - (slope[i] as number);
    size = next;
  }
  shared.values.set(weights.subarray(0, held));
  base.values.set(weights.subarray(held));
  return meanSquare(errorsOf(fit, samples));
}

/** By how much the net is above what came after each sample. */
function errorsOf(fit: Fit, samples: Samples): Float64Array {
  const sums = new Float32Array(fit.hidden);
  return Float64Array.from({ length: samples.count }, (_, at) => {
    return judged(fit, samples, at, sums) - (samples.targets[at] as number);
  });
}

/** What such a change of the weights changes about each sample. */
function changesOf(fit: Fit, samples: Samples, way: Float64Array, held: number): Float64Array {
  const { length: inputs } = fit.inputs;
  return Float64Array.from({ length: samples.count }, (_, at) => {
    const phase = samples.phases[at] as number;
    const left = fit.phases[phase]?.left ?? 0;
    const now = fit.groupStarts[phase] ?? 0;
    let sum = way[held + phase] as number;
    for (let i = samples.starts[at] as number; i < (samples.starts[at + 1] as number); i++) {
      const place = now + (samples.places[i] as number);
      sum += (samples.values[i] as number) * ((way[place] as number) + left * (way[place + inputs] as number));
    }
    return sum;
  });
}

/** How such changes of the samples add up, weight by weight. */
function slopeOf(fit: Fit, samples: Samples, changes: Float64Array, held: number): Float64Array {
  const { length: inputs } = fit.inputs;
  const slope = new Float64Array(held + fit.phases.length);
  for (let at = 0; at < samples.count; at++) {
    const phase = samples.phases[at] as number;
    const left = fit.phases[phase]?.left ?? 0;
    const now = fit.groupStarts[phase] ?? 0;
    const change = changes[at] as number;
    slope[held + phase] = (slope[held + phase] as number) + change;
    for (let i = samples.starts[at] as number; i < (samples.starts[at + 1] as number); i++) {
      const place = now + (samples.places[i] as number);
      const part = change * (samples.values[i] as number);
      slope[place] = (slope[place] as number) + part;
      slope[place + inputs] = (slope[place + inputs] as number) + left * part;
    }
  }
  return slope;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

function meanSquare(errors: Float64Array): number {
  return dot(errors, errors) / Math.max(errors.length, 1);
}

import type { Fit, Weights } from './fit.ts';
import type { Samples } from './samples.ts';

/** How fast a net learns. */
export interface Pace {
  /** How many samples make one step. */
  readonly batch: number;
  /** The size of a step. */
  readonly rate: number;
  /** How strongly weights are drawn to zero, so that what was seen once does not count for much. */
  readonly decay: number;
}

const FADE = 0.9;
const FADE_SQUARES = 0.999;
const TINY = 1e-8;

/** One pass over some samples in this order; returns the mean squared error met on the way. */
export function learn(fit: Fit, samples: Samples, order: Int32Array, pace: Pace): number {
  const sums = new Float32Array(fit.hidden);
  const back = new Float32Array(fit.hidden);
  const met = new Uint8Array(fit.inputs.length);
  let squares = 0;
  for (let from = 0; from < order.length; from += pace.batch) {
    const to = Math.min(from + pace.batch, order.length);
    const used: number[] = [];
    for (let n = from; n < to; n++) {
      const at = order[n] as number;
      const error = judged(fit, samples, at, sums) - (samples.targets[at] as number);
      squares += error * error;
      addSlopes(fit, samples, at, sums, back, error / (to - from));
      for (let i = samples.starts[at] as number; i < (samples.starts[at + 1] as number); i++) {
        const place = samples.places[i] as number;
        if (met[place] === 1) continue;
        met[place] = 1;
        used.push(place);
      }
    }
    for (const place of used) met[place] = 0;
    step(fit, used, pace);
  }
  return squares / Math.max(order.length, 1);
}

/** What a net in training says of a sample. Leaves the sums of the hidden units in `sums`. */
export function judged(fit: Fit, samples: Samples, at: number, sums: Float32Array): number {
  const { hidden: units, inputs, weights } = fit;
  const p = samples.phases[at] as number;
  const left = fit.phases[p]?.left ?? 0;
  const now = fit.groupStarts[p] ?? 0;
  const later = now + inputs.length;
  const own = p * inputs.length;
  const rows = weights.rows.values;
  const shared = weights.shared.values;
  const direct = weights.direct.values;
  const out = weights.out.values;
  sums.set(weights.bias.values);
  let value = weights.base.values[p] as number;
  for (let i = samples.starts[at] as number; i < (samples.starts[at + 1] as number); i++) {
    const place = samples.places[i] as number;
    const x = samples.values[i] as number;
    const together = (shared[now + place] as number) + left * (shared[later + place] as number);
    value += x * (together + (direct[own + place] as number));
    const row = place * units;
    for (let j = 0; j < units; j++) sums[j] = (sums[j] as number) + x * (rows[row + j] as number);
  }
  for (let j = 0; j < units; j++) {
    const sum = sums[j] as number;
    if (sum > 0) value += sum * (out[p * units + j] as number);
  }
  return value;
}

/** Adds to all slopes what one error says. */
function addSlopes(
  fit: Fit,
  samples: Samples,
  at: number,
  sums: Float32Array,
  back: Float32Array,
  error: number,
): void {
  const { hidden: units, inputs, weights } = fit;
  const p = samples.phases[at] as number;
  const left = fit.phases[p]?.left ?? 0;
  const now = fit.groupStarts[p] ?? 0;
  const later = now + inputs.length;
  const own = p * inputs.length;
  const rows = weights.rows.slope;
  const shared = weights.shared.slope;
  const direct = weights.direct.slope;
  const { bias, out, base } = weights;
  base.slope[p] = (base.slope[p] as number) + error;
  for (let j = 0; j < units; j++) {
    const sum = sums[j] as number;
    const at = p * units + j;
    back[j] = sum > 0 ? error * (out.values[at] as number) : 0;
    if (sum > 0) out.slope[at] = (out.slope[at] as number) + error * sum;
    bias.slope[j] = (bias.slope[j] as number) + (back[j] as number);
  }
  for (let i = samples.starts[at] as number; i < (samples.starts[at + 1] as number); i++) {
    const place = samples.places[i] as number;
    const x = samples.values[i] as number;
    const slope = error * x;
    shared[now + place] = (shared[now + place] as number) + slope;
    shared[later + place] = (shared[later + place] as number) + slope * left;
    direct[own + place] = (direct[own + place] as number) + slope;
    const row = place * units;
    for (let j = 0; j < units; j++) rows[row + j] = (rows[row + j] as number) + x * (back[j] as number);
  }
}

/** Moves the weights that the batch said something about. */
function step(fit: Fit, used: readonly number[], { rate, decay }: Pace): void {
  const { inputs, hidden, weights } = fit;
  fit.batches++;
  const size = (rate * Math.sqrt(1 - FADE_SQUARES ** fit.batches)) / (1 - FADE ** fit.batches);
  const shrink = 1 - rate * decay;
  const { rows, direct, shared, bias, out, base } = weights;
  for (const place of used) {
    for (let i = place * hidden; i < (place + 1) * hidden; i++) move(rows, i, size, shrink);
    for (let i = place; i < direct.values.length; i += inputs.length) move(direct, i, size, shrink);
    for (let i = place; i < shared.values.length; i += inputs.length) move(shared, i, size, shrink);
  }
  for (let i = 0; i < bias.values.length; i++) move(bias, i, size, 1);
  for (let i = 0; i < out.values.length; i++) move(out, i, size, 1);
  for (let i = 0; i < base.values.length; i++) move(base, i, size, 1);
}

/** Moves one weight, if something was learned about it: what is rare must not fade in between. */
function move({ values, slope, first, second }: Weights, i: number, size: number, shrink: number): void {
  const s = slope[i] as number;
  if (s === 0) return;
  const mean = FADE * (first[i] as number) + (1 - FADE) * s;
  const square = FADE_SQUARES * (second[i] as number) + (1 - FADE_SQUARES) * s * s;
  first[i] = mean;
  second[i] = square;
  values[i] = shrink * (values[i] as number) - (size * mean) / (Math.sqrt(square) + TINY);
  slope[i] = 0;
}

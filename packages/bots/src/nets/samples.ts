import type { Inputs } from './sparse.ts';

/** Positions to learn from, one after the other: their inputs, phases, and what came after them. Those of a game follow each other. */
export interface Samples {
  count: number;
  /** Where the inputs of each sample begin; one more than there are samples. */
  readonly starts: Int32Array;
  readonly places: Uint16Array;
  readonly values: Int16Array;
  readonly phases: Uint8Array;
  /** How the game ended, less what was known of that without the net. */
  readonly outcomes: Float32Array;
  /** 1 for the last position of a game. */
  readonly lasts: Uint8Array;
  /** What is learned from a sample: its outcome, unless it is aimed at something else. */
  readonly targets: Float32Array;
}

/** Room for so many samples. */
export function samplesFor(most: number, inputsEach: number): Samples {
  return {
    count: 0,
    starts: new Int32Array(most + 1),
    places: new Uint16Array(most * inputsEach),
    values: new Int16Array(most * inputsEach),
    phases: new Uint8Array(most),
    outcomes: new Float32Array(most),
    lasts: new Uint8Array(most),
    targets: new Float32Array(most),
  };
}

/** Adds a sample; without room for it the older half is forgotten first. */
export function addSample(samples: Samples, x: Inputs, phase: number, outcome: number, last = true): void {
  const { starts, places, values, phases, outcomes, lasts, targets } = samples;
  if (samples.count >= targets.length || (starts[samples.count] ?? 0) + x.count > places.length) forgetHalf(samples);
  const at = samples.count;
  const start = starts[at] ?? 0;
  for (let i = 0; i < x.count; i++) {
    places[start + i] = x.places[i] ?? 0;
    values[start + i] = x.values[i] ?? 0;
  }
  starts[at + 1] = start + x.count;
  phases[at] = phase;
  outcomes[at] = outcome;
  lasts[at] = last ? 1 : 0;
  targets[at] = outcome;
  samples.count++;
}

/** Adds all samples of another list. */
export function addSamples(samples: Samples, more: Samples): void {
  for (let i = 0; i < more.count; i++) {
    const from = more.starts[i] ?? 0;
    const to = more.starts[i + 1] ?? 0;
    const places = more.places.subarray(from, to);
    const values = more.values.subarray(from, to);
    const x = { count: to - from, places, values };
    addSample(samples, x, more.phases[i] ?? 0, more.outcomes[i] ?? 0, more.lasts[i] === 1);
  }
}

/** The same samples without the room that is left: this is handed from thread to thread. */
export function packed({ count, starts, places, values, phases, outcomes, lasts, targets }: Samples): Samples {
  const end = starts[count] ?? 0;
  return {
    count,
    starts: starts.slice(0, count + 1),
    places: places.slice(0, end),
    values: values.slice(0, end),
    phases: phases.slice(0, count),
    outcomes: outcomes.slice(0, count),
    lasts: lasts.slice(0, count),
    targets: targets.slice(0, count),
  };
}

function forgetHalf(samples: Samples): void {
  const { starts, places, values, phases, outcomes, lasts, targets } = samples;
  const first = samples.count >> 1;
  const from = starts[first] ?? 0;
  const end = starts[samples.count] ?? 0;
  places.copyWithin(0, from, end);
  values.copyWithin(0, from, end);
  for (const list of [phases, outcomes, lasts, targets]) list.copyWithin(0, first, samples.count);
  for (let i = first; i <= samples.count; i++) starts[i - first] = (starts[i] ?? 0) - from;
  samples.count -= first;
}

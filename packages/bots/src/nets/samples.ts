/** The inputs of a sample that are not zero. */
interface Inputs {
  readonly count: number;
  readonly places: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/** Positions to learn from, one after the other: their inputs, phases, and what came after them. */
export interface Samples {
  count: number;
  /** Where the inputs of each sample begin; one more than there are samples. */
  readonly starts: Int32Array;
  readonly places: Uint16Array;
  readonly values: Int16Array;
  readonly phases: Uint8Array;
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
    targets: new Float32Array(most),
  };
}

/** Adds a sample; without room for it the older half is forgotten first. */
export function addSample(samples: Samples, x: Inputs, phase: number, target: number): void {
  const { starts, places, values, phases, targets } = samples;
  if (samples.count >= targets.length || (starts[samples.count] ?? 0) + x.count > places.length) forgetHalf(samples);
  const at = samples.count;
  const start = starts[at] ?? 0;
  for (let i = 0; i < x.count; i++) {
    places[start + i] = x.places[i] ?? 0;
    values[start + i] = x.values[i] ?? 0;
  }
  starts[at + 1] = start + x.count;
  phases[at] = phase;
  targets[at] = target;
  samples.count++;
}

/** Adds all samples of another list. */
export function addSamples(samples: Samples, more: Samples): void {
  for (let i = 0; i < more.count; i++) {
    const from = more.starts[i] ?? 0;
    const to = more.starts[i + 1] ?? 0;
    const places = more.places.subarray(from, to);
    const values = more.values.subarray(from, to);
    addSample(samples, { count: to - from, places, values }, more.phases[i] ?? 0, more.targets[i] ?? 0);
  }
}

/** The same samples without the room that is left: this is handed from thread to thread. */
export function packed({ count, starts, places, values, phases, targets }: Samples): Samples {
  const end = starts[count] ?? 0;
  return {
    count,
    starts: starts.slice(0, count + 1),
    places: places.slice(0, end),
    values: values.slice(0, end),
    phases: phases.slice(0, count),
    targets: targets.slice(0, count),
  };
}

function forgetHalf(samples: Samples): void {
  const { starts, places, values, phases, targets } = samples;
  const first = samples.count >> 1;
  const from = starts[first] ?? 0;
  const end = starts[samples.count] ?? 0;
  places.copyWithin(0, from, end);
  values.copyWithin(0, from, end);
  phases.copyWithin(0, first, samples.count);
  targets.copyWithin(0, first, samples.count);
  for (let i = first; i <= samples.count; i++) starts[i - first] = (starts[i] ?? 0) - from;
  samples.count -= first;
}

import type { Inputs } from './sparse.ts';

/**
 * A small net on sparse inputs with one hidden layer. All weights are whole numbers and no sum leaves the range in which
 * doubles are exact, so every machine gets the same value to the last bit.
 */
export interface Net {
  /** The names of the inputs: weights belong to names, not to places. */
  readonly inputs: readonly string[];
  /** The stages of a game: each has output weights of its own. */
  readonly phases: readonly string[];
  readonly hidden: number;
  /** For each input, its weight to each hidden unit; in `UNIT`s, like all others. */
  readonly rows: Int16Array;
  readonly bias: Int16Array;
  /** For each phase, the weight of each hidden unit. */
  readonly out: Int16Array;
  /** For each phase, the weight that each input has by itself. */
  readonly direct: Int16Array;
  /** For each phase, what is always added. */
  readonly base: Int16Array;
}

/** Weights are kept as whole numbers of this part of one. */
export const UNIT = 1 / 1024;

/** A net in which every weight is zero. */
export function emptyNet(inputs: readonly string[], phases: readonly string[], hidden: number): Net {
  return {
    inputs,
    phases,
    hidden,
    rows: new Int16Array(inputs.length * hidden),
    bias: new Int16Array(hidden),
    out: new Int16Array(phases.length * hidden),
    direct: new Int16Array(phases.length * inputs.length),
    base: new Int16Array(phases.length),
  };
}

/** What the inputs seen so far add up to: it can be kept, copied and added to. */
interface Sums {
  readonly hidden: Int32Array;
  direct: number;
}

/** Room for the sums of a net. */
export function sumsFor(net: Net): Sums {
  return { hidden: new Int32Array(net.hidden), direct: 0 };
}

/** The sums of a phase with no input at all. */
export function clearSums(net: Net, phase: number, sums: Sums): void {
  sums.hidden.set(net.bias);
  sums.direct = net.base[phase] ?? 0;
}

/** Adds inputs to the sums. */
export function addInputs(net: Net, phase: number, x: Inputs, sums: Sums): void {
  const { direct } = net;
  const column = phase * net.inputs.length;
  let total = sums.direct;
  for (let i = 0; i < x.count; i++) {
    total += (direct[column + (x.places[i] as number)] as number) * (x.values[i] as number);
  }
  sums.direct = total;
  addHidden(net, x, sums.hidden);
}

/** Four units at a time: their sums stay out of memory meanwhile, which takes a third of the time. */
function addHidden({ rows, hidden: units }: Net, { count, places, values }: Inputs, hidden: Int32Array): void {
  let j = 0;
  for (; j + 4 <= units; j += 4) {
    let a = hidden[j] as number;
    let b = hidden[j + 1] as number;
    let c = hidden[j + 2] as number;
    let d = hidden[j + 3] as number;
    for (let i = 0; i < count; i++) {
      const row = (places[i] as number) * units + j;
      const value = values[i] as number;
      a = (a + (rows[row] as number) * value) | 0;
      b = (b + (rows[row + 1] as number) * value) | 0;
      c = (c + (rows[row + 2] as number) * value) | 0;
      d = (d + (rows[row + 3] as number) * value) | 0;
    }
    hidden[j] = a;
    hidden[j + 1] = b;
    hidden[j + 2] = c;
    hidden[j + 3] = d;
  }
  for (; j < units; j++) {
    for (let i = 0; i < count; i++) {
      const row = (places[i] as number) * units + j;
      hidden[j] = (hidden[j] as number) + (rows[row] as number) * (values[i] as number);
    }
  }
}

/** The value of a phase with these sums. */
export function netValue(net: Net, phase: number, { hidden, direct }: Sums): number {
  const { out, hidden: units } = net;
  const column = phase * units;
  let total = 0;
  for (let j = 0; j < units; j++) {
    const h = hidden[j] as number;
    if (h > 0) total += h * (out[column + j] as number);
  }
  return total * UNIT * UNIT + direct * UNIT;
}

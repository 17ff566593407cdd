import { next, type Rng } from '@waldglas/core';
import type { Matrix } from './matrix-file.ts';
import { emptyNet, type Net, UNIT } from './net.ts';

/** A stage of the game as a net in training sees it. */
export interface Phase {
  readonly name: string;
  /** Phases of a group share what they learn about single inputs. */
  readonly group: string;
  /** The share of the game that is left: within a group, weights change with it. */
  readonly left: number;
}

/** Weights in training: their values, what the batch under way says of them, and the running means of that (Adam). */
export interface Weights extends Matrix<Float32Array> {
  readonly slope: Float32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
}

/** The parts of a net in training. What an input is worth by itself is a sum of two: for its group, and for the phase. */
interface FitWeights {
  readonly rows: Weights;
  readonly bias: Weights;
  readonly out: Weights;
  /** For each group two rows: what an input is worth now, and in addition with the whole game ahead. */
  readonly shared: Weights;
  readonly direct: Weights;
  readonly base: Weights;
}

/** A net in training, with real numbers. */
export interface Fit {
  readonly inputs: readonly string[];
  readonly phases: readonly Phase[];
  readonly hidden: number;
  readonly weights: FitWeights;
  /** For each phase, where in `shared` the row of its group begins. */
  readonly groupStarts: readonly number[];
  /** The batches since training began or went on. */
  batches: number;
}

/** How far the first hidden weights lie from zero. */
const SPREAD = 0.15;

/** A net that knows nothing: its hidden weights are small and by chance, all others are zero. */
export function newFit(inputs: readonly string[], phases: readonly Phase[], hidden: number, rng: Rng): Fit {
  const units = Array.from({ length: hidden }, (_, i) => `unit ${i}`);
  const names = phases.map(({ name }) => name);
  const groups = [...new Set(phases.map(({ group }) => group))];
  const weights = {
    rows: weightsOf(inputs, units),
    bias: weightsOf(['one'], units),
    out: weightsOf(names, units),
    shared: weightsOf(
      groups.flatMap(group => [`${group} now`, `${group} later`]),
      inputs,
    ),
    direct: weightsOf(names, inputs),
    base: weightsOf(['one'], names),
  };
  for (let i = 0; i < weights.rows.values.length; i++) {
    weights.rows.values[i] = SPREAD * (next(rng) / 0x80000000 - 1);
  }
  const groupStarts = phases.map(({ group }) => 2 * groups.indexOf(group) * inputs.length);
  return { inputs, phases, hidden, weights, groupStarts, batches: 0 };
}

function weightsOf(rows: readonly string[], columns: readonly string[]): Weights {
  const numbers = () => new Float32Array(rows.length * columns.length);
  return { rows, columns, values: numbers(), slope: numbers(), first: numbers(), second: numbers() };
}

const MOST = 32767;

/** The net in whole numbers, as it plays. */
export function rounded({ inputs, phases, hidden, weights, groupStarts }: Fit): Net {
  const net = emptyNet(
    inputs,
    phases.map(({ name }) => name),
    hidden,
  );
  const whole = (x: number) => Math.max(-MOST, Math.min(MOST, Math.round(x / UNIT)));
  net.rows.set(weights.rows.values.map(whole));
  net.bias.set(weights.bias.values.map(whole));
  net.out.set(weights.out.values.map(whole));
  net.base.set(weights.base.values.map(whole));
  const shared = weights.shared.values;
  for (const [p, { left }] of phases.entries()) {
    const now = groupStarts[p] ?? 0;
    for (let i = 0; i < inputs.length; i++) {
      const place = p * inputs.length + i;
      const together = (shared[now + i] ?? 0) + left * (shared[now + inputs.length + i] ?? 0);
      net.direct[place] = whole(together + (weights.direct.values[place] ?? 0));
    }
  }
  return net;
}

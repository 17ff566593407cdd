import type { Rng } from '@waldglas/core';
import { type Fit, newFit, type Phase } from './fit.ts';
import { overlay, ownedBy, prefixed, readMatrices, writeMatrices } from './matrix-file.ts';

/** A net in training as bytes, others by name beside it, and what is told about them: from such a checkpoint training goes on. */
export function writeFit(
  { weights }: Fit,
  about: Readonly<Record<string, unknown>>,
  others: Readonly<Record<string, Fit>> = {},
): Uint8Array {
  const beside = Object.entries(others).map(([name, other]) => prefixed(name, { ...other.weights }));
  return writeMatrices({ about, matrices: Object.assign({ ...weights }, ...beside) });
}

/**
 * A net in training with the weights of a checkpoint as far as the names are the same; all others begin anew. With a name it
 * is the net of that name beside the others.
 */
export function readFit(
  bytes: Uint8Array,
  inputs: readonly string[],
  phases: readonly Phase[],
  hidden: number,
  rng: Rng,
  name?: string,
): { fit: Fit; about: Readonly<Record<string, unknown>> } {
  const { about, matrices } = readMatrices(bytes);
  const known = ownedBy(name, matrices);
  const fit = newFit(inputs, phases, hidden, rng);
  if (known.rows) silence(fit, known.rows.columns);
  for (const [part, weights] of Object.entries(fit.weights)) overlay(weights, known[part]);
  return { fit, about };
}

/** Hidden units that are known hear nothing of inputs that are new, until they learn: so the net says what it said before. */
function silence({ weights: { rows } }: Fit, units: readonly string[]): void {
  for (const [column, unit] of rows.columns.entries()) {
    if (!units.includes(unit)) continue;
    for (let i = column; i < rows.values.length; i += rows.columns.length) rows.values[i] = 0;
  }
}

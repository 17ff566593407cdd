import type { Rng } from '@waldglas/core';
import { type Fit, newFit, type Phase } from './fit.ts';
import { overlay, readMatrices, writeMatrices } from './matrix-file.ts';

/** A net in training as bytes, with what is told about it: the checkpoint from which training goes on. */
export function writeFit({ weights }: Fit, about: Readonly<Record<string, unknown>>): Uint8Array {
  return writeMatrices({ about, matrices: { ...weights } });
}

/** A net in training with the weights of a checkpoint as far as the names are the same; all others begin anew. */
export function readFit(
  bytes: Uint8Array,
  inputs: readonly string[],
  phases: readonly Phase[],
  hidden: number,
  rng: Rng,
): { fit: Fit; about: Readonly<Record<string, unknown>> } {
  const { about, matrices } = readMatrices(bytes);
  const fit = newFit(inputs, phases, hidden, rng);
  for (const [name, weights] of Object.entries(fit.weights)) overlay(weights, matrices[name]);
  return { fit, about };
}

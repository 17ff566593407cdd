import { type Matrix, overlay, ownedBy, prefixed, readMatrices, writeMatrices } from './matrix-file.ts';
import { emptyNet, type Net } from './net.ts';

/** Where weights come from: nobody has to believe them. */
interface Provenance {
  readonly game: string;
  /** The seed of the first weights and of all games of the training. */
  readonly seed: string;
  readonly games: number;
  /** The commit of the program that trained them. */
  readonly commit: string;
  /** What they did against the frozen panel when they were written. */
  readonly panel: Readonly<Record<string, number>>;
  /** After how many games another net of the file was written, by its name, if it is of another leg. */
  readonly others?: Readonly<Record<string, number>>;
}

/** The weights of a net as bytes, and of others by name beside it. */
export function writeNet(net: Net, provenance: Provenance, others: Readonly<Record<string, Net>> = {}): Uint8Array {
  const beside = Object.entries(others).map(([name, other]) => prefixed(name, matricesOf(other)));
  return writeMatrices({ about: { ...provenance }, matrices: Object.assign(matricesOf(net), ...beside) });
}

/**
 * A net for these inputs and phases with the weights of a file: those of the same names, wherever they stand there. What
 * the file does not know weighs nothing. With a name it is the net of that name beside the others.
 */
export function readNet(bytes: Uint8Array, inputs: readonly string[], phases: readonly string[], name?: string): Net {
  const matrices = ownedBy(name, readMatrices(bytes).matrices);
  const net = emptyNet(inputs, phases, matrices.bias?.columns.length ?? 0);
  for (const [part, matrix] of Object.entries(matricesOf(net))) overlay(matrix, matrices[part]);
  return net;
}

/** What is told about the weights in a file. */
export function provenanceOf(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  return readMatrices(bytes).about;
}

function matricesOf({ inputs, phases, hidden, ...net }: Net): Record<string, Matrix<Int16Array>> {
  const units = Array.from({ length: hidden }, (_, i) => `unit ${i}`);
  const once = ['one'];
  return {
    rows: { rows: inputs, columns: units, values: net.rows },
    bias: { rows: once, columns: units, values: net.bias },
    out: { rows: phases, columns: units, values: net.out },
    direct: { rows: phases, columns: inputs, values: net.direct },
    base: { rows: once, columns: phases, values: net.base },
  };
}

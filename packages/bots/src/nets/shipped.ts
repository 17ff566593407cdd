import type { Net } from './net.ts';
import { readNet } from './net-file.ts';

/** The net of a file of weights that is shipped as text, in base 64. */
export function shippedNet(text: string, inputs: readonly string[], phases: readonly { readonly name: string }[]): Net {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  return readNet(
    bytes,
    inputs,
    phases.map(({ name }) => name),
  );
}

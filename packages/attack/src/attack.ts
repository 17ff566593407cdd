import { rngFrom } from '@waldglas/core';
import type { Door, Finding } from './door.ts';

/** What came of an attack on one door. */
export interface Outcome {
  readonly name: string;
  readonly knocks: number;
  readonly findings: readonly (Finding & { readonly seed: string })[];
}

/** Enough to see what is wrong. */
const MOST_FINDINGS = 5;

/**
 * Knocks at a door again and again until the time is over, at least once. Every knock has a seed of its own; a door that
 * throws is a finding as well.
 */
export async function attackDoor(
  door: Door,
  seed: string,
  milliseconds: number,
  clock: () => number,
): Promise<Outcome> {
  const findings: (Finding & { seed: string })[] = [];
  const end = clock() + milliseconds;
  let knocks = 0;
  do {
    const own = `${seed}/${door.name}/${knocks}`;
    knocks += 1;
    const found = await door.knock(rngFrom(own)).catch((error: unknown) => ({ what: String(error), sent: '' }));
    if (found) findings.push({ ...found, seed: own });
  } while (clock() < end && findings.length < MOST_FINDINGS);
  return { name: door.name, knocks, findings };
}

/** A finding in one line: what was sent is cut and made harmless. */
export function findingLine({ what, sent, seed }: Finding & { readonly seed: string }): string {
  return `  ${seed}: ${what}: ${JSON.stringify(sent.slice(0, 300))}`;
}

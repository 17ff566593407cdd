import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Result } from '@waldglas/bots';
import { WrongUse } from './wrong.ts';

/** Finished matches of a long run, kept on disk as they come. */
export interface MatchFile {
  /** The results that were there at the start, by place. */
  readonly known: ReadonlyMap<number, Result>;
  add(i: number, result: Result): void;
}

/** No file: nothing is known, nothing is kept. */
const NO_FILE: MatchFile = { known: new Map(), add: () => {} };

/**
 * Opens the file of a run, or begins it. Its first line is the run, every other one a result; so a run that was broken
 * off goes on where it stood. The file of another run is refused.
 */
export function matchFile(path: string | undefined, run: unknown): MatchFile {
  if (path === undefined) return NO_FILE;
  const head = JSON.stringify(run);
  const known = new Map<number, Result>();
  try {
    if (existsSync(path)) readLines(path, head, known);
    else writeFileSync(path, `${head}\n`);
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    throw new WrongUse('unwritable', path);
  }
  return { known, add: (i, result) => appendFileSync(path, `${JSON.stringify([i, result])}\n`) };
}

function readLines(path: string, head: string, known: Map<number, Result>): void {
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first, ...lines] = whole.split('\n');
  if (first !== head) throw new WrongUse('otherRun', path);
  for (const line of lines) {
    if (line === '') continue;
    const [i, result] = JSON.parse(line) as [number, Result];
    known.set(i, result);
  }
  // what was being written when the run broke off
  if (whole.length < text.length) writeFileSync(path, whole);
}

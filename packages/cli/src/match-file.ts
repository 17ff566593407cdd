import { appendFileSync, readFileSync, statSync } from 'node:fs';
import type { Result } from '@waldglas/bots';
import { writeSafely } from './write-safely.ts';
import { Failure, WrongUse } from './wrong.ts';

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
  const known = knownResults(path, head);
  return {
    known,
    add(i, result) {
      try {
        appendFileSync(path, `${JSON.stringify([i, result])}\n`);
      } catch {
        throw new Failure('unwritable', path);
      }
    },
  };
}

function knownResults(path: string, head: string): Map<number, Result> {
  const text = textOf(path);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first, ...lines] = whole.split('\n');
  // a full disk leaves an empty file or a part of the first line: such a run has not begun
  const isOurs = whole === '' ? head.startsWith(text) : first === head;
  if (!isOurs) throw new WrongUse('otherRun', path);
  const known = new Map<number, Result>();
  for (const [i, line] of lines.entries()) {
    if (line === '') continue;
    const entry = readEntry(line);
    if (!entry) throw new WrongUse('noResult', path, i + 2);
    known.set(...entry);
  }
  const kept = whole === '' ? `${head}\n` : whole;
  try {
    // what was being written when the run broke off goes; writing also finds out now whether that is possible
    if (kept === text) appendFileSync(path, '');
    else writeSafely(path, kept);
  } catch {
    throw new WrongUse('unwritable', path);
  }
  return known;
}

function textOf(path: string): string {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : '';
  } catch {
    throw new WrongUse('unreadable', path);
  }
}

/** The place and the result in a line, if it is one. */
function readEntry(line: string): [number, Result] | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    if (!Array.isArray(entry) || entry.length !== 2) return undefined;
    const [i, result] = entry;
    return Number.isInteger(i) && i >= 0 && isResult(result) ? [i, result] : undefined;
  } catch {
    return undefined;
  }
}

function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false;
  const { points, wins, calls } = value as Partial<Record<keyof Result, unknown>>;
  return isNumbers(points) && isNumbers(wins) && Array.isArray(calls) && calls.every(isNumbers);
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(one => typeof one === 'number');
}

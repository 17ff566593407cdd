import type { Rng } from '@waldglas/core';

/** What should not have happened, and what was sent. */
export interface Finding {
  readonly what: string;
  readonly sent: string;
}

/** A way into the program that anybody can knock at. */
export interface Door {
  readonly name: string;
  /** Sends something, seldom sound, and looks at what comes back. */
  knock(rng: Rng): Promise<Finding | undefined>;
  close(): Promise<void>;
}

/** Milliseconds that an answer may take, on a busy machine. */
export const PATIENCE = 10_000;

/** Letters and words that only the inside knows. */
const INSIDE =
  /inside|\[object |undefined|\bNaN\b|TypeError|RangeError|ReferenceError|is not a function|cannot read|node:|\bat \S+ \(|\.ts:\d|no seat \d/i;
/** Codes of the system and of fastify, in capitals: a word that was sent may be quoted with a colon. */
const CODE = /\bFST_|\bE[A-Z]{4,}\b:/;

/** What a sentence to somebody outside must not have. */
export function faultIn(sentence: string): string | undefined {
  const inside = INSIDE.exec(sentence) ?? CODE.exec(sentence);
  if (inside) return `shows the inside: ${inside[0]}`;
  if (sentence.length > 600) return `a sentence of ${sentence.length} characters`;
  if (/[^\P{Cc}\t\n]/u.test(sentence)) return 'a control character';
  return /\n./.test(sentence) ? 'more than one line' : undefined;
}

import type { CliWords } from './catalog.ts';
import type { Io } from './io.ts';

/** A bar with the time left, drawn only for what takes longer than a second. */
export interface Progress {
  /** `share` of the work is done, from 0 to 1. */
  at(share: number): void;
  /** Wipes the bar. */
  done(): void;
}

const WIDTH = 30;
const FIRST = 1000;
const EVERY = 200;

/** A progress bar on the error stream; silent if that is no terminal. */
export function progress(io: Io, words: CliWords, what: string): Progress {
  const begun = performance.now();
  let drawn = 0;
  return {
    at(share) {
      const now = performance.now();
      if (!io.bars || now - begun < FIRST || now - drawn < EVERY) return;
      drawn = now;
      const filled = Math.round(share * WIDTH);
      const left = share > 0 ? Math.ceil(((now - begun) * (1 - share)) / share / 1000) : 0;
      const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled);
      io.err(`\r${what} [${bar}] ${Math.floor(share * 100)} %, ${words.left(left)} \x1b[K`);
    },
    done() {
      if (drawn > 0) io.err('\r\x1b[K');
    },
  };
}

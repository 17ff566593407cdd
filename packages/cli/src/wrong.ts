import type { WrongWords } from './words/wrong.ts';

type Way = keyof WrongWords;

/** What went wrong, as data: it is said at the very end, in the language of the call. */
class Wrong<W extends Way> extends Error {
  readonly way: W;
  readonly details: Parameters<WrongWords[W]>;
  /** The option it is about and what stood there. */
  at: string | undefined;

  constructor(way: W, ...details: Parameters<WrongWords[W]>) {
    super(way);
    this.way = way;
    this.details = details;
  }

  said(words: WrongWords): string {
    const say = words[this.way] as (...details: Parameters<WrongWords[W]>) => string;
    const sentence = say(...this.details);
    return this.at === undefined ? sentence : `${this.at}: ${sentence}`;
  }
}

/** The command was called in a way it does not know: exit code 2. */
export class WrongUse<W extends Way = Way> extends Wrong<W> {}

/** The command was understood and failed: exit code 1. */
export class Failure<W extends Way = Way> extends Wrong<W> {}

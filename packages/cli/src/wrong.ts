import { type ComplaintWords, complaintText, type Illegal, isIllegal } from '@waldglas/core';
import type { WrongWords } from './words/wrong.ts';

type Way = keyof WrongWords;

/** The details of a way; a reason may come as the refusal that it is. */
type Details<W extends Way> = OrIllegal<Parameters<WrongWords[W]>>;
type OrIllegal<T extends readonly unknown[]> = { [I in keyof T]: T[I] | Illegal };

/** What went wrong, as data: it is said at the very end, in the language of the call. */
class Wrong<W extends Way> extends Error {
  readonly way: W;
  readonly details: Details<W>;
  /** The option it is about and what stood there. */
  at: string | undefined;

  constructor(way: W, ...details: Details<W>) {
    super(way);
    this.way = way;
    this.details = details;
  }

  said(words: WrongWords, complaints: ComplaintWords): string {
    const details = this.details.map(one => (isIllegal(one) ? complaintText(complaints, one.complaint) : one));
    const say = words[this.way] as (...details: unknown[]) => string;
    const sentence = say(...details);
    return this.at === undefined ? sentence : `${this.at}: ${sentence}`;
  }
}

/** The command was called in a way it does not know: exit code 2. */
export class WrongUse<W extends Way = Way> extends Wrong<W> {}

/** The command was understood and failed: exit code 1. */
export class Failure<W extends Way = Way> extends Wrong<W> {}

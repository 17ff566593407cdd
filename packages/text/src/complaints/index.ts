import { type ComplaintWords, ENGLISH_COMPLAINTS } from '@waldglas/core';
import type { Lang } from '../language.ts';

const WORDS: Readonly<Record<Lang, () => Promise<ComplaintWords>>> = {
  en: async () => ENGLISH_COMPLAINTS,
  de: async () => (await import('./de.ts')).GERMAN_COMPLAINTS,
  pl: async () => (await import('./pl.ts')).POLISH_COMPLAINTS,
};

/** What can be wrong with lines, records, positions and messages, in the words of a language. */
export function loadComplaintWords(lang: Lang): Promise<ComplaintWords> {
  return WORDS[lang]();
}

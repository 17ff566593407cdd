import type { FaultWords } from './faults.ts';

const WORDS = {
  en: async () => (await import('./words.en.ts')).EN,
  de: async () => (await import('./words.de.ts')).DE,
  pl: async () => (await import('./words.pl.ts')).PL,
} as const;

/** What can be wrong with an edition, in the words of a language. */
export function loadFaultWords(lang: keyof typeof WORDS): Promise<FaultWords> {
  return WORDS[lang]();
}

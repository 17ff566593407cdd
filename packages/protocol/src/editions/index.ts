import type { FaultWords } from './faults.ts';

export { checkEdition, checkText, type EditionCheck, type EditionRules } from './check.ts';
export type { Difference } from './compare.ts';
export { type Fault, type FaultWords, fault, faultText } from './faults.ts';
export { readableJson } from './json.ts';
export { publishedSchema } from './schema.ts';

const WORDS = {
  en: async () => (await import('./words.en.ts')).EN,
  de: async () => (await import('./words.de.ts')).DE,
  pl: async () => (await import('./words.pl.ts')).PL,
} as const;

/** What can be wrong with an edition, in the words of a language. */
export function loadFaultWords(lang: keyof typeof WORDS): Promise<FaultWords> {
  return WORDS[lang]();
}

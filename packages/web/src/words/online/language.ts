import { signal } from '@preact/signals';
import type { Lang } from '@waldglas/text';
import { EN } from './en.ts';
import type { OnlineWords } from './words.ts';

/** What is said about tables on a server, in the language that was asked for last. */
export const onlineWords = signal<OnlineWords>(EN);

const LANGUAGES: Readonly<Record<Lang, () => Promise<OnlineWords>>> = {
  en: async () => EN,
  de: async () => (await import('./de.ts')).DE,
  pl: async () => (await import('./pl.ts')).PL,
};

let wanted: Lang = 'en';

/** Says it in a language, unless another one is wanted by the time it is there. */
export async function speakOnline(lang: Lang): Promise<void> {
  wanted = lang;
  const spoken = await LANGUAGES[lang]();
  if (wanted === lang) onlineWords.value = spoken;
}

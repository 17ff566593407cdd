import { signal } from '@preact/signals';
import type { Lang } from '@waldglas/text';
import { EN } from './en.ts';
import type { WebWords } from './words.ts';

/** The words of the pages, in the language now shown. */
export const words = signal<WebWords>(EN);

const PAGES: Readonly<Record<Lang, () => Promise<WebWords>>> = {
  en: async () => EN,
  de: async () => (await import('./de.ts')).DE,
  pl: async () => (await import('./pl.ts')).PL,
};

/** The language asked for last. */
let wanted: Lang = 'en';

/** Shows the pages in a language, unless another one is wanted by the time it is there. */
export async function speak(lang: Lang): Promise<void> {
  wanted = lang;
  const spoken = await PAGES[lang]();
  if (wanted === lang) words.value = spoken;
}

import { signal } from '@preact/signals';
import type { Action, Event, View } from '@waldglas/glass-road';
import type { Lang, Speech } from '@waldglas/text';
import { plain } from '@waldglas/text';
import type { Saying } from './boards/effect.tsx';
import { EN } from './words/en.ts';
import type { WebWords } from './words/words.ts';

/** The words of the pages, in the language now shown. */
export const words = signal<WebWords>(EN);

const PAGES: Readonly<Record<Lang, () => Promise<WebWords>>> = {
  en: async () => EN,
  de: async () => (await import('./words/de.ts')).DE,
  pl: async () => (await import('./words/pl.ts')).PL,
};

/** Shows the pages in a language. */
export async function speak(lang: Lang): Promise<void> {
  words.value = await PAGES[lang]();
}

/** All that is said about Glass Road. */
export type GlassRoadSpeech = Speech<View, Action, Event>;

const SPEECHES = {
  en: async () => (await import('@waldglas/text/glass-road/en')).EN,
  de: async () => (await import('@waldglas/text/glass-road/de')).DE,
  pl: async () => (await import('@waldglas/text/glass-road/pl')).PL,
};

/** Loads what is said about Glass Road, with the names of the players. What a card says is put together once. */
export async function loadSpeech(lang: Lang, who?: (seat: number) => string): Promise<GlassRoadSpeech> {
  const [{ glassRoadSpeech }, spoken] = await Promise.all([import('@waldglas/text/glass-road'), SPEECHES[lang]()]);
  const speech = glassRoadSpeech(spoken, who);
  return { ...speech, card: once(speech.card), counted: once(speech.counted) };
}

/** The same function, asked once for the same things. */
function once<P extends readonly (string | number)[], R>(ask: (...about: P) => R): (...about: P) => R {
  const known = new Map<string, R>();
  return (...about) => {
    const key = about.join(' ');
    const found = known.get(key) ?? ask(...about);
    known.set(key, found);
    return found;
  };
}

/** The same for the small pictures. */
export function sayingOf(speech: GlassRoadSpeech): Saying {
  return { words: words.value, counted: (id, n) => plain(speech.counted(id, n)), noun: speech.noun };
}

import type { Action, Event, View } from '@waldglas/glass-road';
import { type Lang, plain, type Speech } from '@waldglas/text';
import { type GlassRoadWords, glassRoadSpeech } from '@waldglas/text/glass-road';
import { words } from '../../words/language.ts';
import type { EffectWords } from './effect.tsx';

/** All that is said about Glass Road. */
export type GlassRoadSpeech = Speech<View, Action, Event>;

const LANGUAGES: Readonly<Record<Lang, () => Promise<GlassRoadWords>>> = {
  en: async () => (await import('@waldglas/text/glass-road/en')).EN,
  de: async () => (await import('@waldglas/text/glass-road/de')).DE,
  pl: async () => (await import('@waldglas/text/glass-road/pl')).PL,
};

/** Loads what is said about Glass Road, with the names of the players. What a card says is put together once. */
export async function loadSpeech(lang: Lang, who?: (seat: number) => string): Promise<GlassRoadSpeech> {
  const speech = glassRoadSpeech(await LANGUAGES[lang](), who);
  return { ...speech, card: once(speech.card), counted: once(speech.counted) };
}

/** The same function, asked once for the same things. */
function once<P extends readonly (string | number | undefined)[], R>(ask: (...about: P) => R): (...about: P) => R {
  const known = new Map<string, R>();
  return (...about) => {
    const key = about.join(' ');
    const found = known.get(key) ?? ask(...about);
    known.set(key, found);
    return found;
  };
}

/** The name of a wheel as a title, without its article. */
export function wheelTitle(speech: GlassRoadSpeech, id: string): string {
  const name = speech.wheel(id).replace(/^(the|die|der|das) /i, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The words for the small pictures of effects. */
export function effectWordsOf(speech: GlassRoadSpeech): EffectWords {
  return { words: words.value, counted: (id, n) => plain(speech.counted(id, n)), noun: speech.noun };
}

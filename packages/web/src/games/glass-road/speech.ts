import type { Action, Event, View } from '@waldglas/glass-road';
import { type Lang, plain, type Speech } from '@waldglas/text';
import { type GlassRoadWords, glassRoadSpeech } from '@waldglas/text/glass-road';
import { words } from '../../words/language.ts';
import { once } from '../../words/once.ts';
import type { EffectWords } from './effect.tsx';
import { EN } from './words.en.ts';
import type { GlassRoadTableWords } from './words.ts';

/** All that is said about Glass Road. */
export type GlassRoadSpeech = Speech<View, Action, Event>;

const LANGUAGES: Readonly<Record<Lang, () => Promise<GlassRoadWords>>> = {
  en: async () => (await import('@waldglas/text/glass-road/en')).EN,
  de: async () => (await import('@waldglas/text/glass-road/de')).DE,
  pl: async () => (await import('@waldglas/text/glass-road/pl')).PL,
};

const TABLES: Readonly<Record<Lang, () => Promise<GlassRoadTableWords>>> = {
  en: async () => EN,
  de: async () => (await import('./words.de.ts')).DE,
  pl: async () => (await import('./words.pl.ts')).PL,
};

/** The speech of the game brings the words of its table along, so that both change at once. */
export interface TableSpeech extends GlassRoadSpeech {
  readonly table: GlassRoadTableWords;
}

/** Loads what is said about Glass Road, with the names of the players. What a card says is put together once. */
export async function loadSpeech(lang: Lang, who?: (seat: number) => string): Promise<TableSpeech> {
  const [said, table] = await Promise.all([LANGUAGES[lang](), TABLES[lang]()]);
  const speech = glassRoadSpeech(said, who);
  return { ...speech, card: once(speech.card), counted: once(speech.counted), table };
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

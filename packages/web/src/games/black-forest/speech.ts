import type { Action, Event, View } from '@waldglas/black-forest';
import { type Lang, plain, type Speech, type Who } from '@waldglas/text';
import { type BlackForestWords, blackForestSpeech } from '@waldglas/text/black-forest';
import type { EffectWords } from '../../boards/effect.tsx';
import { words } from '../../words/language.ts';
import { once } from '../../words/once.ts';
import { EN } from './words.en.ts';
import type { ForestWords } from './words.ts';

/** All that is said about Black Forest. */
export type BlackForestSpeech = Speech<View, Action, Event>;

/** The speech of the game, and what its table says beside it. */
export interface Told {
  readonly said: BlackForestSpeech;
  readonly table: ForestWords;
}

const SPEECHES: Readonly<Record<Lang, () => Promise<BlackForestWords>>> = {
  en: async () => (await import('@waldglas/text/black-forest/en')).EN,
  de: async () => (await import('@waldglas/text/black-forest/de')).DE,
  pl: async () => (await import('@waldglas/text/black-forest/pl')).PL,
};

const TABLES: Readonly<Record<Lang, () => Promise<ForestWords>>> = {
  en: async () => EN,
  de: async () => (await import('./words.de.ts')).DE,
  pl: async () => (await import('./words.pl.ts')).PL,
};

/** Loads what is said about Black Forest, with the names of the players. */
export async function loadTold(lang: Lang, who?: Who): Promise<Told> {
  const [speech, table] = await Promise.all([SPEECHES[lang](), TABLES[lang]()]);
  return { said: blackForestSpeech(speech, who), table };
}

/** The speech of the open table: it brings the words of the table along, so that both change at once. */
export interface TableSpeech extends BlackForestSpeech {
  readonly table: ForestWords;
}

/** The same as one, for the face of the game. What a card says is put together once. */
export async function loadSpeech(lang: Lang, who?: Who): Promise<TableSpeech> {
  const { said, table } = await loadTold(lang, who);
  return { ...said, card: once(said.card), counted: once(said.counted), table };
}

/** The name of a wheel as a title, without its article. */
export function wheelTitle(said: BlackForestSpeech, id: string): string {
  const name = said.wheel(id).replace(/^(the|die|der|das) /i, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The same for the small pictures. Names can be broken where the pages or the game know how. */
export function effectWordsOf({ said, table }: Told): EffectWords {
  const { value: w } = words;
  return {
    words: { ...w, hyphens: `${w.hyphens} ${table.hyphens}` },
    counted: (id, n) => plain(said.counted(id, n)),
    noun: said.noun,
  };
}

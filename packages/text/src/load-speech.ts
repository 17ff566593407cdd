import type { Lang } from './language.ts';
import type { AnySpeech } from './speech.ts';

const GLASS_ROAD = {
  en: async () => (await import('./glass-road/en.ts')).EN,
  de: async () => (await import('./glass-road/de.ts')).DE,
  pl: async () => (await import('./glass-road/pl.ts')).PL,
} as const;

const BLACK_FOREST = {
  en: async () => (await import('./black-forest/en.ts')).EN,
  de: async () => (await import('./black-forest/de.ts')).DE,
  pl: async () => (await import('./black-forest/pl.ts')).PL,
} as const;

const SPEECHES: Readonly<Record<string, (lang: Lang) => Promise<AnySpeech>>> = {
  'glass-road': async lang => (await import('./glass-road/index.ts')).glassRoadSpeech(await GLASS_ROAD[lang]()),
  'black-forest': async lang => (await import('./black-forest/index.ts')).blackForestSpeech(await BLACK_FOREST[lang]()),
};

/** Making a speech takes longer than answering a message. */
const made = new Map<string, Promise<AnySpeech>>();

/** What is said about a game in a language; players are called by their letters. */
export function loadSpeech(id: string, lang: Lang): Promise<AnySpeech> {
  const load = SPEECHES[id];
  if (!load) throw new Error(`nobody speaks of ${id}`);
  const speech = made.get(`${id} ${lang}`) ?? load(lang);
  made.set(`${id} ${lang}`, speech);
  return speech;
}

import { botsNamed, LEVEL_IDS, type Levels, type PartsOf } from '@waldglas/bots';
import { readWeights } from '@waldglas/bots/read-weights';
import { type Action, type AnyGame, type Bot, type Illegal, illegal, quoted } from '@waldglas/core';
import { LANGS, type Lang } from '@waldglas/text';
import type { Reference } from '@waldglas/text/reference';
import type { CliWords } from './words/words.ts';

export { plain } from '@waldglas/text';
export type { Block, Reference } from '@waldglas/text/reference';
export type { CliWords, Lang };

const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'glass-road': async () => (await import('@waldglas/glass-road')).glassRoad,
  'black-forest': async () => (await import('@waldglas/black-forest')).blackForest,
};

/** The bots of a game, by level. */
export type AnyLevels = Levels<Action, unknown>;

/** What the bots of a game are made by. */
interface Makers {
  /** The parts of their thinking that can be left out. */
  readonly PARTS: PartsOf;
  levelsBy(weights: Uint8Array, without?: string): AnyLevels;
}

const BOTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'glass-road': () => import('@waldglas/bots/glass-road'),
  'black-forest': () => import('@waldglas/bots/black-forest'),
};

/** The ids of the games there are. */
export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** The levels of bots. */
export const BOT_IDS: readonly string[] = LEVEL_IDS;

/** The languages there are. */
export const LANGUAGES: readonly Lang[] = LANGS;

/** Loads a game by its id. */
export async function loadGame(id: string): Promise<AnyGame | Illegal> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return load ? load() : illegal('noGame', quoted(id), GAME_IDS.join(', '));
}

const WORDS: Readonly<Record<Lang, () => Promise<CliWords>>> = {
  en: async () => (await import('./words/en.ts')).EN,
  de: async () => (await import('./words/de.ts')).DE,
  pl: async () => (await import('./words/pl.ts')).PL,
};

/** The terminal's own words in a language. */
export function loadWords(lang: Lang): Promise<CliWords> {
  return WORDS[lang]();
}

/** The rules of a game as they are explained in a language. */
export async function loadReference(id: string, lang: Lang): Promise<Reference> {
  return (await import('@waldglas/text/reference')).loadReference(id, lang);
}

/** Loads the bots of a game that there is. */
export async function loadLevels(id: string): Promise<AnyLevels> {
  return (await loadMakers(id)).levelsBy(readWeights(id));
}

/** What matches are played by: who can play, by name, and what of their thinking can be left out. */
interface Contestants {
  readonly parts: PartsOf;
  named(name: string): Bot<Action, unknown>;
}

/** Loads who can play in matches of a game that there is. */
export async function loadContestants(id: string): Promise<Contestants> {
  const { PARTS, levelsBy } = await loadMakers(id);
  return { parts: PARTS, named: botsNamed(PARTS, without => levelsBy(readWeights(id), without)) };
}

async function loadMakers(id: string): Promise<Makers> {
  const load = BOTS[id];
  if (!load) throw new Error(`no bots for ${id}`);
  return (await load()) as Makers;
}

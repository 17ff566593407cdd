import { LEVEL_IDS, type Levels } from '@waldglas/bots';
import { type Action, type AnyGame, type GameRecord, type Illegal, illegal, quoted } from '@waldglas/core';
import { admitDocument, type EditionRules, factsFault } from '@waldglas/protocol/editions';
import type { AnySpeech, Lang } from '@waldglas/text';

const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'glass-road': async () => (await import('@waldglas/glass-road')).glassRoad,
  'black-forest': async () => (await import('@waldglas/black-forest')).blackForest,
};

const LEVELS: Readonly<Record<string, () => Promise<Levels<Action, unknown>>>> = {
  'glass-road': async () => (await import('@waldglas/bots/glass-road')).levels as Levels<Action, unknown>,
  'black-forest': async () => (await import('@waldglas/bots/black-forest')).levels as Levels<Action, unknown>,
};

const EDITIONS: Readonly<Record<string, () => Promise<EditionRules>>> = {
  'glass-road': async () => (await import('@waldglas/protocol/editions/glass-road')).editionRules as EditionRules,
  'black-forest': async () => (await import('@waldglas/protocol/editions/black-forest')).editionRules as EditionRules,
};

const GLASS_ROAD = {
  en: async () => (await import('@waldglas/text/glass-road/en')).EN,
  de: async () => (await import('@waldglas/text/glass-road/de')).DE,
  pl: async () => (await import('@waldglas/text/glass-road/pl')).PL,
} as const;

const BLACK_FOREST = {
  en: async () => (await import('@waldglas/text/black-forest/en')).EN,
  de: async () => (await import('@waldglas/text/black-forest/de')).DE,
  pl: async () => (await import('@waldglas/text/black-forest/pl')).PL,
} as const;

const SPEECHES: Readonly<Record<string, (lang: Lang) => Promise<AnySpeech>>> = {
  'glass-road': async lang => (await import('@waldglas/text/glass-road')).glassRoadSpeech(await GLASS_ROAD[lang]()),
  'black-forest': async lang =>
    (await import('@waldglas/text/black-forest')).blackForestSpeech(await BLACK_FOREST[lang]()),
};

/** The ids of the games there are. */
export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** The levels of bots. */
export const BOT_IDS: readonly string[] = LEVEL_IDS;

/** Loads a game by its id. */
export async function loadGame(id: string): Promise<AnyGame | Illegal> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return load ? load() : illegal('noGame', quoted(id), GAME_IDS.join(', '));
}

/** Making a speech takes longer than a message. */
const made = new Map<string, Promise<AnySpeech>>();

/** What is said about a game in a language. */
export function loadSpeech(id: string, lang: Lang): Promise<AnySpeech> {
  const speech = made.get(`${id} ${lang}`) ?? part(SPEECHES, id)(lang);
  made.set(`${id} ${lang}`, speech);
  return speech;
}

/** The bots of a game. */
export function loadLevels(id: string): Promise<Levels<Action, unknown>> {
  return part(LEVELS, id)();
}

/** Checks and admits the document of an edition; its id, or what is wrong with it. */
export async function admitEdition(game: AnyGame, document: unknown): Promise<string | Illegal> {
  return admitDocument(game, await part(EDITIONS, game.id)(), document, 'en');
}

/** What is wrong with the facts that a record carries, if anything. */
export async function recordFactsFault(record: GameRecord): Promise<Illegal | undefined> {
  return factsFault(await part(EDITIONS, record.rules)(), record, 'en');
}

/** What there is for a game that there is. */
function part<T>(parts: Readonly<Record<string, T>>, id: string): T {
  const found = parts[id];
  if (!found) throw new Error(`there is no game ${id}`);
  return found;
}

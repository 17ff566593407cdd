import { LEVEL_IDS, type Levels } from '@waldglas/bots';
import { type Action, type BaseState, type Game, type Illegal, illegal, type Seat } from '@waldglas/core';

/** What every event tells. */
export interface AnyEvent {
  readonly kind: string;
  readonly seat?: Seat;
}

/** A game as the tools know it: all they use is in the small interface. */
export type AnyGame = Game<BaseState, Action, unknown, AnyEvent>;

const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'glass-road': async () => (await import('@waldglas/glass-road')).glassRoad,
  'black-forest': async () => (await import('@waldglas/black-forest')).blackForest,
};

/** The bots of a game, by level. */
export type AnyLevels = Levels<Action, unknown>;

const LEVELS: Readonly<Record<string, () => Promise<AnyLevels>>> = {
  'glass-road': async () => (await import('@waldglas/bots/glass-road')).levels as AnyLevels,
  'black-forest': async () => (await import('@waldglas/bots/black-forest')).levels as AnyLevels,
};

/** The ids of the games there are. */
export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** The bots that `play` seats. */
export const BOT_IDS: readonly string[] = ['random'];

/** The levels of bots that play among themselves. */
export const LEVEL_NAMES: readonly string[] = LEVEL_IDS;

/** The languages of the product; their words come with a later release. */
export const LANGUAGES: readonly string[] = ['en', 'de', 'pl'];

/** Loads a game by its id. */
export async function loadGame(id: string): Promise<AnyGame | Illegal> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return load ? load() : illegal(`there is no game "${id}"; there is: ${GAME_IDS.join(', ')}`);
}

/** Loads the bots of a game that there is. */
export async function loadLevels(id: string): Promise<AnyLevels> {
  const load = LEVELS[id];
  if (!load) throw new Error(`no bots for ${id}`);
  return load();
}

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

/** The ids of the games there are. */
export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** The bots there are. */
export const BOT_IDS: readonly string[] = ['random'];

/** The languages of the product; their words come with a later release. */
export const LANGUAGES: readonly string[] = ['en', 'de', 'pl'];

/** Loads a game by its id. */
export async function loadGame(id: string): Promise<AnyGame | Illegal> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return load ? load() : illegal(`there is no game "${id}"; there is: ${GAME_IDS.join(', ')}`);
}

import type { Bot } from '@waldglas/bots';
import type { Action, Position } from '@waldglas/core';
import type { EditionRules } from '@waldglas/protocol/editions';
import type { ComponentType } from 'preact';
import type { AnyGame } from './connection/connection.ts';
import type { AnyFace } from './table/face.ts';

/** The bots of a game by level. */
export type Bots = Readonly<Record<string, Bot<Action, unknown>>>;
type Load<T> = () => Promise<T>;

/** Is the toy of the tests part of this build? */
const TOY = import.meta.env.WALDGLAS_TOY === '1';

/*
 * The games there are. Nothing else imports a game, its words or its bots, but `games/GAME`. Each kind of thing has a
 * list of its own: a worker that only plays is built without anything to look at.
 */
const RULES: Readonly<Record<string, Load<AnyGame>>> = {
  'glass-road': async () => (await import('@waldglas/glass-road')).glassRoad as AnyGame,
  ...(TOY && { toy: async () => (await import('@waldglas/core/toy')).toy as AnyGame }),
};

/** The toy has no bots of its own: one that plays at random will do. */
async function loadToyBots(): Promise<Bots> {
  const [{ randomBot }, { toy }] = await Promise.all([import('@waldglas/bots'), import('@waldglas/core/toy')]);
  const bot = randomBot(toy) as Bots[string];
  return { random: bot, apprentice: bot, journeyman: bot };
}

const BOTS: Readonly<Record<string, Load<Bots>>> = {
  'glass-road': async () => (await import('@waldglas/bots/glass-road')).levels as Bots,
  ...(TOY && { toy: loadToyBots }),
};

const FACES: Readonly<Record<string, Load<AnyFace>>> = {
  'glass-road': async () => (await import('./games/glass-road/face.ts')).face as AnyFace,
  ...(TOY && { toy: async () => (await import('./games/toy/face.ts')).face as unknown as AnyFace }),
};

/** What is asked of an edition from outside: loaded only where one comes in. */
const EDITIONS: Readonly<Record<string, Load<EditionRules>>> = {
  'glass-road': async () => (await import('@waldglas/protocol/editions/glass-road')).editionRules as EditionRules,
};

const POSITIONS: Readonly<Record<string, Load<ComponentType<{ readonly position: Position }>>>> = {
  'glass-road': async () => (await import('./games/glass-road/position.tsx')).PositionView,
  'black-forest': async () => (await import('./games/black-forest/position.tsx')).PositionView,
};

const GALLERIES: Readonly<Record<string, Load<ComponentType>>> = {
  'glass-road': async () => (await import('./games/glass-road/gallery.tsx')).Gallery,
  'black-forest': async () => (await import('./games/black-forest/gallery.tsx')).Gallery,
};

const GALLERY_TABLES: Readonly<Record<string, Load<ComponentType>>> = {
  'black-forest': async () => (await import('./games/black-forest/gallery-table.tsx')).GalleryTable,
};

function load<T>(list: Readonly<Record<string, Load<T>>>, game: string): Promise<T> {
  const found = list[game];
  return found ? found() : Promise.reject(new Error(`there is no game ${game}`));
}

/** Can it be played here? */
export const isPlayable = (game: string): boolean => Object.hasOwn(RULES, game);

export const loadRules = (game: string): Promise<AnyGame> => load(RULES, game);
export const loadBots = (game: string): Promise<Bots> => load(BOTS, game);
/** The bot that gives hints. */
export async function loadStrongestBot(game: string): Promise<Bots[string] | undefined> {
  const [{ STRONGEST }, bots] = await Promise.all([import('@waldglas/bots'), loadBots(game)]);
  return bots[STRONGEST];
}
export const loadEditionRules = (game: string): Promise<EditionRules> => load(EDITIONS, game);
/** Everything that the table shows of a game. */
export const loadFace = (game: string): Promise<AnyFace> => load(FACES, game);
/** How a position of the rules reference is drawn. */
export const loadPositionView = (game: string) => load(POSITIONS, game);
/** Everything there is in a game, to look at. */
export const loadGallery = (game: string) => load(GALLERIES, game);
/** A whole table of a game that has none to play at yet. */
export const loadGalleryTable = (game: string) => load(GALLERY_TABLES, game);

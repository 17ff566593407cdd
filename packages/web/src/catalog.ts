import type { Bot } from '@waldglas/bots';
import blackForestWeights from '@waldglas/bots/weights/black-forest.weights?url';
import glassRoadWeights from '@waldglas/bots/weights/glass-road.weights?url';
import type { Action, AnyGame, TurnPlanner } from '@waldglas/core';
import type { EditionRules } from '@waldglas/protocol/editions';
import type { LocalGame } from './connection/connection.ts';

/** The bots of a game by level. */
type Bots = Readonly<Record<string, Bot<Action, unknown>>>;
/** Things of one kind by the game they belong to, loaded when they are asked for. */
export type ByGame<T> = Readonly<Record<string, () => Promise<T>>>;

/** Is the toy of the tests part of this build? */
const TOY = import.meta.env.WALDGLAS_TOY === '1';

/*
 * What is played of each game; what is shown stands in `faces.ts`, so that workers do without it. Nothing else imports a
 * game, its words or its bots, but `games/GAME`.
 */
const RULES: ByGame<AnyGame> = {
  'glass-road': async () => (await import('@waldglas/glass-road')).glassRoad as AnyGame,
  'black-forest': async () => (await import('@waldglas/black-forest')).blackForest as AnyGame,
  ...(TOY && { toy: async () => (await import('@waldglas/core/toy')).toy as AnyGame }),
};

type HowFarIn = LocalGame['howFar'];
const HOW_FAR: ByGame<HowFarIn> = {
  'glass-road': async () => (await import('./games/glass-road/how-far.ts')).howFar as HowFarIn,
  'black-forest': async () => (await import('./games/black-forest/how-far.ts')).howFar as HowFarIn,
  ...(TOY && { toy: async () => (await import('./games/toy/how-far.ts')).howFar as HowFarIn }),
};

/** The toy has no bots of its own: one that plays at random will do. */
async function loadToyBots(): Promise<() => Bots> {
  const [{ LEVEL_IDS, randomBot }, { toy }] = await Promise.all([
    import('@waldglas/bots'),
    import('@waldglas/core/toy'),
  ]);
  const bot = randomBot(toy) as Bots[string];
  return () => Object.fromEntries(LEVEL_IDS.map(level => [level, bot]));
}

/** What was learned for a game, as bytes; without it others play for the bots that need it. */
type Weights = Uint8Array | undefined;

const BOTS: ByGame<(weights: Weights) => Bots> = {
  'glass-road': async () => (await import('@waldglas/bots/glass-road')).levelsBy as (weights: Weights) => Bots,
  'black-forest': async () => (await import('@waldglas/bots/black-forest')).levelsBy as (weights: Weights) => Bots,
  ...(TOY && { toy: loadToyBots }),
};

/** Where the files with what was learned lie. */
export const WEIGHTS: Readonly<Record<string, string>> = {
  'glass-road': glassRoadWeights,
  'black-forest': blackForestWeights,
};

/** Who plans the coming turn, in the games where that is a question of places. */
const TURN_PLANNERS: ByGame<(weights: Weights) => TurnPlanner<Action, unknown>> = {
  'black-forest': async () =>
    (await import('@waldglas/bots/black-forest')).turnPlannerBy as (weights: Weights) => TurnPlanner<Action, unknown>,
};

/** What is asked of an edition from outside: loaded only where one comes in. */
const EDITIONS: ByGame<EditionRules> = {
  'glass-road': async () => (await import('@waldglas/protocol/editions/glass-road')).editionRules as EditionRules,
  'black-forest': async () => (await import('@waldglas/protocol/editions/black-forest')).editionRules as EditionRules,
};

/** One of them; there may be none of that game. */
export function loadOf<T>(list: ByGame<T>, game: string): Promise<T> {
  const found = list[game];
  return found ? found() : Promise.reject(new Error(`there is no game ${game}`));
}

export const loadRules = (game: string): Promise<AnyGame> => loadOf(RULES, game);
export async function loadLocalGame(game: string): Promise<LocalGame> {
  const [rules, howFar] = await Promise.all([loadRules(game), loadOf(HOW_FAR, game)]);
  return { rules, howFar };
}
export async function loadBots(game: string, weights: Weights): Promise<Bots> {
  return (await loadOf(BOTS, game))(weights);
}
/** Who plans the coming turn; not every game has one. */
export async function loadTurnPlanner(
  game: string,
  weights: Weights,
): Promise<TurnPlanner<Action, unknown> | undefined> {
  return (await TURN_PLANNERS[game]?.())?.(weights);
}
export const loadEditionRules = (game: string): Promise<EditionRules> => loadOf(EDITIONS, game);

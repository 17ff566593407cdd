import { LEVEL_IDS, type Levels } from '@waldglas/bots';
import { readWeights } from '@waldglas/bots/read-weights';
import { type Action, type AnyGame, type Illegal, illegal, quoted } from '@waldglas/core';

const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'glass-road': async () => (await import('@waldglas/glass-road')).glassRoad,
  'black-forest': async () => (await import('@waldglas/black-forest')).blackForest,
};

const LEVELS: Readonly<Record<string, () => Promise<(weights: Uint8Array) => unknown>>> = {
  'glass-road': async () => (await import('@waldglas/bots/glass-road')).levelsBy,
  'black-forest': async () => (await import('@waldglas/bots/black-forest')).levelsBy,
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

/** The bots of a game. */
export async function loadLevels(id: string): Promise<Levels<Action, unknown>> {
  const load = LEVELS[id];
  if (!load) throw new Error(`no bots for ${id}`);
  return (await load())(readWeights(id)) as Levels<Action, unknown>;
}

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

/** What is wrong with a number of players and set-up options; nothing if the game can be set up so. */
export function checkTable(
  game: AnyGame,
  players: unknown,
  options: Readonly<Record<string, unknown>>,
): Illegal | undefined {
  const { min, max } = game.players;
  if (!Number.isInteger(players) || Number(players) < min || Number(players) > max) {
    return illegal(`${game.id} is for ${min} to ${max} players`);
  }
  for (const [name, value] of Object.entries(options)) {
    const spec = game.options.find(one => one.name === name);
    if (!spec) {
      return illegal(`there is no option "${name}"; there is: ${game.options.map(one => one.name).join(', ')}`);
    }
    const allowed = spec.names;
    if (!allowed) {
      if (typeof value !== 'boolean') return illegal(`option "${name}" is a switch and takes no list`);
      continue;
    }
    if (!Array.isArray(value) || value.length === 0) return illegal(`option "${name}" takes a list of: ${allowed.join(', ')}`);
    const stranger = value.find(one => !allowed.includes(one));
    if (stranger !== undefined) return illegal(`option "${name}" knows only: ${allowed.join(', ')}`);
    if (new Set(value).size < value.length) return illegal(`option "${name}" names something twice`);
  }
  return undefined;
}

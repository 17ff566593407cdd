import type { Action, BaseState, Game } from '@waldglas/core';
import type { AnyEvent } from './connection/connection.ts';

/** A game as the table knows it. */
export type AnyGame = Game<BaseState, Action, unknown, AnyEvent>;

/** The games there are; nothing else imports them for their rules. */
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'glass-road': async () => (await import('@waldglas/glass-road')).glassRoad as AnyGame,
};

export async function loadGame(id: string): Promise<AnyGame> {
  const load = GAMES[id];
  if (!load) throw new Error(`there is no game ${id}`);
  return load();
}

import type { AnyGame } from './dealer.ts';

/** The games there are; nothing else imports them for their rules. */
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'glass-road': async () => (await import('@waldglas/glass-road')).glassRoad as AnyGame,
};

export async function loadGame(id: string): Promise<AnyGame> {
  const load = GAMES[id];
  if (!load) throw new Error(`there is no game ${id}`);
  return load();
}

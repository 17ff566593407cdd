import { type Action, isIllegal } from '@waldglas/core';
import { loadGame, loadLevels } from '../catalog.ts';
import type { Thought } from './thinkers.ts';

/** What a bot answers, thought out in this thread. */
export async function think({ game: id, level, view, decision, seed, facts }: Thought): Promise<readonly Action[]> {
  const game = await loadGame(id);
  if (isIllegal(game)) throw new Error(game.illegal);
  const levels = await loadLevels(id);
  const bot = Object.hasOwn(levels, level) ? levels[level as keyof typeof levels] : undefined;
  if (!bot) throw new Error(`no bot of ${id} is called ${level}`);
  // from here on nothing else is thought about, so no other facts are needed
  const admitted = facts && game.admitEdition(facts);
  game.keepEditions(typeof admitted === 'string' ? [admitted] : []);
  return bot(view, decision, { seed }).actions;
}

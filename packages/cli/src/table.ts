import { begin, type GameRecord, type Illegal, isIllegal, type TableOptions } from '@waldglas/core';
import type { AnyGame } from './catalog.ts';

/** How a new game is set up. */
export interface Deal {
  readonly players: number;
  readonly options: TableOptions;
  readonly seed: string;
  /** The newest if absent. */
  readonly edition?: string;
}

/** The record of a game in which nothing was played yet, or why there can be none. */
export function newRecord(game: AnyGame, { players, options, seed, edition }: Deal): GameRecord | Illegal {
  const facts = edition ?? game.editions.at(-1) ?? '';
  const record = { rules: game.id, edition: facts, fixes: [], players, options, seed, actions: [] };
  const begun = begin(game, record);
  if (!isIllegal(begun)) return record;
  const known = game.options.map(option => option.name).join(', ');
  return begun.illegal.startsWith('there is no option') ? { illegal: `${begun.illegal}; there is: ${known}` } : begun;
}

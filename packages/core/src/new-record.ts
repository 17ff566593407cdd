import { isExchanged } from './editions.ts';
import { type Illegal, illegal, isIllegal } from './illegal.ts';
import type { GameRecord } from './record.ts';
import { begin } from './replay.ts';
import type { Action, BaseState, Game, Seed, TableOptions } from './rules.ts';

/** How a new game is set up. */
export interface NewGame {
  readonly players: number;
  readonly options: TableOptions;
  readonly seed: Seed;
  /** The newest if absent. */
  readonly edition?: string;
}

/** The record of a game in which nothing was played yet, by today's reading of the rules; or why there can be none. */
export function newRecord<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  { players, options, seed, edition = game.editions.at(-1) ?? '' }: NewGame,
): GameRecord | Illegal {
  const facts = isExchanged(edition) ? game.edition(edition) : undefined;
  const carried = facts ? { facts } : {};
  const record = { rules: game.id, edition, fixes: game.fixes, players, options, seed, actions: [], ...carried };
  const lonely = game.options.find(({ name, minPlayers = 0 }) => options[name] && players < minPlayers);
  if (lonely) return illegal('optionPlayers', lonely.name, lonely.minPlayers ?? 0);
  const begun = begin(game, record);
  return isIllegal(begun) ? begun : record;
}

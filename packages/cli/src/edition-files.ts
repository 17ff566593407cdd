import { existsSync } from 'node:fs';
import { type AnyGame, isIllegal } from '@waldglas/core';
import { admitChecked, checkText } from '@waldglas/protocol/editions';
import { loadEditionRules } from '@waldglas/protocol/editions/of-game';
import type { Command } from 'commander';
import { fileText, needGame } from './arguments.ts';
import { GAME_IDS, type Lang } from './catalog.ts';
import type { HelpWords } from './words/help.ts';
import { WrongUse } from './wrong.ts';

/** Adds `--edition`. */
export function withEdition(command: Command, { shared }: HelpWords): Command {
  return command.option('--edition <name|file>', shared.edition);
}

/** The id of the edition that a call names: a built-in one, or one in a file, which is then admitted. */
async function needEdition(game: AnyGame, told: string | undefined, lang: Lang): Promise<string | undefined> {
  if (told === undefined || game.editions.includes(told)) return told;
  const other = existsSync(told) ? undefined : await gameWithEdition(told);
  if (other) throw new WrongUse('otherGame', told, other.id, game.id);
  if (!existsSync(told)) throw new WrongUse('noEdition', told, game.editions);
  const check = checkText(await loadEditionRules(game.id), fileText(told));
  const stray = check.faults.find(({ what }) => what === 'otherGame');
  if (stray) throw new WrongUse('otherGame', told, String(stray.details[0]), game.id);
  const admitted = await admitChecked(game, check, lang);
  if (isIllegal(admitted)) throw new WrongUse('badEdition', told, admitted);
  return admitted;
}

/** The game that has a built-in edition of this name. */
async function gameWithEdition(name: string): Promise<AnyGame | undefined> {
  const games = await Promise.all(GAME_IDS.map(needGame));
  return games.find(({ editions }) => editions.includes(name));
}

/** The game that a document in a text is for; the first one, which misses its name there, if it says none. */
export function gameNamedIn(text: string): string {
  return GAME_IDS.find(id => new RegExp(`"game"\\s*:\\s*"${id}"`).test(text)) ?? GAME_IDS[0] ?? '';
}

/** A game, and the id of the edition to play it by if one is told. */
interface GameAndEdition {
  readonly game: AnyGame;
  readonly edition: string | undefined;
}

/** What a call tells of them: an edition says by itself which game it is for. */
export async function gameAndEdition(
  told: { readonly game?: string; readonly edition?: string },
  lang: Lang,
  usual?: string,
): Promise<GameAndEdition> {
  const { game: id, edition } = told;
  if (id === undefined && edition !== undefined) return editionAndGame(edition, lang);
  const named = id ?? usual;
  if (named === undefined) throw new WrongUse('needsOption', '--game <id>');
  const game = await needGame(named);
  return { game, edition: await needEdition(game, edition, lang) };
}

/** An edition that is named without its game, admitted, and the game it is for. */
export async function editionAndGame(told: string, lang: Lang): Promise<GameAndEdition & { readonly edition: string }> {
  const builtIn = await gameWithEdition(told);
  if (builtIn) return { game: builtIn, edition: told };
  if (!existsSync(told)) {
    const games = await Promise.all(GAME_IDS.map(needGame));
    throw new WrongUse(
      'noEdition',
      told,
      games.flatMap(({ editions }) => editions),
    );
  }
  const game = await needGame(gameNamedIn(fileText(told)));
  return { game, edition: (await needEdition(game, told, lang)) ?? '' };
}

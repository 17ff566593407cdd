import { existsSync } from 'node:fs';
import { type GameRecord, type Illegal, illegal, isIllegal } from '@waldglas/core';
import { checkEdition, checkText, type EditionCheck, faultText, loadFaultWords } from '@waldglas/protocol/editions';
import type { Command } from 'commander';
import { fileText, needGame } from './arguments.ts';
import { type AnyGame, GAME_IDS, type Lang, loadEditionRules } from './catalog.ts';
import type { HelpWords } from './words/help.ts';
import { WrongUse } from './wrong.ts';

/** Adds `--edition`. */
export function withEdition(command: Command, { shared }: HelpWords): Command {
  return command.option('--edition <name|file>', shared.edition);
}

/** The id of the edition that a call names: a built-in one, or one in a file, which is then admitted. */
async function needEdition(game: AnyGame, told: string | undefined, lang: Lang): Promise<string | undefined> {
  if (told === undefined || game.editions.includes(told)) return told;
  if (!existsSync(told)) throw new WrongUse('noEdition', told, game.editions);
  const check = checkText(await loadEditionRules(game.id), fileText(told));
  const other = check.faults.find(({ what }) => what === 'otherGame');
  if (other) throw new WrongUse('otherGame', told, String(other.details[0]));
  const admitted = await admitChecked(game, check, lang);
  if (isIllegal(admitted)) throw new WrongUse('badEdition', told, admitted.illegal);
  return admitted;
}

/** Admits a document from outside, or tells what is wrong with it. */
export async function admitDocument(game: AnyGame, document: unknown, lang: Lang): Promise<string | Illegal> {
  return admitChecked(game, checkEdition(await loadEditionRules(game.id), document), lang);
}

async function admitChecked(game: AnyGame, check: EditionCheck, lang: Lang): Promise<string | Illegal> {
  if (check.faults.length > 0) return illegal((await faultLines(check, lang)).join('; '));
  return game.admitEdition(check.document);
}

/** What a check found, a line for each fault. */
async function faultLines({ faults }: EditionCheck, lang: Lang): Promise<string[]> {
  const words = await loadFaultWords(lang);
  return faults.map(one => (one.path === '' ? faultText(words, one) : `${one.path}: ${faultText(words, one)}`));
}

/** What is wrong with the facts that a record carries: in English, as the notation is. */
export async function factsFault({ rules, facts }: GameRecord): Promise<string | undefined> {
  if (!facts) return undefined;
  const [first] = await faultLines(checkEdition(await loadEditionRules(rules), facts), 'en');
  return first === undefined ? undefined : `the facts are wrong: ${first}`;
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
  const names: string[] = [];
  for (const id of GAME_IDS) {
    const game = await needGame(id);
    if (game.editions.includes(told)) return { game, edition: told };
    names.push(...game.editions);
  }
  if (!existsSync(told)) throw new WrongUse('noEdition', told, names);
  const game = await needGame(gameNamedIn(fileText(told)));
  return { game, edition: (await needEdition(game, told, lang)) ?? '' };
}

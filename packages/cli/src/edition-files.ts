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
export async function needEdition(game: AnyGame, told: string | undefined, lang: Lang): Promise<string | undefined> {
  if (told === undefined || game.editions.includes(told)) return told;
  if (!existsSync(told)) throw new WrongUse('noEdition', told, game.editions);
  const check = checkText(await loadEditionRules(game.id), fileText(told));
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

/** An edition that is named without its game, admitted, and the game it is for. */
export async function editionAndGame(told: string, lang: Lang): Promise<{ game: string; edition: string }> {
  const names: string[] = [];
  for (const id of GAME_IDS) {
    const { editions } = await needGame(id);
    if (editions.includes(told)) return { game: id, edition: told };
    names.push(...editions);
  }
  if (!existsSync(told)) throw new WrongUse('noEdition', told, names);
  const game = await needGame(gameNamedIn(fileText(told)));
  return { game: game.id, edition: (await needEdition(game, told, lang)) ?? '' };
}

import { readFileSync } from 'node:fs';
import { type GameRecord, isIllegal, readRecord, verify } from '@waldglas/core';
import { type Command, InvalidArgumentError } from 'commander';
import { type AnyGame, type CliWords, LANGUAGES, type Lang, loadGame, loadWords } from './catalog.ts';
import type { Io } from './io.ts';
import { newRecord } from './table.ts';

/** The command was called in a way it does not know: exit code 2. */
export class WrongUse extends Error {}

/** The command was understood and failed: exit code 1. */
export class Failure extends Error {}

/** Parses a whole number within bounds. */
export function whole(min: number, max: number): (text: string) => number {
  return text => {
    const n = Number(text);
    if (!/^\d{1,12}$/.test(text) || n < min || n > max) {
      throw new InvalidArgumentError(`It takes a whole number from ${min} to ${max}.`);
    }
    return n;
  };
}

/** Parses a number of seconds above 0, fractions allowed. */
export function seconds(text: string): number {
  const n = Number(text);
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(text) || n <= 0)
    throw new InvalidArgumentError('It takes a number of seconds above 0.');
  return n;
}

/** The longest seed. */
const SEED_LENGTH = 128;

/** Parses a seed: it has to stand in a line of a record and in a file name. */
export function seedText(text: string): string {
  if (text === '' || text.length > SEED_LENGTH || /\p{Cc}/u.test(text)) {
    throw new InvalidArgumentError(`A seed has 1 to ${SEED_LENGTH} characters and no line breaks.`);
  }
  return text;
}

/** Parses a list of names with commas between them. */
export function names(text: string): string[] {
  const list = text.split(',');
  if (list.some(name => name === '')) throw new InvalidArgumentError('It takes names with commas between them.');
  return list;
}

/** Parses one of a few words. */
export function oneOf(words: readonly string[]): (text: string) => string {
  return text => {
    if (!words.includes(text)) throw new InvalidArgumentError(`It takes one of: ${words.join(', ')}.`);
    return text;
  };
}

/** Adds the repeatable `--option`. */
export function withTableOptions(command: Command): Command {
  return command.option(
    '--option <name>',
    'a set-up option: NAME, or NAME=a,b for a list; may be repeated',
    (text: string, earlier: string[] | undefined) => [...(earlier ?? []), text],
  );
}

/** What every command can be told. */
export interface Common {
  readonly lang?: Lang;
  readonly json?: true;
}

/** Adds `--lang` and `--json`, and refuses any option but `--option` that is given twice. */
export function finish(command: Command): Command {
  command.option('--lang <code>', `the language: ${LANGUAGES.join(', ')} (that of the environment)`, oneOf(LANGUAGES));
  command.option('--json', 'print one line of JSON and nothing else');
  for (const option of command.options) {
    if (option.attributeName() === 'option') continue;
    let given = false;
    command.on(`option:${option.name()}`, () => {
      if (given) throw new WrongUse(`${option.long} is given twice`);
      given = true;
    });
  }
  return command;
}

/** The terminal's words in the language of a call. */
export function wordsFor({ lang }: Common, io: Io): Promise<CliWords> {
  return loadWords(lang ?? io.lang);
}

/** The game of a call. */
export async function needGame(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  if (isIllegal(game)) throw new WrongUse(game.illegal);
  return game;
}

/** The record of a new game as a call describes it, checked. */
export function needDeal(game: AnyGame, players: number, seed: string, texts: readonly string[] = []): GameRecord {
  const options: Record<string, boolean | string[]> = {};
  for (const text of texts) {
    const [name = '', ...rest] = text.split('=');
    if (Object.hasOwn(options, name)) throw new WrongUse(`--option ${name} is given twice`);
    options[name] = rest.length === 0 ? true : rest.join('=').split(',');
  }
  const record = newRecord(game, { players, options, seed });
  if (isIllegal(record)) throw new WrongUse(record.illegal);
  return record;
}

/** The text of a file that has to be there. */
function fileText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new WrongUse(code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read (${code})`);
  }
}

/** The record in a file and its game, replayed once, or a failure that names the line. */
export async function fileGame(path: string): Promise<{ game: AnyGame; record: GameRecord }> {
  const text = fileText(path);
  const record = readRecord(text);
  if (isIllegal(record)) throw new Failure(`${path}, line ${record.line}: ${record.illegal}`);
  const game = await loadGame(record.rules);
  if (isIllegal(game)) throw new Failure(`${path}: ${game.illegal}`);
  const bad = verify(game, record);
  if (bad) throw new Failure(`${path}, line ${lineOfAction(text, bad.line)}: ${bad.illegal}`);
  return { game, record };
}

/** The line of a file that holds its n-th action, from 1; the first line for the set-up, the scores after the last. */
export function lineOfAction(text: string, n: number): number {
  if (n === 0) return 1;
  let empty = 0;
  let actions = 0;
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.startsWith('#')) continue;
    if (line.trim() === '') empty += 1;
    else if (empty > 0) actions += 1;
    if (actions === n) return i + 1;
  }
  return 1;
}

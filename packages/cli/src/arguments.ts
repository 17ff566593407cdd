import { readFileSync } from 'node:fs';
import type { GameRecord, TableOptions } from '@waldglas/core';
import { isIllegal, readRecord } from '@waldglas/core';
import { type Command, InvalidArgumentError } from 'commander';
import { type AnyGame, checkTable, loadGame } from './catalog.ts';

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
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(text) || n <= 0) throw new InvalidArgumentError('It takes a number of seconds above 0.');
  return n;
}

/** The longest seed. */
const SEED_LENGTH = 128;

/** What is wrong with a seed; nothing if it can stand in a record. */
export function badSeed(seed: string): string | undefined {
  if (seed === '' || seed.length > SEED_LENGTH) return `A seed has 1 to ${SEED_LENGTH} characters.`;
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(seed) || seed.trim() !== seed) {
    return 'A seed has no blanks at its ends and no control characters.';
  }
  return undefined;
}

/** Parses a seed. */
export function seedText(text: string): string {
  const bad = badSeed(text);
  if (bad !== undefined) throw new InvalidArgumentError(bad);
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

/** Adds `--json`, and refuses any option but `--option` that is given twice. */
export function finish(command: Command): Command {
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

/** The game of a call. */
export async function needGame(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  if (isIllegal(game)) throw new WrongUse(game.illegal);
  return game;
}

/** The set-up options of a call, checked for this game. */
export function tableOptions(game: AnyGame, players: number, texts: readonly string[] = []): TableOptions {
  const options: Record<string, boolean | string[]> = {};
  for (const text of texts) {
    const [name = '', ...rest] = text.split('=');
    if (Object.hasOwn(options, name)) throw new WrongUse(`--option ${name} is given twice`);
    options[name] = rest.length === 0 ? true : rest.join('=').split(',');
  }
  const bad = checkTable(game, players, options);
  if (bad) throw new WrongUse(bad.illegal);
  return options;
}

/** The text of a file that has to be there. */
export function fileText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new WrongUse(code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read (${code})`);
  }
}

/** The record in a file, or a failure that names the line. */
export function fileRecord(path: string): GameRecord {
  const record = readRecord(fileText(path));
  if (isIllegal(record)) throw new Failure(`${path}, line ${record.line}: ${record.illegal}`);
  return record;
}

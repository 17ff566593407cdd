import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  type GameRecord,
  isIllegal,
  lineOfFault,
  lineOfHeader,
  newRecord,
  readRecord,
  verify,
} from '@waldglas/core';
import { recordFactsFault } from '@waldglas/protocol/editions/of-game';
import { type AnyTable, openTable } from '@waldglas/table';
import type { Command } from 'commander';
import { GAME_IDS, LANGUAGES, type Lang, loadGame } from './catalog.ts';
import type { HelpWords } from './words/help.ts';
import { Failure, WrongUse } from './wrong.ts';

/** Parses a whole number within bounds. */
export function whole(min: number, max: number): (text: string) => number {
  return text => {
    const n = Number(text);
    if (!/^\d{1,12}$/.test(text) || n < min || n > max) throw new WrongUse('whole', min, max);
    return n;
  };
}

/** Parses a number of seconds above 0, fractions allowed. */
export function seconds(text: string): number {
  const n = Number(text);
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(text) || n <= 0) throw new WrongUse('seconds');
  return n;
}

/** The longest seed. */
const SEED_LENGTH = 128;

/** Parses a seed: it has to stand in a line of a record and in a file name. */
export function seedText(text: string): string {
  if (text === '' || text.length > SEED_LENGTH || /\p{Cc}/u.test(text)) {
    throw new WrongUse('seed', SEED_LENGTH);
  }
  return text;
}

/** Parses a list of names with commas between them. */
export function names(text: string): string[] {
  const list = text.split(',');
  if (list.some(name => name === '')) throw new WrongUse('names');
  return list;
}

/** Parses one of a few words. */
export function oneOf(words: readonly string[]): (text: string) => string {
  return text => {
    if (!words.includes(text)) throw new WrongUse('oneOf', words);
    return text;
  };
}

/** Adds the repeatable `--option`. */
export function withTableOptions(command: Command, { shared }: HelpWords): Command {
  return command.option('--option <name>', shared.option, (text: string, earlier: string[] | undefined) => [
    ...(earlier ?? []),
    text,
  ]);
}

/** What every command can be told. */
export interface Common {
  readonly lang?: Lang;
  readonly json?: true;
}

/** Adds `--lang` and `--json`, lets errors name their option, and refuses any but `--option` that is given twice. */
export function finish(command: Command, { shared, help }: HelpWords): Command {
  command.helpOption('-h, --help', help);
  command.option('--lang <code>', shared.lang(LANGUAGES.join(', ')), oneOf(LANGUAGES));
  command.option('--json', shared.json);
  for (const option of command.options) {
    const { parseArg } = option;
    if (parseArg) option.argParser((text, before) => naming(`${option.long} ${text}`, () => parseArg(text, before)));
    if (option.attributeName() === 'option') continue;
    let given = false;
    command.on(`option:${option.name()}`, () => {
      if (given) throw new WrongUse('twice', option.long ?? '');
      given = true;
    });
  }
  return command;
}

/** Whatever is wrong in there is about this option. */
function naming<T>(option: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof WrongUse) error.at = option;
    throw error;
  }
}

/** The game of a call. */
export async function needGame(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  if (isIllegal(game)) throw new WrongUse('noGame', id, GAME_IDS);
  return game;
}

/** The record of a new game as a call describes it, checked. */
export function needDeal(
  game: AnyGame,
  players: number,
  seed: string,
  texts: readonly string[] = [],
  edition?: string,
): GameRecord {
  const told = new Map<string, boolean | string[]>();
  for (const text of texts) {
    const [name = '', ...rest] = text.split('=');
    if (told.has(name)) throw new WrongUse('twice', `--option ${name}`);
    told.set(name, rest.length === 0 ? true : rest.join('=').split(','));
  }
  const options = Object.fromEntries(told);
  const record = newRecord(game, { players, options, seed, ...(edition === undefined ? {} : { edition }) });
  if (isIllegal(record)) throw new WrongUse('refused', record);
  return record;
}

/** The table of a record that was checked. */
export function tableOf(game: AnyGame, record: GameRecord): AnyTable {
  const table = openTable(game, record);
  if (isIllegal(table)) throw new Error(`line ${table.line}: ${table.illegal}`);
  return table;
}

/** The text of a file that has to be there. */
export function fileText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new WrongUse(code === 'ENOENT' ? 'noFile' : 'unreadable', path);
  }
}

/** The record in a file and its game, replayed once, or a failure that names the line. */
export async function fileGame(path: string, lang: Lang): Promise<{ game: AnyGame; record: GameRecord }> {
  const text = fileText(path);
  const record = readRecord(text);
  if (isIllegal(record)) throw new Failure('badLine', path, record.line, record);
  const game = await loadGame(record.rules);
  if (isIllegal(game)) throw new Failure('badLine', path, lineOfHeader(text, 'game'), game);
  const wrong = await recordFactsFault(record, lang);
  if (wrong) throw new Failure('badLine', path, text.trimEnd().split('\n').length, wrong);
  const bad = verify(game, record);
  if (bad) throw new Failure('badLine', path, lineOfFault(game, record, text, bad), bad);
  return { game, record };
}

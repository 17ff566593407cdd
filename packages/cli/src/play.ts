import { randomBytes } from 'node:crypto';
import type { LevelId } from '@waldglas/bots';
import { STRENGTHS } from '@waldglas/bots/strength';
import { seatOf, writeRecord } from '@waldglas/core';
import { scoreSheet } from '@waldglas/protocol';
import type { AnyTable } from '@waldglas/table';
import { loadSpeech } from '@waldglas/text/load-speech';
import { strengthWords } from '@waldglas/text/strength';
import type { Command } from 'commander';
import {
  type Common,
  fileGame,
  finish,
  names,
  needDeal,
  needGame,
  seedText,
  tableOf,
  whole,
  withTableOptions,
} from './arguments.ts';
import { BOT_IDS, type CliWords, GAME_IDS, type Lang } from './catalog.ts';
import { drawingOf } from './draw.ts';
import { gameAndEdition, withEdition } from './edition-files.ts';
import { coloursFor, type Io, printJson } from './io.ts';
import { type Keeper, keeper, keptGames, stateFolder } from './kept.ts';
import { listKept } from './kept-list.ts';
import { beginPlay, HUMAN, nextDecision, type Play } from './play-game.ts';
import { playByLines } from './play-lines.ts';
import { type Manner, playOnScreen } from './play-screen.ts';
import type { Toolkit } from './telling.ts';
import { isWritable, writeSafely } from './write-safely.ts';
import { Failure, WrongUse } from './wrong.ts';

/** Adds `play`. */
export function addPlay(root: Command, io: Io, words: CliWords): void {
  const { help } = words;
  const command = root
    .command('play')
    .description(help.play.about)
    .option('--game <id>', help.play.game(GAME_IDS.join(', ')))
    .option('--seats <names>', help.play.seats(BOT_IDS.join(', ')), names)
    .option('--seed <text>', help.play.seed, seedText)
    .option('--load <file>', help.play.load)
    .option('--continue [n]', help.play.continue, whole(1, 10_000))
    .option('--list', help.play.list)
    .option('--save <file>', help.play.save)
    .option('--auto', help.play.auto)
    .option('--lines', help.play.lines)
    .option('--no-color', help.play.noColor)
    .addHelpText('after', `\n${help.play.keys}\n\n${strengthLines(words.lang)}`);
  finish(withEdition(withTableOptions(command, help), help), help).action(options => play(options, io, words));
}

/** How strong the bots were found to be. */
function strengthLines(lang: Lang): string {
  const lines = GAME_IDS.flatMap(game =>
    BOT_IDS.flatMap(level => {
      const measured = strengthWords(lang, STRENGTHS[game]?.[level as LevelId]);
      return measured === undefined ? [] : [`  ${level} (${game}): ${measured}`];
    }),
  );
  return lines.join('\n');
}

interface PlayOptions extends Common {
  readonly game?: string;
  readonly seats?: string[];
  readonly seed?: string;
  readonly option?: string[];
  readonly edition?: string;
  readonly load?: string;
  readonly continue?: true | number;
  readonly list?: true;
  readonly save?: string;
  readonly auto?: true;
  readonly lines?: true;
  readonly color: boolean;
}

async function play(given: PlayOptions, io: Io, words: CliWords): Promise<void> {
  if (given.list) return listKept(io, words, given.json === true);
  if (given.save !== undefined && !isWritable(given.save)) throw new WrongUse('unwritable', given.save);
  const { begun, file } = await begin(given, io, words.lang);
  const talk: Io = given.json ? { ...io, out: io.err } : io;
  const toolkit = await toolkitFor(begun.table, words, given.color ? talk.colours : coloursFor(false));
  const games = keeper(io.env, () => new Date(), file);
  const unkept = words.play.unkept(stateFolder(io.env));
  const keep = (play: Play) => (!isBegun(play) || keepIn(games, play) !== undefined ? undefined : unkept);
  const manner: Manner = { auto: given.auto === true, save, keep };
  const fullScreen = given.json || given.lines ? undefined : io.keyboard;
  const end = await (fullScreen
    ? playOnScreen(begun, io, fullScreen, toolkit, manner)
    : playByLines(begun, talk, toolkit, manner));
  const kept = farewell(end, games, talk, words);
  const saved = given.save === undefined || save(end, given.save);
  if (given.save !== undefined && saved) talk.out(`${words.play.saved(given.save)}\n`);
  if (given.json) printEnd(end, io);
  if (given.save !== undefined && !saved) throw new Failure('unwritable', given.save);
  if (!kept && given.save === undefined) throw new Failure('unwritable', stateFolder(io.env));
}

function printEnd(end: Play, io: Io): void {
  const { table, seats } = end;
  const { rules, players, seed } = table.head;
  const sheet = scoreSheet(table.snapshot(undefined).scores, table.turn.length === 0);
  printJson(io, { game: rules, players, bots: seats, seed, length: table.length, ...sheet });
}

/** What positions are drawn with, and said with. */
export async function toolkitFor(table: AnyTable, words: CliWords, colours: Io['colours']): Promise<Toolkit> {
  const [game, speech] = await Promise.all([needGame(table.game.id), loadSpeech(table.game.id, words.lang)]);
  return { speech, words, colours, drawing: drawingOf({ game, record: table.record(), speech, words, colours }) };
}

function save({ table }: Play, file: string): boolean {
  try {
    writeSafely(file, writeRecord(table.record()), { keepBefore: true });
    return true;
  } catch {
    return false;
  }
}

/** Has a person played in it? Nothing else needs keeping. */
function isBegun({ table, seats }: Play): boolean {
  return table.record().actions.some(line => seats[seatOf(line.slice(0, 1)) ?? -1] === HUMAN);
}

function keepIn(games: Keeper, { table, seats }: Play): string | undefined {
  return games.keep(writeRecord(table.record()), seats);
}

/** A game that is left stays kept, one that is over does not; false if it could not be kept. */
function farewell(end: Play, games: Keeper, io: Io, { play: said }: CliWords): boolean {
  if (!nextDecision(end)) games.forget();
  if (!nextDecision(end) || !isBegun(end)) return true;
  const kept = keepIn(games, end);
  if (kept !== undefined) io.out(`${said.kept(kept)}\n`);
  return kept !== undefined;
}

/** The game of a call, and the file in which it is kept already. */
async function begin(given: PlayOptions, io: Io, lang: Lang): Promise<{ begun: Play; file?: string }> {
  if (given.seats) checkNames(given.seats);
  if (given.continue === undefined) return { begun: beginPlay(...(await opened(given, lang))) };
  if (given.load !== undefined) throw new WrongUse('together', '--continue', '--load');
  const kept = keptGames(io.env)[given.continue === true ? 0 : given.continue - 1];
  if (!kept) throw new WrongUse('nothingKept', stateFolder(io.env));
  const { file, content } = kept;
  const table = await loaded(file, given, lang);
  const seats = given.seats ?? content?.seats ?? [];
  if (seats.length > 0 && !isSeating(seats, table.head.players)) throw new Failure('badSeats', file);
  return { begun: beginPlay(table, seats.length > 0 ? seats : usualSeats(table)), file };
}

async function opened(given: PlayOptions, lang: Lang): Promise<[AnyTable, readonly string[]]> {
  const table = await (given.load === undefined ? fresh(given, lang) : loaded(given.load, given, lang));
  return [table, given.seats ?? usualSeats(table)];
}

function usualSeats({ head }: AnyTable): string[] {
  return Array.from({ length: head.players }, (_, seat) => (seat === 0 ? HUMAN : 'random'));
}

function isSeating(seats: readonly string[], players: number): boolean {
  return seats.length === players && seats.every(name => name === HUMAN || BOT_IDS.includes(name));
}

async function fresh(given: PlayOptions, lang: Lang): Promise<AnyTable> {
  const { seats = [HUMAN], seed, option } = given;
  const { game, edition } = await gameAndEdition(given, lang, 'glass-road');
  return tableOf(game, needDeal(game, seats.length, seed ?? randomBytes(16).toString('hex'), option, edition));
}

async function loaded(file: string, given: PlayOptions, lang: Lang): Promise<AnyTable> {
  if (
    given.game !== undefined ||
    given.seed !== undefined ||
    given.option !== undefined ||
    given.edition !== undefined
  ) {
    throw new WrongUse('loadBrings');
  }
  const { game, record } = await fileGame(file, lang);
  if (given.seats && given.seats.length !== record.players) throw new WrongUse('seatsOf', file, record.players);
  return tableOf(game, record);
}

function checkNames(seats: readonly string[]): void {
  const known = [HUMAN, ...BOT_IDS];
  const stranger = seats.find(name => !known.includes(name));
  if (stranger !== undefined) throw new WrongUse('nobody', stranger, known);
}

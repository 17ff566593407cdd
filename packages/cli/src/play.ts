import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type LevelId, STRENGTHS } from '@waldglas/bots';
import { writeRecord } from '@waldglas/core';
import { scoreSheet } from '@waldglas/protocol';
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
  withTableOptions,
} from './arguments.ts';
import { type AnyTable, BOT_IDS, type CliWords, GAME_IDS, type Lang, loadSpeech } from './catalog.ts';
import { drawingOf } from './draw.ts';
import { needEdition, withEdition } from './edition-files.ts';
import { coloursFor, type Io, printJson } from './io.ts';
import { keepGame, keptGame, stateFolder } from './kept.ts';
import { beginPlay, HUMAN, nextDecision, type Play } from './play-game.ts';
import { playByLines } from './play-lines.ts';
import { type Manner, playOnScreen } from './play-screen.ts';
import type { Toolkit } from './telling.ts';
import { WrongUse } from './wrong.ts';

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
    .option('--continue', help.play.continue)
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
  readonly continue?: true;
  readonly save?: string;
  readonly auto?: true;
  readonly lines?: true;
  readonly color: boolean;
}

async function play(given: PlayOptions, io: Io, words: CliWords): Promise<void> {
  const begun = await begin(given, io, words.lang);
  const talk: Io = given.json ? { ...io, out: io.err } : io;
  const toolkit = await toolkitFor(begun.table, words, given.color ? talk.colours : coloursFor(false));
  const manner: Manner = { auto: given.auto === true, save };
  const fullScreen = given.json || given.lines ? undefined : io.keyboard;
  const end = await (fullScreen
    ? playOnScreen(begun, io, fullScreen, toolkit, manner)
    : playByLines(begun, talk, toolkit, manner));
  farewell(end, given, talk, words);
  if (!given.json) return;
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
    writeFileSync(file, writeRecord(table.record()));
    return true;
  } catch {
    return false;
  }
}

/** A game that is left is kept; one with a file goes there too. */
function farewell(end: Play, given: PlayOptions, io: Io, words: CliWords): void {
  const said = words.play;
  if (given.save !== undefined)
    io.out(`${save(end, given.save) ? said.saved(given.save) : said.unsaved(given.save)}\n`);
  if (!nextDecision(end)) return;
  const kept = keepGame(io.env, writeRecord(end.table.record()), end.seats);
  io.out(`${kept === undefined ? said.unkept(stateFolder(io.env)) : said.kept(kept)}\n`);
}

async function begin(given: PlayOptions, io: Io, lang: Lang): Promise<Play> {
  if (given.seats) checkNames(given.seats);
  if (given.continue && given.load !== undefined) throw new WrongUse('together', '--continue', '--load');
  const kept = given.continue ? keptGame(io.env) : undefined;
  if (given.continue && !kept) throw new WrongUse('nothingKept', stateFolder(io.env));
  const file = kept?.file ?? given.load;
  const table = await (file === undefined ? fresh(given, lang) : loaded(file, given));
  const { players } = table.head;
  const told = given.seats ?? (kept?.seats.length === players ? kept.seats : undefined);
  return beginPlay(table, told ?? Array.from({ length: players }, (_, seat) => (seat === 0 ? HUMAN : 'random')));
}

async function fresh(given: PlayOptions, lang: Lang): Promise<AnyTable> {
  const { game: id = 'glass-road', seats = [HUMAN], seed, option } = given;
  const game = await needGame(id);
  const edition = await needEdition(game, given.edition, lang);
  return tableOf(game, needDeal(game, seats.length, seed ?? randomBytes(16).toString('hex'), option, edition));
}

async function loaded(file: string, given: PlayOptions): Promise<AnyTable> {
  if (
    given.game !== undefined ||
    given.seed !== undefined ||
    given.option !== undefined ||
    given.edition !== undefined
  ) {
    throw new WrongUse('loadBrings');
  }
  const { game, record } = await fileGame(file);
  if (given.seats && given.seats.length !== record.players) throw new WrongUse('seatsOf', file, record.players);
  return tableOf(game, record);
}

function checkNames(seats: readonly string[]): void {
  const known = [HUMAN, ...BOT_IDS];
  const stranger = seats.find(name => !known.includes(name));
  if (stranger !== undefined) throw new WrongUse('nobody', stranger, known);
}

import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type LevelId, STRENGTHS } from '@waldglas/bots';
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
  WrongUse,
  withTableOptions,
  wordsFor,
} from './arguments.ts';
import { HUMAN } from './bot.ts';
import { BOT_IDS, type CliWords, GAME_IDS, type Lang, loadSpeech } from './catalog.ts';
import { drawingOf } from './draw.ts';
import { coloursFor, type Io, printJson } from './io.ts';
import { keepGame, keptGame, stateFolder } from './kept.ts';
import { beginPlay, nextDecision, type Play } from './play-game.ts';
import { playByLines } from './play-lines.ts';
import { type Manner, playOnScreen } from './play-screen.ts';
import { type Session, scoreSheet, sessionOf, sessionText } from './session.ts';
import type { Craft } from './telling.ts';

/** Adds `play`. */
export function addPlay(root: Command, io: Io): void {
  const command = root
    .command('play')
    .description('a game at this terminal, for people and bots')
    .option('--game <id>', `which game: ${GAME_IDS.join(', ')} (the first)`)
    .option('--seats <names>', `who plays: human or ${BOT_IDS.join(', ')}, with commas (human)`, names)
    .option('--seed <text>', 'the seed (a new one)', seedText)
    .option('--load <file>', 'go on with a saved game')
    .option('--continue', 'go on with the game that was left last')
    .option('--save <file>', 'save the game here when it ends or is left')
    .option('--auto', 'answer by itself where there is only one thing to do')
    .option('--lines', 'line by line instead of a full screen, for screen readers')
    .option('--no-color', 'without colours')
    .addHelpText(
      'after',
      '\nWhile playing, h asks the strongest bot for a hint, u takes back, ? lists everything else.',
    )
    .addHelpText('after', ({ command: asked }) => strengthLines(asked.opts<Common>().lang ?? io.lang));
  finish(withTableOptions(command)).action(options => play(options, io));
}

/** How strong the bots were found to be. */
function strengthLines(lang: Lang): string {
  const lines = GAME_IDS.flatMap(game =>
    BOT_IDS.flatMap(level => {
      const measured = strengthWords(lang, STRENGTHS[game]?.[level as LevelId]);
      return measured === undefined ? [] : [`  ${level} (${game}): ${measured}`];
    }),
  );
  return ['', ...lines].join('\n');
}

interface PlayOptions extends Common {
  readonly game?: string;
  readonly seats?: string[];
  readonly seed?: string;
  readonly option?: string[];
  readonly load?: string;
  readonly continue?: true;
  readonly save?: string;
  readonly auto?: true;
  readonly lines?: true;
  readonly color: boolean;
}

async function play(given: PlayOptions, io: Io): Promise<void> {
  const words = await wordsFor(given, io);
  const begun = await begin(given, io);
  const talk: Io = given.json ? { ...io, out: io.err } : io;
  const craft = await craftFor(begun.session, words, given.color ? talk.colours : coloursFor(false));
  const manner: Manner = { auto: given.auto === true, save };
  const fullScreen = given.json || given.lines ? undefined : io.keyboard;
  const end = await (fullScreen
    ? playOnScreen(begun, io, fullScreen, craft, manner)
    : playByLines(begun, talk, craft, manner));
  farewell(end, given, talk, words);
  if (!given.json) return;
  const { rules, players, seed, actions } = end.session.record;
  const table = { game: rules, players, bots: end.seats, seed, length: actions.length };
  printJson(io, { ...table, ...scoreSheet(end.session.game, end.session.state) });
}

/** What positions are drawn with, and said with. */
export async function craftFor(session: Session, words: CliWords, colours: Io['colours']): Promise<Craft> {
  const { game, record } = session;
  const speech = await loadSpeech(game.id, words.lang);
  return { speech, words, colours, drawing: drawingOf({ game, record, speech, words, colours }) };
}

function save({ session }: Play, file: string): boolean {
  try {
    writeFileSync(file, sessionText(session));
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
  const kept = keepGame(io.env, sessionText(end.session), end.seats);
  io.out(`${kept === undefined ? said.unkept(stateFolder(io.env)) : said.kept(kept)}\n`);
}

async function begin(given: PlayOptions, io: Io): Promise<Play> {
  if (given.seats) checkNames(given.seats);
  if (given.continue && given.load !== undefined) throw new WrongUse('--continue and --load exclude each other');
  const kept = given.continue ? keptGame(io.env) : undefined;
  if (given.continue && !kept) throw new WrongUse(`there is no game to go on with in ${stateFolder(io.env)}`);
  const file = kept?.file ?? given.load;
  const session = await (file === undefined ? fresh(given) : loaded(file, given));
  const { players } = session.record;
  const told = given.seats ?? (kept?.seats.length === players ? kept.seats : undefined);
  return beginPlay(session, told ?? Array.from({ length: players }, (_, seat) => (seat === 0 ? HUMAN : 'random')));
}

async function fresh({ game: id = 'glass-road', seats = [HUMAN], seed, option }: PlayOptions): Promise<Session> {
  const game = await needGame(id);
  return sessionOf(game, needDeal(game, seats.length, seed ?? randomBytes(16).toString('hex'), option));
}

async function loaded(file: string, given: PlayOptions): Promise<Session> {
  if (given.game !== undefined || given.seed !== undefined || given.option !== undefined) {
    throw new WrongUse('--load brings its own game, seed and options');
  }
  const { game, record } = await fileGame(file);
  if (given.seats && given.seats.length !== record.players) throw new WrongUse(`${file} has ${record.players} seats`);
  const { scores: _, ...open } = record;
  return sessionOf(game, open);
}

function checkNames(seats: readonly string[]): void {
  const known = [HUMAN, ...BOT_IDS];
  const stranger = seats.find(name => !known.includes(name));
  if (stranger !== undefined) throw new WrongUse(`nobody is called "${stranger}"; there is: ${known.join(', ')}`);
}

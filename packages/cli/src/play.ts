import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { fileGame, finish, names, needDeal, needGame, seedText, WrongUse, withTableOptions } from './arguments.ts';
import { BOT_IDS, GAME_IDS } from './catalog.ts';
import { type Io, printJson } from './io.ts';
import { conversation } from './play-talk.ts';
import { type Session, scoreSheet, sessionOf } from './session.ts';

/** Adds `play`. */
export function addPlay(root: Command, io: Io): void {
  const command = root
    .command('play')
    .description('a game at this terminal, for people and bots')
    .option('--game <id>', `which game: ${GAME_IDS.join(', ')} (the first)`)
    .option('--seats <names>', `who plays: human or ${BOT_IDS.join(', ')}, with commas (human)`, names)
    .option('--seed <text>', 'the seed (a new one)', seedText)
    .option('--load <file>', 'go on with a saved game')
    .option('--save <file>', 'save the game here when it ends or is left')
    .option('--auto', 'answer by itself where there is only one thing to do');
  finish(withTableOptions(command)).action(options => play(options, io));
}

interface PlayOptions {
  readonly game?: string;
  readonly seats?: string[];
  readonly seed?: string;
  readonly option?: string[];
  readonly load?: string;
  readonly save?: string;
  readonly auto?: true;
  readonly json?: true;
}

async function play(given: PlayOptions, io: Io): Promise<void> {
  const session = await (given.load === undefined ? fresh(given) : loaded(given.load, given));
  const seats =
    given.seats ?? Array.from({ length: session.record.players }, (_, seat) => (seat === 0 ? 'human' : 'random'));
  const talk = given.json ? { ...io, out: io.err } : io;
  const end = await conversation(session, talk, { seats, save: given.save, auto: given.auto === true });
  if (!given.json) return;
  const { rules, players, seed, actions } = end.record;
  const table = { game: rules, players, bots: seats, seed, length: actions.length };
  printJson(io, { ...table, ...scoreSheet(end.game, end.state) });
}

async function fresh({ game: id = 'glass-road', seats = ['human'], seed, option }: PlayOptions): Promise<Session> {
  checkNames(seats);
  const game = await needGame(id);
  return sessionOf(game, needDeal(game, seats.length, seed ?? randomBytes(16).toString('hex'), option));
}

async function loaded(file: string, given: PlayOptions): Promise<Session> {
  if (given.game !== undefined || given.seed !== undefined || given.option !== undefined) {
    throw new WrongUse('--load brings its own game, seed and options');
  }
  if (given.seats) checkNames(given.seats);
  const { game, record } = await fileGame(file);
  if (given.seats && given.seats.length !== record.players) throw new WrongUse(`${file} has ${record.players} seats`);
  const { scores: _, ...open } = record;
  return sessionOf(game, open);
}

function checkNames(seats: readonly string[]): void {
  const known = ['human', ...BOT_IDS];
  const stranger = seats.find(name => !known.includes(name));
  if (stranger !== undefined) throw new WrongUse(`nobody is called "${stranger}"; there is: ${known.join(', ')}`);
}

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, seatLetter } from '@waldglas/core';
import type { Command } from 'commander';
import { type Common, finish, names, needDeal, seedText, whole, withTableOptions } from './arguments.ts';
import { type AnyLevels, BOT_IDS, type CliWords, loadLevels } from './catalog.ts';
import { gameAndEdition, withEdition } from './edition-files.ts';
import { type Io, printJson } from './io.ts';
import { progress } from './progress.ts';
import { openPool } from './simulate-pool.ts';
import { type Finished, playGame, type Run } from './simulate-run.ts';
import { isWritable, writeSafely } from './write-safely.ts';
import { Failure, WrongUse } from './wrong.ts';

/** What a seat got over all games; `sd` is the sample's standard deviation. */
interface SeatFigures {
  readonly bot: string;
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
  readonly winShare: number;
}

/** Adds `simulate`. */
export function addSimulate(root: Command, io: Io, words: CliWords): void {
  const { help } = words;
  const command = root
    .command('simulate')
    .description(help.simulate.about)
    .option('--game <id>', help.shared.game)
    .option('--players <n>', help.shared.players, whole(1, 4))
    .option('--bots <names>', help.simulate.bots, names)
    .option('--games <n>', help.simulate.games, whole(1, 10_000_000))
    .option('--seed <text>', help.simulate.seed, seedText)
    .option('--threads <n>', help.simulate.threads, whole(1, 64))
    .option('--records <folder>', help.simulate.records);
  finish(withEdition(withTableOptions(command, help), help), help).action(options => simulate(options, io, words));
}

interface SimulateOptions extends Common {
  readonly game?: string;
  readonly players?: number;
  readonly bots?: string[];
  readonly games?: number;
  readonly seed?: string;
  readonly threads?: number;
  readonly records?: string;
  readonly option?: string[];
  readonly edition?: string;
}

async function simulate(given: SimulateOptions, io: Io, words: CliWords): Promise<void> {
  const { players = 2, games = 100, seed = '1', threads = 1 } = given;
  const { game, edition } = await gameAndEdition(given, words.lang);
  const record = needDeal(game, players, seed, given.option, edition);
  const bots = seatBots(given.bots ?? ['random'], players);
  const save = saver(given.records);
  const sums = summary(bots);
  const bar = progress(io, words, words.tools.simulating);
  const take = (finished: Finished, i: number) => {
    sums.add(finished);
    save(`${seed}.${i}`, finished.text);
    bar.at((i + 1) / games);
  };
  const run: Run = { record, bots };
  const levels = await loadLevels(game.id);
  const time = await (threads === 1 ? playHere(game, levels, run, games, take) : playThere(run, games, threads, take));
  bar.done();
  const seconds = Math.max(time, 1) / 1000;
  const result = {
    game: game.id,
    players,
    bots,
    games,
    seed,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(games / seconds, 1),
    actions: sums.actions(),
    actionsPerSecond: Math.round(sums.actions() / seconds),
    seats: sums.seats(),
    checksum: sums.checksum(),
  };
  if (given.json) printJson(io, result);
  else io.out(table(result, words));
}

/** From so many games on, the speed of a warm machine is told: its compiling belongs to the start-up. */
const LONG_RUN = 500;
const WARM_UP_MS = 1200;

/** Plays other games for a second, until the rules are compiled. */
async function warmUp(game: AnyGame, levels: AnyLevels, run: Run): Promise<void> {
  const other = { ...run, record: { ...run.record, seed: `${run.record.seed}/warm-up` } };
  const until = performance.now() + WARM_UP_MS;
  for (let i = 0; performance.now() < until; i++) await playGame(game, levels, other, i);
}

/** Plays in this thread; returns the milliseconds. */
async function playHere(
  game: AnyGame,
  levels: AnyLevels,
  run: Run,
  games: number,
  take: (one: Finished, i: number) => void,
): Promise<number> {
  if (games >= LONG_RUN) await warmUp(game, levels, run);
  const begun = performance.now();
  for (let i = 0; i < games; i++) take(await playGame(game, levels, run, i), i);
  return performance.now() - begun;
}

/** Plays in worker threads; returns the milliseconds without their start. */
async function playThere(
  run: Run,
  games: number,
  threads: number,
  take: (one: Finished, i: number) => void,
): Promise<number> {
  const pool = await openPool(run, threads);
  const begun = performance.now();
  try {
    await pool.play(games, take);
    return performance.now() - begun;
  } finally {
    await pool.close();
  }
}

/** The bot of each seat. */
function seatBots(bots: readonly string[], players: number): string[] {
  const stranger = bots.find(bot => !BOT_IDS.includes(bot));
  if (stranger !== undefined) throw new WrongUse('noBot', stranger, BOT_IDS);
  if (bots.length !== 1 && bots.length !== players) throw new WrongUse('botsOrOne', players);
  return Array.from({ length: players }, (_, seat) => bots[seat] ?? bots[0] ?? 'random');
}

/** Writes records into a folder, if there is one. A record of another game that is there already stays. */
function saver(folder: string | undefined): (seed: string, text: string) => void {
  if (folder === undefined) return () => {};
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new WrongUse('notAFolder', folder);
  }
  if (!isWritable(join(folder, 'record'))) throw new WrongUse('notAFolder', folder);
  return (seed, text) => {
    const path = join(folder, `${fileName(seed)}.game`);
    const there = textIn(path);
    if (there === text) return;
    // a full disk may have left an empty one
    if (there !== undefined && there !== '') throw new Failure('otherRecord', path);
    try {
      writeSafely(path, text, { quick: true });
    } catch {
      throw new Failure('unwritable', path);
    }
  };
}

function textIn(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** A seed as every file system likes it. */
export function fileName(seed: string): string {
  return seed.replace(/[^A-Za-z0-9._-]/g, '_');
}

/** Adds up finished games; records are hashed in the order in which they come. */
function summary(bots: readonly string[]) {
  const hash = createHash('sha256');
  const seats = bots.map(bot => ({ bot, sum: 0, squares: 0, min: Infinity, max: -Infinity, wins: 0 }));
  let games = 0;
  let actions = 0;
  return {
    add(finished: Finished): void {
      hash.update(finished.text);
      games += 1;
      actions += finished.actions;
      for (const [seat, sums] of seats.entries()) {
        const points = finished.points[seat] ?? 0;
        sums.sum += points;
        sums.squares += points * points;
        sums.min = Math.min(sums.min, points);
        sums.max = Math.max(sums.max, points);
        sums.wins += finished.wins[seat] ?? 0;
      }
    },
    actions: () => actions,
    checksum: () => hash.digest('hex'),
    seats: (): SeatFigures[] =>
      seats.map(({ bot, sum, squares, min, max, wins }) => {
        const variance = games > 1 ? (squares - (sum * sum) / games) / (games - 1) : 0;
        return { bot, mean: sum / games, sd: Math.sqrt(Math.max(0, variance)), min, max, winShare: wins / games };
      }),
  };
}

function rounded(n: number, digits: number): number {
  return Number(n.toFixed(digits));
}

interface Result {
  readonly games: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  readonly seats: readonly SeatFigures[];
  readonly checksum: string;
}

function table(result: Result, { tools, number }: CliWords): string {
  const { games, seconds, gamesPerSecond, actionsPerSecond, seats, checksum } = result;
  const rows = seats.map(({ bot, mean, sd, min, max, winShare }, seat) => {
    const share = `${number(rounded(winShare * 100, 1))} %`;
    const [middle, spread] = [mean, sd].map(one => number(rounded(one, 2)));
    const figures = { bot, mean: middle ?? '', sd: spread ?? '', min: number(min), max: number(max), share };
    return `${seatLetter(seat)}  ${tools.seat(figures)}`;
  });
  const speed = tools.gamesIn(games, seconds, gamesPerSecond, actionsPerSecond);
  return [speed, ...rows, tools.checksum(checksum), ''].join('\n');
}

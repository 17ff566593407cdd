import { join } from 'node:path';
import {
  type AnyGame,
  below,
  type GameRecord,
  isIllegal,
  newRecord,
  type Rng,
  randomAction,
  rngFrom,
  type TableOptions,
  writeRecord,
} from '@waldglas/core';
import type { Command } from 'commander';
import { type Common, finish, needDeal, needGame, seconds, seedText, whole } from './arguments.ts';
import type { CliWords } from './catalog.ts';
import { type Fault, shrink, watch } from './fuzz-check.ts';
import { type Io, printJson } from './io.ts';
import { progress } from './progress.ts';
import { fileName } from './simulate.ts';
import { writeSafely } from './write-safely.ts';
import { Failure } from './wrong.ts';

/** One game in so many is watched at every action. */
const THOROUGH = 8;
/** Milliseconds for shrinking. */
const SHRINKING = 20_000;

/** Adds `fuzz`. */
export function addFuzz(root: Command, io: Io, words: CliWords): void {
  const { help } = words;
  const command = root
    .command('fuzz')
    .description(help.fuzz.about)
    .requiredOption('--game <id>', help.shared.game)
    .option('--seconds <t>', help.fuzz.seconds, seconds)
    .option('--seed <text>', help.shared.seed, seedText)
    .option('--players <n>', help.fuzz.players, whole(1, 4));
  finish(command, help).action(options => fuzz(options, io, words));
}

interface FuzzOptions extends Common {
  readonly game: string;
  readonly seconds?: number;
  readonly seed?: string;
  readonly players?: number;
}

async function fuzz(given: FuzzOptions, io: Io, words: CliWords): Promise<void> {
  const { seed = '1', players } = given;
  const game = await needGame(given.game);
  if (players !== undefined) needDeal(game, players, seed);
  await report(game, given, '.', io, words);
}

/** Fuzzes and tells; a fault is a failure, and its record goes into `folder`. */
export async function report(
  game: AnyGame,
  given: FuzzOptions,
  folder: string,
  io: Io,
  words: CliWords,
): Promise<void> {
  const { seconds: time = 10, seed = '1', players, json } = given;
  const bar = progress(io, words, words.tools.fuzzing);
  const { games, actions, fault } = fuzzGame(game, seed, players, time * 1000, bar.at);
  bar.done();
  const result = { game: game.id, seed, seconds: time, games, actions };
  if (!fault) {
    if (json) printJson(io, { ...result, found: false });
    else io.out(`${words.tools.nothingFound(games, actions)}\n`);
    return;
  }
  const file = `fuzz-${fileName(seed)}.game`;
  try {
    writeSafely(join(folder, file), writeRecord(fault.record), { keepBefore: true });
  } catch {
    throw new Failure('unwritable', join(folder, file));
  }
  const { kind, message, record } = fault;
  if (json) printJson(io, { ...result, found: true, kind, message, file, length: record.actions.length });
  throw new Failure('fault', kind, games, message, record.actions.length, file);
}

/** Random games for so many milliseconds, or until a fault; that comes shrunken. */
export function fuzzGame(
  game: AnyGame,
  seed: string,
  players: number | undefined,
  milliseconds: number,
  at: (share: number) => void = () => {},
): { games: number; actions: number; fault?: Fault } {
  const begun = performance.now();
  let games = 0;
  let actions = 0;
  for (let elapsed = 0; elapsed < milliseconds; elapsed = performance.now() - begun) {
    at(elapsed / milliseconds);
    const rng = rngFrom(`${seed}.${games}/fuzz`);
    const watched = watch(
      game,
      deal(game, `${seed}.${games}`, players, rng),
      s => randomAction(game, s, rng),
      below(rng, THOROUGH) === 0,
    );
    games += 1;
    actions += watched.actions;
    if (watched.fault) return { games, actions, fault: shrink(game, watched.fault, SHRINKING) };
  }
  return { games, actions };
}

/** The head of a random game: any number of players and any options, unless told. */
function deal(game: AnyGame, seed: string, told: number | undefined, rng: Rng): GameRecord {
  const { min, max } = game.players;
  const players = told ?? min + below(rng, max - min + 1);
  const options: Record<string, TableOptions[string]> = {};
  for (const { name, names } of game.options) {
    if (below(rng, 3) > 0) continue;
    const chosen = names?.filter(() => below(rng, names.length) === 0);
    if (!chosen) options[name] = true;
    else if (chosen.length > 0) options[name] = chosen;
  }
  const record = newRecord(game, { players, options, seed });
  // some options do not go together
  return isIllegal(record) ? needDeal(game, players, seed) : record;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type SoloFigures, soloFigures, soloMatches } from '@waldglas/bots';
import type { Command } from 'commander';
import { finish, needDeal, needGame, WrongUse, wordsFor } from './arguments.ts';
import { type Io, printJson } from './io.ts';
import { matchFile } from './match-file.ts';
import {
  allowance,
  type MatchOptions,
  needLevel,
  roundedFigures,
  threadsOf,
  toldBudget,
  withMatchOptions,
  writeCsv,
} from './match-options.ts';
import { playMatches } from './match-pool.ts';
import { progress } from './progress.ts';

/** Adds `solo`. */
export function addSolo(root: Command, io: Io): void {
  const command = root
    .command('solo')
    .description('what a bot gets alone')
    .requiredOption('--game <id>', 'which game')
    .requiredOption('--bot <name>', 'which level')
    .option('--seeds <file|n>', 'a file with a seed per line, or how many of the frozen ones (300)');
  finish(withMatchOptions(command)).action(options => solo(options, io));
}

interface SoloOptions extends MatchOptions {
  readonly bot: string;
  readonly seeds?: string;
}

async function solo(given: SoloOptions, io: Io): Promise<void> {
  const game = await needGame(given.game);
  const bot = needLevel(given.bot);
  const seeds = seedsOf(game.id, given.seeds ?? '300');
  const { options } = needDeal(game, 1, seeds[0] ?? '1', given.option);
  const budget = allowance(given);
  const matches = soloMatches(bot, seeds, options, budget);
  const file = matchFile(given.resume, { solo: game.id, bot, options, budget, seeds });
  const words = await wordsFor(given, io);
  const bar = progress(io, words, words.tools.simulating);
  const results = await playMatches(game, matches, threadsOf(given), file, bar);
  bar.done();
  writeCsv(given.csv, [['seed', 'points'], ...results.map(({ points }, i) => [seeds[i] ?? '', points[0] ?? 0])]);
  const figures = roundedFigures(soloFigures(results));
  if (given.json) {
    printJson(io, { game: game.id, bot, seeds: seeds.length, budget: toldBudget(budget), ...figures });
  } else io.out(table(bot, seeds.length, figures));
}

/** The frozen seeds of a game, or the lines of a file. */
function seedsOf(game: string, wanted: string): string[] {
  const frozen = /^\d+$/.test(wanted);
  // found from the bundle as well as from the sources
  const path = frozen ? createRequire(import.meta.url).resolve(`@waldglas/bots/seeds/${game}.txt`) : wanted;
  const lines = linesOf(path);
  if (!frozen) return lines;
  const n = Number(wanted);
  if (n < 1 || n > lines.length) throw new WrongUse(`--seeds takes a file, or a number from 1 to ${lines.length}`);
  return lines.slice(0, n);
}

function linesOf(path: string): string[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new WrongUse(`${path} cannot be read`);
  }
  const lines = text.split(/\r?\n/).filter(line => line !== '');
  if (lines.length === 0) throw new WrongUse(`${path} has no seeds`);
  return lines;
}

function table(bot: string, seeds: number, figures: SoloFigures): string {
  const { mean, sd, low, high, min, max, quantiles, atLeast, msPerCall, p95Ms } = figures;
  const told = (list: Readonly<Record<string, number>>) =>
    Object.entries(list)
      .map(([name, value]) => `${name}: ${value}`)
      .join('  ');
  return [
    `${bot}, ${seeds} seeds: mean ${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}), sd ${sd.toFixed(2)}, ${min} to ${max}`,
    `quantiles  ${told(quantiles)}`,
    `at least   ${told(atLeast)}`,
    `${msPerCall.toFixed(1)} ms a call, 95 % within ${p95Ms.toFixed(1)} ms`,
    '',
  ].join('\n');
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { soloFigures, soloMatches } from '@waldglas/bots';
import type { Command } from 'commander';
import { finish, needDeal } from './arguments.ts';
import type { CliWords } from './catalog.ts';
import { gameAndEdition } from './edition-files.ts';
import { type Io, printJson } from './io.ts';
import { matchFile } from './match-file.ts';
import {
  allowance,
  csvFile,
  type MatchOptions,
  needContestants,
  roundedFigures,
  threadsOf,
  toldBudget,
  withMatchOptions,
  writeCsv,
} from './match-options.ts';
import { playMatches } from './match-pool.ts';
import { progress } from './progress.ts';
import { WrongUse } from './wrong.ts';

/** Adds `solo`. */
export function addSolo(root: Command, io: Io, words: CliWords): void {
  const { help } = words;
  const command = root
    .command('solo')
    .description(help.solo.about)
    .option('--game <id>', help.shared.game)
    .requiredOption('--bot <name>', help.solo.bot)
    .option('--seeds <file|n>', help.solo.seeds);
  finish(withMatchOptions(command, help), help).action(options => solo(options, io, words));
}

interface SoloOptions extends MatchOptions {
  readonly bot: string;
  readonly seeds?: string;
}

async function solo(given: SoloOptions, io: Io, words: CliWords): Promise<void> {
  const { game, edition } = await gameAndEdition(given, words.lang);
  const { bot } = given;
  await needContestants(game.id, [bot]);
  const seeds = seedsOf(game.id, given.seeds ?? '300');
  const { options } = needDeal(game, 1, seeds[0] ?? '1', given.option, edition);
  const budget = allowance(given);
  const table = csvFile(given);
  const matches = soloMatches(bot, seeds, options, budget, edition);
  const file = matchFile(given.resume, { solo: game.id, bot, options, edition, budget, seeds });
  const bar = progress(io, words, words.tools.simulating);
  const results = await playMatches(game, matches, threadsOf(given), file, bar);
  bar.done();
  const figures = roundedFigures(soloFigures(results));
  if (given.json) {
    printJson(io, { game: game.id, bot, seeds: seeds.length, budget: toldBudget(budget), ...figures });
  } else io.out(`${words.match.alone(bot, seeds.length, figures).join('\n')}\n`);
  writeCsv(table, [['seed', 'points'], ...results.map(({ points }, i) => [seeds[i] ?? '', points[0] ?? 0])]);
}

/** The frozen seeds of a game, or the lines of a file. */
function seedsOf(game: string, wanted: string): string[] {
  const frozen = /^\d+$/.test(wanted);
  // found from the bundle as well as from the sources
  const path = frozen ? createRequire(import.meta.url).resolve(`@waldglas/bots/seeds/${game}.txt`) : wanted;
  const lines = linesOf(path);
  if (!frozen) return lines;
  const n = Number(wanted);
  if (n < 1 || n > lines.length) throw new WrongUse('seedsUpTo', lines.length);
  return lines.slice(0, n);
}

function linesOf(path: string): string[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new WrongUse('unreadable', path);
  }
  const lines = text.split(/\r?\n/).filter(line => line !== '');
  if (lines.length === 0) throw new WrongUse('noSeeds', path);
  return lines;
}

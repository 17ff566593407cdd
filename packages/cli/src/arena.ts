import {
  type BotFigures,
  botFigures,
  type Contest,
  type Encounter,
  encounters,
  type PairFigures,
  pairFigures,
  type Result,
} from '@waldglas/bots';
import type { Command } from 'commander';
import { finish, names, needDeal, seedText, whole } from './arguments.ts';
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

/** Adds `arena`. */
export function addArena(root: Command, io: Io, words: CliWords): void {
  const { help } = words;
  const command = root
    .command('arena')
    .description(help.arena.about)
    .option('--game <id>', help.shared.game)
    .requiredOption('--bots <names>', help.arena.bots, names)
    .option('--players <n>', help.shared.players, whole(2, 4))
    .option('--deals <n>', help.arena.deals, whole(1, 1_000_000))
    .option('--seed <text>', help.arena.seed, seedText);
  finish(withMatchOptions(command, help), help).action(options => arena(options, io, words));
}

interface ArenaOptions extends MatchOptions {
  readonly players?: number;
  readonly bots: string[];
  readonly deals?: number;
  readonly seed?: string;
}

async function arena(given: ArenaOptions, io: Io, words: CliWords): Promise<void> {
  const { players = 2, deals = 200, seed = '1' } = given;
  const { game, edition } = await gameAndEdition(given, words.lang);
  const { options } = needDeal(game, players, seed, given.option, edition);
  const { bots } = given;
  await needContestants(game.id, bots);
  if (bots.length < 2 || new Set(bots).size < bots.length) throw new WrongUse('severalLevels');
  const budget = allowance(given);
  const facts = edition === undefined ? {} : { edition };
  const contest: Contest = { players, options, ...facts, bots, deals, seed, budget };
  const list = encounters(contest);
  const table = csvFile(given);
  const file = matchFile(given.resume, { arena: game.id, ...contest });
  const bar = progress(io, words, words.tools.simulating);
  const results = await playMatches(
    game,
    list.map(({ match }) => match),
    threadsOf(given),
    file,
    bar,
  );
  bar.done();
  const figures = roundedFigures({
    pairs: pairFigures(contest, list, results),
    bots: botFigures(contest, list, results),
  });
  const head = { game: game.id, players, deals, seed, budget: toldBudget(budget), games: list.length };
  if (given.json) printJson(io, { ...head, ...figures });
  else io.out(figureLines(figures, words));
  writeCsv(table, csv(list, results));
}

function csv(list: readonly Encounter[], results: readonly Result[]): (string | number)[][] {
  const rows = list.flatMap(({ a, b, deal, match }, i) =>
    match.bots.map((bot, seat) => {
      const points = results[i]?.points[seat] ?? 0;
      return [`${a}-${b}`, deal, match.seed, i, seat, bot, points, results[i]?.wins[seat] ?? 0];
    }),
  );
  return [['pair', 'deal', 'seed', 'game', 'seat', 'bot', 'points', 'win'], ...rows];
}

/** What came out, for people. */
interface Figures {
  readonly pairs: readonly PairFigures[];
  readonly bots: readonly BotFigures[];
}

function figureLines({ pairs, bots }: Figures, { match }: CliWords): string {
  return `${[...pairs.map(match.pair), ...bots.map(match.bot)].join('\n')}\n`;
}

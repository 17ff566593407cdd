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
import { finish, names, needDeal, needGame, seedText, WrongUse, whole, wordsFor } from './arguments.ts';
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

/** Adds `arena`. */
export function addArena(root: Command, io: Io): void {
  const command = root
    .command('arena')
    .description('how bots compare: the same deals in all seats')
    .requiredOption('--game <id>', 'which game')
    .requiredOption('--bots <names>', 'the levels that meet; with more than two players the first sits alone', names)
    .option('--players <n>', 'how many play (2)', whole(2, 4))
    .option('--deals <n>', 'how many deals (200)', whole(1, 1_000_000))
    .option('--seed <text>', 'deal i has the seed TEXT.i (1)', seedText);
  finish(withMatchOptions(command)).action(options => arena(options, io));
}

interface ArenaOptions extends MatchOptions {
  readonly players?: number;
  readonly bots: string[];
  readonly deals?: number;
  readonly seed?: string;
}

async function arena(given: ArenaOptions, io: Io): Promise<void> {
  const { players = 2, deals = 200, seed = '1' } = given;
  const game = await needGame(given.game);
  const { options } = needDeal(game, players, seed, given.option);
  const bots = given.bots.map(needLevel);
  if (bots.length < 2 || new Set(bots).size < bots.length)
    throw new WrongUse('--bots takes two or more different levels');
  const budget = allowance(given);
  const contest: Contest = { players, options, bots, deals, seed, budget };
  const list = encounters(contest);
  const file = matchFile(given.resume, { arena: game.id, ...contest });
  const words = await wordsFor(given, io);
  const bar = progress(io, words, words.tools.simulating);
  const results = await playMatches(
    game,
    list.map(({ match }) => match),
    threadsOf(given),
    file,
    bar,
  );
  bar.done();
  writeCsv(given.csv, csv(list, results));
  const figures = roundedFigures({
    pairs: pairFigures(contest, list, results),
    bots: botFigures(contest, list, results),
  });
  const head = { game: game.id, players, deals, seed, budget: toldBudget(budget), games: list.length };
  if (given.json) printJson(io, { ...head, ...figures });
  else io.out(table(figures));
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

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function table({ pairs, bots }: { pairs: readonly PairFigures[]; bots: readonly BotFigures[] }): string {
  const meetings = pairs.map(
    ({ a, b, deals, winShare, low, high, margin }) =>
      `${a} - ${b}: wins ${percent(winShare)} (${percent(low)} to ${percent(high)}), margin ${margin.toFixed(2)}, ${deals} deals`,
  );
  const each = bots.map(
    ({ bot, mean, low, high, msPerCall, p95Ms, timeUsed, seatWinShares }) =>
      `${bot}: mean ${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}), ${msPerCall.toFixed(1)} ms a call, 95 % within ${p95Ms.toFixed(1)} ms${timeUsed ? `, of the time allowed ${percent(timeUsed.p50)} (p99 ${percent(timeUsed.p99)})` : ''}, wins by seat ${seatWinShares.map(percent).join(', ')}`,
  );
  return `${[...meetings, ...each].join('\n')}\n`;
}

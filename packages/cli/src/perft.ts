import { perft as count, divide } from '@waldglas/core';
import type { Command } from 'commander';
import { finish, needDeal, needGame, seedText, whole, withTableOptions } from './arguments.ts';
import { type Io, printJson } from './io.ts';

/** Adds `perft`. */
export function addPerft(root: Command, io: Io): void {
  const command = root
    .command('perft')
    .description('how many lines of decisions there are to a depth')
    .requiredOption('--game <id>', 'which game')
    .requiredOption('--depth <n>', 'how many decisions deep', whole(0, 20))
    .option('--players <n>', 'how many play (2)', whole(1, 4))
    .option('--seed <text>', 'the seed (1)', seedText)
    .option('--divide', 'also for each first decision');
  finish(withTableOptions(command)).action(options => perft(options, io));
}

interface PerftOptions {
  readonly game: string;
  readonly depth: number;
  readonly players?: number;
  readonly seed?: string;
  readonly option?: string[];
  readonly divide?: true;
  readonly json?: true;
}

async function perft(given: PerftOptions, io: Io): Promise<void> {
  const { depth, players = 2, seed = '1', json } = given;
  const game = await needGame(given.game);
  const { options } = needDeal(game, players, seed, given.option);
  const state = game.setup({ players, options }, seed);
  const begun = performance.now();
  const first = given.divide && depth > 0 ? divide(game, state, depth) : undefined;
  const lines = first ? first.reduce((sum, one) => sum + one.lines, 0) : count(game, state, depth);
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(3));
  const result = { game: game.id, players, seed, depth, lines, seconds };
  if (json) return printJson(io, first ? { ...result, divide: first } : result);
  for (const one of first ?? []) io.out(`${one.action}  ${one.lines}\n`);
  io.out(`depth ${depth}: ${lines} lines in ${seconds} s\n`);
}

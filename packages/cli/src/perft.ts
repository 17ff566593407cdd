import { type AnyGame, type BaseState, perft as count, lowest } from '@waldglas/core';
import type { Command } from 'commander';
import { type Common, finish, needDeal, needGame, seedText, whole, withTableOptions } from './arguments.ts';
import type { CliWords } from './catalog.ts';
import { type Io, printJson } from './io.ts';
import { progress } from './progress.ts';

/** Adds `perft`. */
export function addPerft(root: Command, io: Io, words: CliWords): void {
  const { help } = words;
  const command = root
    .command('perft')
    .description(help.perft.about)
    .requiredOption('--game <id>', help.shared.game)
    .requiredOption('--depth <n>', help.perft.depth, whole(0, 20))
    .option('--players <n>', help.shared.players, whole(1, 4))
    .option('--seed <text>', help.shared.seed, seedText)
    .option('--divide', help.perft.divide);
  finish(withTableOptions(command, help), help).action(options => perft(options, io, words));
}

interface PerftOptions extends Common {
  readonly game: string;
  readonly depth: number;
  readonly players?: number;
  readonly seed?: string;
  readonly option?: string[];
  readonly divide?: true;
}

async function perft(given: PerftOptions, io: Io, words: CliWords): Promise<void> {
  const { depth, players = 2, seed = '1', json } = given;
  const game = await needGame(given.game);
  const { options } = needDeal(game, players, seed, given.option);
  const state = game.setup({ players, options }, seed);
  const begun = performance.now();
  const bar = progress(io, words, words.tools.counting);
  const all = depth > 0 ? divided(game, state, depth, bar.at) : [];
  bar.done();
  const first = given.divide && depth > 0 ? all : undefined;
  const lines = all.length === 0 ? 1 : all.reduce((sum, one) => sum + one.lines, 0);
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(3));
  const result = { game: game.id, players, seed, depth, lines, seconds };
  if (json) return printJson(io, first ? { ...result, divide: first } : result);
  for (const one of first ?? []) io.out(`${one.action}  ${one.lines}\n`);
  io.out(`${words.tools.depth(depth, lines, seconds)}\n`);
}

/** The lines behind each first answer; after each of them, and after each second one, it is told how far that is. */
function divided(
  game: AnyGame,
  s: BaseState,
  depth: number,
  at: (share: number) => void,
): { action: string; lines: number }[] {
  const options = lowest(game.decisions(s))?.options ?? [];
  return options.map((action, i) => {
    const next = game.clone(s);
    game.apply(next, action);
    const inner = (share: number) => at((i + share) / options.length);
    const behind = depth > 2 ? divided(game, next, depth - 1, inner) : [];
    const lines = behind.length > 0 ? behind.reduce((sum, one) => sum + one.lines, 0) : count(game, next, depth - 1);
    inner(1);
    return { action: game.write(action), lines };
  });
}

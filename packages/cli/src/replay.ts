import { isIllegal, replay as replayed } from '@waldglas/core';
import type { Command } from 'commander';
import { Failure, fileGame, finish, WrongUse, whole } from './arguments.ts';
import { type Io, printJson } from './io.ts';
import { scoreSheet } from './session.ts';
import { drawingOf } from './show.ts';
import { showScores } from './show-scores.ts';

/** Adds `replay`. */
export function addReplay(root: Command, io: Io): void {
  const command = root
    .command('replay')
    .description('checks a record and shows a position of it')
    .argument('<file>', 'the record')
    .option('--at <n>', 'the position after so many lines (all)', whole(0, 1_000_000));
  finish(command).action((file, options) => replay(file, options, io));
}

interface ReplayOptions {
  readonly at?: number;
  readonly json?: true;
}

async function replay(file: string, { at: given, json }: ReplayOptions, io: Io): Promise<void> {
  const { game, record } = await fileGame(file);
  const length = record.actions.length;
  const at = given ?? length;
  if (at > length) throw new WrongUse(`--at ${at}: the record has ${length} lines`);
  const state = replayed(game, record, at);
  if (isIllegal(state)) throw new Failure(`${file}, action ${state.line}: ${state.illegal}`);
  const { rules, edition, players, seed } = record;
  const position = game.position(state, 'all');
  const sheet = scoreSheet(game, state);
  if (json) return printJson(io, { file, game: rules, edition, players, seed, length, at, position, ...sheet });
  io.out(`${rules} (${edition}), ${players} players, seed ${seed}: after ${at} of ${length} lines\n\n`);
  io.out(drawingOf(game, record, io.colours)(position));
  io.out(`\n${showScores(sheet, io.colours)}`);
}

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { seatLetter } from '@waldglas/core';
import { scoreSheet } from '@waldglas/protocol';
import type { Command } from 'commander';
import { type Common, fileGame, finish, tableOf, whole } from './arguments.ts';
import type { CliWords } from './catalog.ts';
import { type Io, printJson } from './io.ts';
import { toolkitFor } from './play.ts';
import { progress } from './progress.ts';
import { editionTitle, pointLines } from './telling.ts';
import { WrongUse } from './wrong.ts';

/** Adds `replay`. */
export function addReplay(root: Command, io: Io, words: CliWords): void {
  const { help } = words;
  const command = root
    .command('replay')
    .description(help.replay.about)
    .argument('<file>', help.replay.file)
    .option('--at <n>', help.replay.at, whole(0, 1_000_000));
  finish(command, help).action((file, options) =>
    isFolder(file) ? replayAll(file, options, io, words) : replay(file, options, io, words),
  );
}

interface ReplayOptions extends Common {
  readonly at?: number;
}

const WIDTH = 100;

async function replay(file: string, given: ReplayOptions, io: Io, words: CliWords): Promise<void> {
  const { game, record } = await fileGame(file, words.lang);
  const length = record.actions.length;
  const at = given.at ?? length;
  if (at > length) throw new WrongUse('linesOf', file, length);
  const table = tableOf(game, { ...record, actions: record.actions.slice(0, at) });
  const { rules, edition, players, seed } = record;
  const position = table.position('all');
  const sheet = scoreSheet(table.snapshot(undefined).scores, table.turn.length === 0);
  if (given.json) return printJson(io, { file, game: rules, edition, players, seed, length, at, position, ...sheet });
  const toolkit = await toolkitFor(table, words, io.colours);
  const { drawing, speech, colours } = toolkit;
  const name = words.games[rules as 'glass-road'];
  const lines = [
    words.tools.replayed(name, editionTitle(table), players, seed, at, length),
    '',
    drawing.header(position),
  ];
  lines.push(...drawing.table(position, WIDTH, new Map()));
  for (let seat = 0; seat < players; seat++) {
    lines.push('', colours.bold(speech.who(seat)), ...drawing.seat(position, seatLetter(seat), WIDTH));
  }
  io.out([...lines, '', ...pointLines(toolkit, table), ''].join('\n'));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Checks every record of a folder; the first that is not sound is a failure. */
async function replayAll(folder: string, given: ReplayOptions, io: Io, words: CliWords): Promise<void> {
  if (given.at !== undefined) throw new WrongUse('oneRecord');
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.game'))
    .sort();
  if (files.length === 0) throw new WrongUse('noRecords', folder);
  const bar = progress(io, words, words.tools.replaying);
  for (const [i, name] of files.entries()) {
    await fileGame(join(folder, name), words.lang);
    bar.at((i + 1) / files.length);
  }
  bar.done();
  if (given.json) printJson(io, { folder, records: files.length, sound: true });
  else io.out(`${words.tools.sound(files.length)}\n`);
}

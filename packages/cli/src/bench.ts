import { cpus } from 'node:os';
import {
  type Action,
  append,
  type BaseState,
  type GameRecord,
  isIllegal,
  randomAction,
  readRecord,
  rngFrom,
  seatOf,
  undo,
} from '@waldglas/core';
import type { Command } from 'commander';
import { finish, needGame, seconds } from './arguments.ts';
import type { AnyGame } from './catalog.ts';
import { type Io, printJson } from './io.ts';
import { progress } from './progress.ts';
import { playGame, type Run } from './simulate-run.ts';

/** Adds `bench`. */
export function addBench(root: Command, io: Io): void {
  const command = root
    .command('bench')
    .description('how fast the rules are, on one thread')
    .option('--game <id>', 'which game (glass-road)')
    .option('--seconds <t>', 'how long each figure is measured (2)', seconds);
  finish(command).action(options => bench(options, io));
}

/** One figure; `target` and what of it is reached, where there is one. */
interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: number;
  readonly ratio?: number;
}

/** A position of a real game and an action that was played in it. */
interface Sample {
  readonly state: BaseState;
  readonly action: Action;
}

const PLAYERS = 2;
const GAMES = 40;
/** Every so many actions of them a position is kept. */
const STRIDE = 7;

async function bench(given: { game?: string; seconds?: number; json?: true }, io: Io): Promise<void> {
  const startUp = performance.now();
  const { game: id = 'glass-road', seconds: time = 2, json } = given;
  const game = await needGame(id);
  const bar = progress(io, 'bench');
  const measures = measurements(game);
  const figures: Figure[] = [];
  for (const [i, measure] of measures.entries()) {
    bar.at(i / measures.length);
    figures.push(...measure(time * 1000));
  }
  bar.done();
  figures.push({ name: 'start-up', value: Math.round(startUp), unit: 'ms' });
  const processor = cpus()[0]?.model.trim() ?? 'unknown';
  if (json) return printJson(io, { game: id, players: PLAYERS, processor, node: process.version, figures });
  io.out(`${id}, ${PLAYERS} players, ${processor}, Node ${process.version}\n`);
  for (const { name, value, unit, target, ratio } of figures) {
    const aim = target === undefined ? '' : `  (target ${target.toLocaleString('en')}, ${ratio}x)`;
    io.out(`${name.padEnd(28)}${value.toLocaleString('en').padStart(12)} ${unit}${aim}\n`);
  }
}

function figure(name: string, value: number, unit: string, target?: number): Figure {
  const rounded = Number(value.toFixed(value < 100 ? 2 : 0));
  if (target === undefined) return { name, value: rounded, unit };
  return { name, value: rounded, unit, target, ratio: Number((value / target).toFixed(2)) };
}

/** How many times a second `work` can be done, after a warm-up of the same length. */
function rate(milliseconds: number, work: (i: number) => void): number {
  runFor(milliseconds, work);
  return runFor(milliseconds, work);
}

function runFor(milliseconds: number, work: (i: number) => void): number {
  const begun = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    work(done++);
    elapsed = performance.now() - begun;
  }
  return (done * 1000) / elapsed;
}

/** Everything that is measured, one after the other: whole games first, while no kept positions fill the memory. */
function measurements(game: AnyGame): ((milliseconds: number) => Figure[])[] {
  const run: Run = { game: game.id, players: PLAYERS, options: {}, seed: 'bench' };
  return [
    milliseconds => wholeGames(game, run, milliseconds),
    milliseconds => {
      const all = samples(game);
      const perSecond = rate(milliseconds, i => {
        const { state, action } = at(all, i);
        const copy = game.clone(state);
        game.apply(copy, action);
        game.decisions(copy);
      });
      return [figure('clone + apply + options', perSecond, 'per s', 200_000)];
    },
    milliseconds => {
      const views = samples(game).map(({ state }, i) => game.view(state, i % PLAYERS));
      const rng = rngFrom('bench/imagine');
      return [
        figure(
          'imagine',
          rate(milliseconds, i => void game.imagine(at(views, i), rng)),
          'per s',
          50_000,
        ),
      ];
    },
    milliseconds => {
      const all = samples(game);
      return [
        figure(
          'view',
          rate(milliseconds, i => void game.view(at(all, i).state, i % PLAYERS)),
          'per s',
        ),
      ];
    },
    milliseconds => {
      const records = undoable(game, run);
      const perSecond = rate(milliseconds, i => void undo(game, at(records, i).record, at(records, i).seat));
      return [figure('undo late in a game', 1000 / perSecond, 'ms')];
    },
  ];
}

function at<T>(list: readonly T[], i: number): T {
  return list[i % list.length] as T;
}

function wholeGames(game: AnyGame, run: Run, milliseconds: number): Figure[] {
  let games = 0;
  let actions = 0;
  const perSecond = rate(milliseconds, i => {
    actions += playGame(game, run, i).actions;
    games += 1;
  });
  const mean = actions / games;
  return [
    figure('actions per game', mean, 'actions'),
    figure('games', perSecond, 'per s', 1000),
    figure('actions', perSecond * mean, 'per s', 220_000),
  ];
}

/** Positions of random games, with the actions played there. */
function samples(game: AnyGame): Sample[] {
  const found: Sample[] = [];
  for (let i = 0; i < GAMES; i++) {
    const s = game.setup({ players: PLAYERS, options: {} }, `bench.${i}`);
    const rng = rngFrom(`bench.${i}/bots`);
    let n = 0;
    for (let action = randomAction(game, s, rng); action; action = randomAction(game, s, rng)) {
      if (n++ % STRIDE === 0) found.push({ state: game.clone(s), action });
      game.apply(s, action);
    }
  }
  return found;
}

/** Records of random games, cut late where a seat can take back. */
function undoable(game: AnyGame, run: Run): { record: GameRecord; seat: number }[] {
  const found: { record: GameRecord; seat: number }[] = [];
  for (let i = 0; found.length < 8; i++) {
    const record = readRecord(playGame(game, run, i).text);
    if (isIllegal(record)) throw new Error(record.illegal);
    const unscored = append(record, []);
    for (let length = record.actions.length - 1; length > 0; length--) {
      const seat = seatOf(record.actions[length - 1]?.slice(0, 1) ?? '') ?? 0;
      const cut = { ...unscored, actions: record.actions.slice(0, length) };
      if (isIllegal(undo(game, cut, seat))) continue;
      found.push({ record: cut, seat });
      break;
    }
  }
  return found;
}

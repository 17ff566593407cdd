import { cpus } from 'node:os';
import { type Action, type BaseState, type GameRecord, isIllegal, rngFrom, undo } from '@waldglas/core';
import { randomAction } from '@waldglas/core/testing';
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

/** How many times a second `work` can be done, after a warm-up of a quarter of the time. */
function rate(milliseconds: number, work: (i: number) => void): number {
  runFor(milliseconds / 4, work);
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

/** Everything that is measured, one after the other. */
function measurements(game: AnyGame): ((milliseconds: number) => Figure[])[] {
  const all = samples(game);
  const run: Run = { game: game.id, players: PLAYERS, options: {}, seed: 'bench' };
  const sample = (i: number) => all[(i * 7) % all.length] as Sample;
  const views = all.map(({ state }, i) => game.view(state, i % PLAYERS));
  const rng = rngFrom('bench/imagine');
  const records = undoable(game, run);
  return [
    milliseconds => {
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
    },
    milliseconds => {
      const perSecond = rate(milliseconds / 1, i => {
        const { state, action } = sample(i);
        const copy = game.clone(state);
        game.apply(copy, action);
        game.decisions(copy);
      });
      return [figure('clone + apply + options', perSecond, 'per s', 200_000)];
    },
    milliseconds => [
      figure('imagine', rate(milliseconds, i => void game.imagine(views[(i * 7) % views.length], rng)), 'per s', 50_000),
    ],
    milliseconds => [
      figure('view', rate(milliseconds, i => void game.view(sample(i).state, i % PLAYERS)), 'per s'),
    ],
    milliseconds => {
      const perSecond = rate(milliseconds, i => {
        const { record, seat } = records[i % records.length] as { record: GameRecord; seat: number };
        undo(game, record, seat);
      });
      return [figure('undo late in a game', 1000 / perSecond, 'ms')];
    },
  ];
}

/** Positions of random games, with the actions played there. */
function samples(game: AnyGame): Sample[] {
  const found: Sample[] = [];
  for (let i = 0; i < GAMES; i++) {
    const s = game.setup({ players: PLAYERS, options: {} }, `bench.${i}`);
    const rng = rngFrom(`bench.${i}/bots`);
    for (let action = randomAction(game, s, rng); action; action = randomAction(game, s, rng)) {
      found.push({ state: game.clone(s), action });
      game.apply(s, action);
    }
  }
  return found;
}

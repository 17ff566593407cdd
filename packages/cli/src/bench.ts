import { cpus } from 'node:os';
import {
  type Action,
  type AnyGame,
  type BaseState,
  type GameRecord,
  isIllegal,
  playOut,
  playRecord,
  type RunningGame,
  randomAction,
  readRecord,
  rngFrom,
  seatOf,
  takeBack,
} from '@waldglas/core';
import type { AnyTable } from '@waldglas/table';
import type { Command } from 'commander';
import { type Common, finish, needDeal, needGame, seconds } from './arguments.ts';
import { earlyTables, lateTables } from './bench-tables.ts';
import { type CliWords, GAME_IDS } from './catalog.ts';
import { type Io, printJson } from './io.ts';
import { progress } from './progress.ts';
import { MOST_ACTIONS, playRandom } from './simulate-run.ts';

/** Adds `bench`. */
export function addBench(root: Command, io: Io, words: CliWords): void {
  const { help } = words;
  const command = root
    .command('bench')
    .description(help.bench.about)
    .option('--game <id>', help.bench.game)
    .option('--seconds <t>', help.bench.seconds, seconds);
  finish(command, help).action(options => bench(options, io, words));
}

/** The figures by the names that others rely on, and by the keys of their words. */
const SAID = {
  'actions per game': 'length',
  games: 'games',
  actions: 'actions',
  'actions, recorded': 'recorded',
  'clone + apply + options': 'applies',
  imagine: 'imagine',
  view: 'view',
  'undo late in a game': 'undo',
  'snapshot in line 6': 'early',
  'snapshot in line 600': 'late',
  'start-up': 'start',
} as const;
type Name = keyof typeof SAID;
type Unit = keyof CliWords['tools']['units'];

/** One figure; `target` and what of it is reached, where there is one. */
interface Figure {
  readonly name: Name;
  readonly value: number;
  readonly unit: Unit;
  readonly target?: number;
  readonly ratio?: number;
}

/** How fast a game is meant to be. */
interface Targets {
  readonly games: number;
  /** The number of games counts only if the mean game has fewer actions. */
  readonly shorterThan?: number;
  readonly actions: number;
  readonly applies?: number;
  readonly imagined?: number;
}

const TARGETS: Readonly<Record<string, Targets>> = {
  'glass-road': { games: 1000, actions: 220_000, applies: 200_000, imagined: 50_000 },
  'black-forest': { games: 300, shorterThan: 700, actions: 220_000 },
};

/** A position of a real game and an action that was played in it. */
interface Sample {
  readonly state: BaseState;
  readonly action: Action;
}

const PLAYERS = 2;
/** So many positions are kept, one every so many actions. */
const SAMPLES = 1000;
const STRIDE = 7;

interface BenchOptions extends Common {
  readonly game?: string;
  readonly seconds?: number;
}

async function bench(given: BenchOptions, io: Io, words: CliWords): Promise<void> {
  const startUp = Math.round(performance.now());
  const { seconds: time = 4, json } = given;
  const games = await Promise.all((given.game === undefined ? GAME_IDS : [given.game]).map(needGame));
  const processor = cpus()[0]?.model.trim() ?? 'unknown';
  const results = games.map(game => {
    const figures = [...measured(game, time, io, words), figure('start-up', startUp, 'ms')];
    return { game: game.id, players: PLAYERS, processor, node: process.version, figures };
  });
  if (json) return printJson(io, given.game === undefined ? { games: results } : results[0]);
  for (const { game, figures } of results) {
    const { tools, lang } = words;
    io.out(`${tools.measured(game, PLAYERS, processor, process.version)}\n`);
    for (const { name, value, unit, target, ratio = 0 } of figures) {
      const aim = target === undefined ? '' : `  ${tools.target(target, ratio)}`;
      const told = tools.figures[SAID[name]].padEnd(28);
      io.out(`${told}${value.toLocaleString(lang).padStart(12)} ${tools.units[unit]}${aim}\n`);
    }
  }
}

function measured(game: AnyGame, time: number, io: Io, words: CliWords): Figure[] {
  const bar = progress(io, words, words.tools.benching(game.id));
  const measures = measurements(game);
  const figures = measures.flatMap((measure, i) => {
    bar.at(i / measures.length);
    return measure(time * 1000);
  });
  bar.done();
  return figures;
}

function figure(name: Name, value: number, unit: Unit, target?: number): Figure {
  const rounded = Number(value < 100 ? value.toPrecision(3) : value.toFixed(0));
  if (target === undefined) return { name, value: rounded, unit };
  return { name, value: rounded, unit, target, ratio: Number((value / target).toFixed(2)) };
}

/** A figure is the median of so many runs: a moment in which the machine is busy elsewhere does not count. */
const RUNS = 20;

/** How many times a second `work` can be done, after a warm-up as long as all the runs together. */
function rate(milliseconds: number, work: (i: number) => void): number {
  return rateOf(milliseconds, i => {
    work(i);
    return 1;
  });
}

/** As `rate`, where each piece of `work` tells how much it was. */
function rateOf(milliseconds: number, work: (i: number) => number): number {
  runFor(milliseconds, work, 0);
  const rates: number[] = [];
  for (let run = 0, next = 0; run < RUNS; run++) {
    const { done, pieces, elapsed } = runFor(milliseconds / RUNS, work, next);
    rates.push((done * 1000) / elapsed);
    next += pieces;
  }
  return rates.sort((a, b) => a - b)[RUNS / 2] ?? 0;
}

function runFor(milliseconds: number, work: (i: number) => number, from: number) {
  const begun = performance.now();
  let done = 0;
  let pieces = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    done += work(from + pieces++);
    elapsed = performance.now() - begun;
  }
  return { done, pieces, elapsed };
}

/** Everything that is measured, one after the other: whole games first, while no kept positions fill the memory. */
function measurements(game: AnyGame): ((milliseconds: number) => Figure[])[] {
  const dealt = needDeal(game, PLAYERS, 'bench');
  const targets = TARGETS[game.id];
  let kept: Sample[] | undefined;
  const sampled = () => {
    kept ??= samples(game, dealt);
    return kept;
  };
  return [
    milliseconds => wholeGames(game, dealt, targets, milliseconds),
    // as `simulate` plays them
    milliseconds => [
      figure(
        'actions, recorded',
        rateOf(milliseconds, i => playRandom(game, dealt, i).actions),
        'per s',
      ),
    ],
    milliseconds => {
      const all = sampled();
      const perSecond = rate(milliseconds, i => {
        const { state, action } = at(all, i);
        const copy = game.clone(state);
        game.apply(copy, action);
        game.decisions(copy);
      });
      return [figure('clone + apply + options', perSecond, 'per s', targets?.applies)];
    },
    milliseconds => {
      const views = sampled().map(({ state }, i) => game.view(state, i % PLAYERS));
      const rng = rngFrom('bench/imagine');
      return [
        figure(
          'imagine',
          rate(milliseconds, i => void game.imagine(at(views, i), rng)),
          'per s',
          targets?.imagined,
        ),
      ];
    },
    milliseconds => {
      const all = sampled();
      return [
        figure(
          'view',
          rate(milliseconds, i => void game.view(at(all, i).state, i % PLAYERS)),
          'per s',
        ),
      ];
    },
    milliseconds => {
      const games = undoable(game, dealt);
      const perSecond = rate(milliseconds, i => void takeBack(game, at(games, i).running, at(games, i).seat));
      return [figure('undo late in a game', 1000 / perSecond, 'ms')];
    },
    milliseconds => {
      const early = earlyTables(game);
      const late = lateTables(early);
      return [
        figure('snapshot in line 6', snapshotRate(early, milliseconds / 2), 'per s'),
        figure('snapshot in line 600', snapshotRate(late, milliseconds / 2), 'per s'),
      ];
    },
  ];
}

/** What every seat is told of the last line. */
function snapshotRate(tables: readonly AnyTable[], milliseconds: number): number {
  return rate(milliseconds, i => {
    const table = at(tables, i);
    table.snapshot(i % table.head.players, table.length - 1);
  });
}

function at<T>(list: readonly T[], i: number): T {
  return list[i % list.length] as T;
}

/** Random games, from the set-up to the scores. */
function wholeGames(game: AnyGame, dealt: GameRecord, targets: Targets | undefined, milliseconds: number): Figure[] {
  let games = 0;
  let actions = 0;
  const perSecond = rateOf(milliseconds, i => {
    const s = game.setup(dealt, `${dealt.seed}.${i}`);
    const played = playOut(game, s, rngFrom(`${dealt.seed}.${i}/bots`), undefined, MOST_ACTIONS);
    game.scores(s);
    actions += played;
    games += 1;
    return played;
  });
  const mean = actions / games;
  const isShort = targets?.shorterThan === undefined || mean < targets.shorterThan;
  return [
    figure('actions per game', mean, 'actions'),
    figure('games', perSecond / mean, 'per s', isShort ? targets?.games : undefined),
    figure('actions', perSecond, 'per s', targets?.actions),
  ];
}

/** Positions of random games, with the actions played there. */
function samples(game: AnyGame, dealt: GameRecord): Sample[] {
  const found: Sample[] = [];
  for (let i = 0; found.length < SAMPLES; i++) {
    const s = game.setup(dealt, `${dealt.seed}.${i}`);
    const rng = rngFrom(`bench.${i}/bots`);
    let n = 0;
    for (let action = randomAction(game, s, rng); action; action = randomAction(game, s, rng)) {
      if (n++ % STRIDE === 0) found.push({ state: game.clone(s), action });
      game.apply(s, action);
    }
  }
  return found;
}

/** Random games, stopped late where a seat can take back. */
function undoable(game: AnyGame, dealt: GameRecord): { running: RunningGame<BaseState, Action>; seat: number }[] {
  const found: { running: RunningGame<BaseState, Action>; seat: number }[] = [];
  for (let i = 0; found.length < 8; i++) {
    const record = readRecord(playRandom(game, dealt, i).text);
    if (isIllegal(record)) throw new Error(record.illegal);
    for (let length = record.actions.length - 1; length > 0; length--) {
      const seat = seatOf(record.actions[length - 1]?.slice(0, 1) ?? '') ?? 0;
      const running = playRecord(game, { ...record, actions: record.actions.slice(0, length) });
      if (isIllegal(running) || isIllegal(takeBack(game, running, seat))) continue;
      found.push({ running, seat });
      break;
    }
  }
  return found;
}

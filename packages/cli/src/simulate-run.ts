import { type LevelId, playBots } from '@waldglas/bots';
import { type BaseState, randomAction, rngFrom, type TableOptions, writeRecord } from '@waldglas/core';
import type { AnyGame, AnyLevels } from './catalog.ts';

/** Games of bots, one for each seat: game i has seed `seed.i`. */
export interface Run {
  readonly game: string;
  readonly bots: readonly string[];
  readonly players: number;
  readonly options: TableOptions;
  readonly seed: string;
}

/** One finished game. */
export interface Finished {
  readonly text: string;
  readonly actions: number;
  readonly points: readonly number[];
  /** Each seat's share of the win. */
  readonly wins: readonly number[];
}

/** No game takes so many actions: one that does is broken. */
export const MOST_ACTIONS = 5000;

/** Plays game `i` of a run to its end. Where all bots are random, without views and calls: they are measured for speed. */
export function playGame(game: AnyGame, levels: AnyLevels, run: Run, i: number): Finished {
  if (run.bots.every(bot => bot === 'random')) return playRandom(game, run, i);
  const { players, options } = run;
  const seed = `${run.seed}.${i}`;
  const seats = run.bots.map(bot => levels[bot as LevelId]);
  const { state, actions } = playBots(game, { players, options }, seed, seats, { seed: `${seed}/bots` });
  return finished(
    game,
    run,
    seed,
    state,
    actions.map(action => game.write(action)),
  );
}

/** Plays game `i` of a run of random bots. Only offered actions are played, so nothing is checked again. */
export function playRandom(game: AnyGame, run: Pick<Run, 'players' | 'options' | 'seed'>, i: number): Finished {
  const { players, options } = run;
  const seed = `${run.seed}.${i}`;
  const s = game.setup({ players, options }, seed);
  const rng = rngFrom(`${seed}/bots`);
  const actions: string[] = [];
  for (let action = randomAction(game, s, rng); action; action = randomAction(game, s, rng)) {
    if (actions.length === MOST_ACTIONS) throw new Error(`game ${seed} does not end within ${MOST_ACTIONS} actions`);
    actions.push(game.write(action));
    game.apply(s, action);
  }
  return finished(game, run, seed, s, actions);
}

/** The record and the scores of a game that is over. */
function finished(
  game: AnyGame,
  { players, options }: Pick<Run, 'players' | 'options'>,
  seed: string,
  s: BaseState,
  actions: readonly string[],
): Finished {
  const scores = game.scores(s);
  const points = scores.map(score => score.points);
  const winners = scores.filter(score => score.winner).length;
  const { edition, fixes } = s;
  const text = writeRecord({ rules: game.id, edition, fixes, players, options, seed, actions, scores: points });
  return { text, actions: actions.length, points, wins: scores.map(score => (score.winner ? 1 / winners : 0)) };
}

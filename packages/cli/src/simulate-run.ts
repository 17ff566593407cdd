import { type LevelId, playBotGame } from '@waldglas/bots';
import { type AnyGame, type GameRecord, randomAction, rngFrom, type Score, writeRecord } from '@waldglas/core';
import type { AnyLevels } from './catalog.ts';

/** Games of bots, one for each seat: game i is dealt as the record says, with seed `SEED.i`. */
export interface Run {
  readonly record: GameRecord;
  readonly bots: readonly string[];
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
export async function playGame(game: AnyGame, levels: AnyLevels, { record, bots }: Run, i: number): Promise<Finished> {
  if (bots.every(bot => bot === 'random')) return playRandom(game, record, i);
  const seats = bots.map(bot => levels[bot as LevelId]);
  const table = await playBotGame(game, { ...record, seed: `${record.seed}.${i}` }, seats);
  return finished(table.record(), table.snapshot(undefined).scores);
}

/** Plays game `i` of a run of random bots. Only offered actions are played, so nothing is checked again. */
export function playRandom(game: AnyGame, record: GameRecord, i: number): Finished {
  const seed = `${record.seed}.${i}`;
  const s = game.setup(record, seed);
  const rng = rngFrom(`${seed}/bots`);
  const actions: string[] = [];
  for (let action = randomAction(game, s, rng); action; action = randomAction(game, s, rng)) {
    if (actions.length === MOST_ACTIONS) throw new Error(`game ${seed} does not end within ${MOST_ACTIONS} actions`);
    actions.push(game.write(action));
    game.apply(s, action);
  }
  return finished({ ...record, seed, actions }, game.scores(s));
}

/** The record and the scores of a game that is over. */
function finished(record: GameRecord, scores: readonly Score[]): Finished {
  const points = scores.map(score => score.points);
  const winners = scores.filter(score => score.winner).length;
  const text = writeRecord({ ...record, scores: points });
  return { text, actions: record.actions.length, points, wins: scores.map(one => (one.winner ? 1 / winners : 0)) };
}

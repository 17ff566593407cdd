import type { Action, BaseState, Rules, Seed, TableOptions } from '@waldglas/core';
import type { LevelId, Levels } from './bot.ts';
import { playBots } from './table.ts';

/** How long the bots of a match may think: positions or milliseconds for each call, or what they like by themselves. */
export interface Allowance {
  readonly nodes?: number;
  readonly ms?: number;
}

/** One game to be played: plain data, so that any thread can play it. */
export interface Match {
  readonly seed: Seed;
  readonly players: number;
  readonly options: TableOptions;
  /** The level on each seat. */
  readonly bots: readonly LevelId[];
  /** The bots' own chance, apart from the deal's. */
  readonly chance: Seed;
  readonly budget: Allowance;
}

/** How a match ended. */
export interface Result {
  readonly points: readonly number[];
  /** Each seat's share of the win. */
  readonly wins: readonly number[];
  /** How many milliseconds each call took, by seat. */
  readonly calls: readonly (readonly number[])[];
}

/** Plays one match to its end. */
export function playMatch<S extends BaseState, A extends Action, V, E>(
  rules: Rules<S, A, V, E>,
  levels: Levels<A, V>,
  match: Match,
  clock: () => number,
): Result {
  const { players, options, seed, bots, chance, budget } = match;
  const calls: number[][] = bots.map(() => []);
  const { state } = playBots(
    rules,
    { players, options },
    seed,
    bots.map(bot => levels[bot]),
    {
      seed: chance,
      clock,
      ...(budget.nodes === undefined ? {} : { nodes: budget.nodes }),
      ...(budget.ms === undefined ? {} : { milliseconds: budget.ms }),
    },
    (seat, milliseconds) => calls[seat]?.push(Math.round(milliseconds * 100) / 100),
  );
  const scores = rules.scores(state);
  const winners = scores.filter(({ winner }) => winner).length;
  return {
    points: scores.map(({ points }) => points),
    wins: scores.map(({ winner }) => (winner ? 1 / winners : 0)),
    calls,
  };
}

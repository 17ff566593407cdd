import {
  type Action,
  type AnyEvent,
  type BaseState,
  type Bot,
  type Budget,
  type Game,
  isIllegal,
  type NewGame,
  newRecord,
  type Seed,
  type TableOptions,
} from '@waldglas/core';
import { type BotPlay, type LiveTable, openTable, playBots } from '@waldglas/table';

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
  /** The facts to play by; the newest built-in ones unless told. The thread that plays has to know them. */
  readonly edition?: string;
  /** The contestant on each seat, by name. */
  readonly bots: readonly string[];
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
export async function playMatch<S extends BaseState, A extends Action, V, E extends AnyEvent>(
  game: Game<S, A, V, E>,
  botNamed: (name: string) => Bot<A, V>,
  { players, options, edition, seed, bots, budget: { nodes, ms } }: Match,
  clock: () => number,
): Promise<Result> {
  const calls: number[][] = bots.map(() => []);
  const budget: Omit<Budget, 'seed'> = {
    clock,
    ...(nodes === undefined ? {} : { nodes }),
    ...(ms === undefined ? {} : { milliseconds: ms }),
  };
  const seats = bots.map(botNamed);
  const dealt = { players, options, seed, ...(edition === undefined ? {} : { edition }) };
  const table = await playBotGame(game, dealt, seats, {
    budget,
    played: (seat, _from, milliseconds) => calls[seat]?.push(Math.round(milliseconds * 100) / 100),
  });
  const { scores } = table.snapshot(undefined);
  const winners = scores.filter(({ winner }) => winner).length;
  return {
    points: scores.map(({ points }) => points),
    wins: scores.map(({ winner }) => (winner ? 1 / winners : 0)),
    calls,
  };
}

/** Plays a new game of bots, one for each seat, to its end. */
export async function playBotGame<S extends BaseState, A extends Action, V, E extends AnyEvent>(
  game: Game<S, A, V, E>,
  dealt: NewGame,
  bots: readonly Bot<A, V>[],
  how: BotPlay<E> = {},
): Promise<LiveTable<A, V, E>> {
  const record = newRecord(game, dealt);
  const table = isIllegal(record) ? record : openTable(game, record);
  if (isIllegal(table)) throw new Error(table.illegal);
  await playBots(table, bots, how);
  return table;
}

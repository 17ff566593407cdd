import { randomAction } from '../playout.ts';
import { rngFrom } from '../random.ts';
import type { GameRecord } from '../record.ts';
import type { Action, BaseState, Game, Seed, TableSetup } from '../rules.ts';

/** A game played at random. The same game, table and seed give the same course. */
export interface Course<S, A extends Action> {
  readonly table: TableSetup;
  readonly seed: Seed;
  readonly actions: readonly A[];
  /** Where a position says all there is to the state; then `place` has to take it back. */
  readonly rests: ((s: S) => boolean) | undefined;
}

/** Plays one game at random until it is over, stuck, or `limit` actions long. */
export function course<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  table: TableSetup,
  seed: Seed,
  rests?: (s: S) => boolean,
  limit = 5000,
): Course<S, A> {
  const s = game.setup(table, seed);
  const rng = rngFrom(`${seed}.course`);
  const actions: A[] = [];
  while (actions.length < limit) {
    const action = randomAction(game, s, rng);
    if (action === undefined) break;
    actions.push(action);
    game.apply(s, action);
  }
  return { table, seed, actions, rests };
}

/** Shows every `stride`th state of a course, the last one always. The visitor leaves the state as it is. */
export function walk<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  { table, seed, actions }: Course<S, A>,
  stride: number,
  visit: (s: S, played: number) => void,
): void {
  const s = game.setup(table, seed);
  for (const [n, action] of actions.entries()) {
    if (n % stride === 0) visit(s, n);
    game.apply(s, action);
  }
  visit(s, actions.length);
}

/** The record of a course. */
export function recordOf<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  { table, seed, actions }: Course<S, A>,
): GameRecord {
  const { edition, fixes } = game.setup(table, seed);
  const { players, options } = table;
  return { rules: game.id, edition, fixes, players, options, seed, actions: actions.map(action => game.write(action)) };
}

import { describe, expect, test } from 'vitest';
import type { Action, BaseState, Game, Seed, TableSetup } from '../rules.ts';
import { type Course, course } from './course.ts';
import { type Law, laws } from './laws.ts';

/** What a game is tried with. */
interface Trials<S> {
  readonly seeds: readonly Seed[];
  readonly tables: readonly TableSetup[];
  /** Where a position says all there is to the state; without it, wherever `place` accepts it. */
  readonly rests?: (s: S) => boolean;
}

/** Registers one test for each law and table, along one random game for each seed. */
export function contract<S extends BaseState, A extends Action, V, E>(game: Game<S, A, V, E>, trials: Trials<S>): void {
  for (const table of trials.tables) {
    describe(`${game.id} with ${table.players} players ${JSON.stringify(table.options)}`, () => {
      let courses: readonly Course<S, A>[] | undefined;
      for (const [name, law] of Object.entries<Law>(laws)) {
        test(name, () => {
          courses ??= trials.seeds.map(seed => course(game, table, seed, trials.rests));
          const violations = courses.flatMap(one => law(game, one).map(violation => `seed ${one.seed}, ${violation}`));
          expect(violations.slice(0, 5)).toEqual([]);
        });
      }
    });
  }
}

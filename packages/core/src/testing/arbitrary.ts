import fc from 'fast-check';
import type { Action, BaseState, Game, Seed, TableSetup } from '../rules.ts';
import { course } from './course.ts';

/** Any seed: one line of text. */
export function arbitrarySeed(): fc.Arbitrary<Seed> {
  return fc.string({ maxLength: 24 });
}

/** A state somewhere in a random game; shrinks to fewer actions. */
export function arbitraryPosition<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  table: TableSetup,
): fc.Arbitrary<S> {
  return arbitrarySeed().chain(seed => {
    const { actions } = course(game, table, seed);
    return fc.nat({ max: actions.length }).map(n => {
      const s = game.setup(table, seed);
      for (const action of actions.slice(0, n)) game.apply(s, action);
      return s;
    });
  });
}

/** A line that might be sent for a game: from a random game, the same with a word changed, or any text. */
export function arbitraryLine<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
): fc.Arbitrary<string> {
  const table: TableSetup = { players: game.players.min, options: {} };
  const played = arbitrarySeed().chain(seed =>
    fc.constantFrom(...course(game, table, seed).actions.map(action => game.write(action))),
  );
  const mangled = fc
    .tuple(played, fc.nat({ max: 4 }), fc.nat({ max: 1 }), fc.array(fc.string({ maxLength: 8 }), { maxLength: 2 }))
    .map(([line, at, dropped, added]) =>
      line
        .split(' ')
        .toSpliced(at, dropped, ...added)
        .join(' '),
    );
  return fc.oneof(played, mangled, fc.string({ maxLength: 40 }));
}

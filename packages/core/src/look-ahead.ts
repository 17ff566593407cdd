import type { Action, BaseState, Game } from './rules.ts';

/** Where what is offered is not what playing it through finds, in a plain sentence; nothing if it is. */
export function lookAheadFault<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  s: S,
): string | undefined {
  const foreseen = game.lookAhead(s);
  if (foreseen.length === 0) return undefined;
  const options = game.decisions(s).flatMap(decision => decision.options);
  const offered = new Set(options.map(game.write));
  const known = new Set(foreseen.map(({ action }) => game.write(action)));
  const verbs = new Set(foreseen.map(({ action }) => action.verb));
  const unknown = options.find(option => verbs.has(option.verb) && !known.has(game.write(option)));
  if (unknown) return `"${game.write(unknown)}" is offered, but never possible`;
  for (const { action, possible } of foreseen) {
    const line = game.write(action);
    if (offered.has(line) !== possible)
      return `"${line}" is ${possible ? 'possible, but not' : 'impossible, yet'} offered`;
  }
  return undefined;
}

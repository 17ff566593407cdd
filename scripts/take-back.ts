import {
  type Action,
  type BaseState,
  type Game,
  type GameRecord,
  isIllegal,
  lowest,
  pickOne,
  type Rng,
  undo,
} from '../packages/core/src/index.ts';

/** Adds something that is taken back at once, if that is allowed. */
export function takeBack<S extends BaseState, A extends Action, V, E>(
  rules: Game<S, A, V, E>,
  game: GameRecord & { readonly actions: string[] },
  s: S,
  rng: Rng,
): void {
  const decision = lowest(rules.decisions(s));
  if (!decision) return;
  const line = rules.write(pickOne(rng, decision.options));
  const back = undo(rules, { ...game, actions: [...game.actions, line] }, decision.seat);
  if (!isIllegal(back)) game.actions.push(...back.actions.slice(game.actions.length));
}

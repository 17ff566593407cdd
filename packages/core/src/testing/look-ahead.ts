import { lookAheadFault } from '../look-ahead.ts';
import { randomAction } from '../playout.ts';
import { rngFrom } from '../random.ts';
import type { Action, BaseState, Game, Seed } from '../rules.ts';

/** Plays at random from a state on; tells where what is offered is not what playing it through finds. */
export function lookAheadFaults<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  start: S,
  seed: Seed,
): string[] {
  const s = game.clone(start);
  const rng = rngFrom(`${seed}.foresight`);
  const faults: string[] = [];
  for (let n = 0; ; n++) {
    const fault = lookAheadFault(game, s);
    if (fault !== undefined) faults.push(`seed ${seed}, after ${n} actions: ${fault}`);
    const action = randomAction(game, s, rng);
    if (action === undefined) return faults;
    game.apply(s, action);
  }
}

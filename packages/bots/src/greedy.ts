import { type Action, type BaseState, type Rules, rngFrom, type Seat, type Share, type underway } from '@waldglas/core';
import { afterstates, type TurnPort } from './afterstates.ts';
import { adviseWays, type Think } from './bot.ts';
import { meter } from './meter.ts';

/** How a game judges positions. */
export interface Judge<S, A extends Action> {
  /** What a state is worth to a seat, in points at the end of the game. */
  evaluate(s: S, seat: Seat): number;
  /** What an action with an unknown outcome adds to that. */
  gamble(s: S, action: A): number;
  /** The parts of the value. */
  shares(s: S, seat: Seat): readonly Share[];
}

type State = BaseState & { agenda: Parameters<typeof underway>[0] };

/** Looks at every end of its own turn, with up to `asides` anytime actions, and takes the one it values most. */
export function greedyThink<S extends State, A extends Action, V, E>(
  rules: Rules<S, A, V, E>,
  port: TurnPort<S, A>,
  judge: Judge<S, A>,
  asides: number,
  nodes: number,
): Think<A, V> {
  return (view, { seat }, budget) => {
    const s = rules.imagine(view, rngFrom(budget.seed));
    const ends = afterstates(rules, port, s, seat, asides, meter(budget, nodes));
    const ways = ends.map(({ state, actions, last, chance }) => ({
      state,
      actions,
      value: judge.evaluate(state, seat) + (chance && last ? judge.gamble(state, last) : 0),
    }));
    const before = judge.shares(s, seat);
    return adviseWays(ways, state => gains(before, judge.shares(state, seat)));
  };
}

/** What has grown or shrunk, the biggest change first. */
export function gains(before: readonly Share[], after: readonly Share[]): Share[] {
  const changes = after.map(({ what, value }) => ({
    what,
    value: value - (before.find(one => one.what === what)?.value ?? 0),
  }));
  return changes.filter(({ value }) => Math.abs(value) > 1e-9).sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
}

import type { Seat } from '@waldglas/core';
import { type Action, glassRoad, type State } from '@waldglas/glass-road';
import type { Share } from '../bot.ts';
import type { Judge } from '../greedy.ts';

/** The parts of what a state is worth to a seat: so far the points it shows. */
function shares(s: State, seat: Seat): readonly Share[] {
  return [{ what: 'points', value: glassRoad.scores(s)[seat]?.points ?? 0 }];
}

/** What a state is worth to a seat, in points at the end of the game. */
export function evaluate(s: State, seat: Seat): number {
  return shares(s, seat).reduce((sum, { value }) => sum + value, 0);
}

/** How Glass Road positions are judged. */
export const JUDGE: Judge<State, Action> = { evaluate, gamble: () => 0, shares };

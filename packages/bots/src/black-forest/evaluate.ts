import { type Action, blackForest, type State } from '@waldglas/black-forest';
import type { Seat } from '@waldglas/core';
import type { Share } from '../bot.ts';
import type { Judge } from '../greedy.ts';

/** The parts of what a state is worth to a seat: so far the points it shows. */
function shares(s: State, seat: Seat): readonly Share[] {
  return [{ what: 'points', value: blackForest.scores(s)[seat]?.points ?? 0 }];
}

/** What a state is worth to a seat, in points at the end of the game. */
export function evaluate(s: State, seat: Seat): number {
  return shares(s, seat).reduce((sum, { value }) => sum + value, 0);
}

/** How Black Forest positions are judged. */
export const JUDGE: Judge<State, Action> = { evaluate, gamble: () => 0, shares };

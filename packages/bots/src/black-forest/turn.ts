import type { Action, State } from '@waldglas/black-forest';
import type { TurnPort } from '../afterstates.ts';

/** One turn of Black Forest as the search sees it: every option, no anytime actions. */
export const TURN: TurnPort<State, Action> = {
  options: (_, decision) => decision.options,
  asides: () => [],
  closes: ({ verb }) => verb === 'end',
  reply: () => undefined,
  key: s => JSON.stringify([s.players, s.agenda]),
};

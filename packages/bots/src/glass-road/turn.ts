import type { Action, State } from '@waldglas/glass-road';
import type { TurnPort } from '../afterstates.ts';

/** One card of Glass Road as the search sees it: every option, no anytime actions. */
export const TURN: TurnPort<State, Action> = {
  options: (_, decision) => decision.options,
  asides: () => [],
  closes: ({ verb }) => verb === 'end' || verb === 'pick' || verb === 'play',
  reply: () => undefined,
  key: s => JSON.stringify([s.players, s.agenda]),
};

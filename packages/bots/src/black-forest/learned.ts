import { shippedNet } from '../nets/shipped.ts';
import { WEIGHTS } from '../weights/black-forest.ts';
import type { Worth } from './evaluate.ts';
import { INPUTS, PHASES } from './inputs.ts';
import { learnedWorth } from './judge.ts';

let worth: Worth | undefined;

/** The worth of states as it was learned; the weights are unpacked when the first state is judged. */
export const learned: Worth = (s, seat, turns) => {
  worth ??= learnedWorth(shippedNet(WEIGHTS, INPUTS, PHASES));
  return worth(s, seat, turns);
};

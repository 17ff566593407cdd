import type { Net } from '../nets/net.ts';
import { readNet } from '../nets/net-file.ts';
import { WEIGHTS } from '../weights/black-forest.ts';
import type { Worth } from './evaluate.ts';
import { INPUTS, PHASES } from './inputs.ts';
import { learnedWorth } from './judge.ts';

/** The net with the weights that are shipped. */
export function shippedNet(): Net {
  const bytes = Uint8Array.from(atob(WEIGHTS), letter => letter.charCodeAt(0));
  return readNet(
    bytes,
    INPUTS,
    PHASES.map(({ name }) => name),
  );
}

let worth: Worth | undefined;

/** The worth of states as it was learned; the weights are unpacked when the first state is judged. */
export const learned: Worth = (s, seat, turns) => {
  worth ??= learnedWorth(shippedNet());
  return worth(s, seat, turns);
};

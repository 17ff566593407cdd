import { addInputs, clearSums, type Net, netValue, sumsFor } from '../nets/net.ts';
import { sparse } from '../nets/sparse.ts';
import type { Worth } from './evaluate.ts';
import { fillInputs, MOST_INPUTS, phaseOf } from './inputs.ts';

const x = sparse(MOST_INPUTS);

/** The worth of states that adds to the tuned weights what a net has learned about them. The inputs of the net are `INPUTS`. */
export function learnedWorth(net: Net): Worth {
  const sums = sumsFor(net);
  return (s, seat, turns) => {
    const phase = phaseOf(s, turns);
    const tuned = fillInputs(x, s, seat, turns);
    clearSums(net, phase, sums);
    addInputs(net, phase, x, sums);
    return tuned + netValue(net, phase, sums);
  };
}

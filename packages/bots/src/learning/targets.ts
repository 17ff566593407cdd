import { addInputs, clearSums, type Net, netValue, sumsFor } from '../nets/net.ts';
import type { Samples } from '../nets/samples.ts';

/**
 * Aims samples at what followed each position: in part how its game ended, and in part, the more so the smaller `later`
 * is, what a net says of the next position. That depends less on the luck of a whole game.
 */
export function aimAhead(samples: Samples, net: Net, later: number): void {
  const { outcomes, lasts, targets, starts } = samples;
  const sums = sumsFor(net);
  let ahead = 0;
  for (let at = samples.count - 1; at >= 0; at--) {
    const outcome = outcomes[at] as number;
    // outcomes differ by what was known, so that their difference carries a target from one position to the one before
    targets[at] = lasts[at] === 1 ? outcome : ahead + outcome - (outcomes[at + 1] as number);
    const phase = samples.phases[at] as number;
    const from = starts[at] as number;
    const to = starts[at + 1] as number;
    clearSums(net, phase, sums);
    const places = samples.places.subarray(from, to);
    addInputs(net, phase, { count: to - from, places, values: samples.values.subarray(from, to) }, sums);
    ahead = later * (targets[at] as number) + (1 - later) * netValue(net, phase, sums);
  }
}

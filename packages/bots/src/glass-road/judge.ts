import { CARD_IDS, type CardId, type State } from '@waldglas/glass-road';
import { addInputs, clearSums, type Net, netValue, sumsFor } from '../nets/net.ts';
import { sparse } from '../nets/sparse.ts';
import { tunedWorth } from './evaluate.ts';
import { bits, fillInputs, MOST_INPUTS, type Outlook, phaseOf } from './inputs.ts';
import { shareWith } from './time.ts';

/** What a position is worth to a seat, in points at the end of the game. */
export type Judge = (s: State, outlook: Outlook) => number;

/** The judge by the tuned weights. */
export const tunedJudge: Judge = (s, { seat, hand }) =>
  tunedWorth(s.players.length)(s, seat, shareWith(s, s.period, bits(hand)));

const x = sparse(MOST_INPUTS);

/** The judge that adds to the tuned weights what a net has learned about them. The inputs of the net are `INPUTS`. */
export function judgeBy(net: Net): Judge {
  const sums = sumsFor(net);
  return (s, outlook) => {
    const phase = phaseOf(s, outlook);
    const tuned = fillInputs(x, s, outlook);
    clearSums(net, phase, sums);
    addInputs(net, phase, x, sums);
    return tuned + netValue(net, phase, sums);
  };
}

/** Cards as bits, in the order of `CARD_IDS`. */
export function bitsOf(cards: readonly CardId[]): number {
  let bits = 0;
  for (const card of cards) bits |= 1 << CARD_IDS.indexOf(card);
  return bits;
}

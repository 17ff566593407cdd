import type { Seat } from '@waldglas/core';
import { CARD_IDS, handSize, type State } from '@waldglas/glass-road';
import type { Phase } from '../nets/fit.ts';
import { addInputs, clearSums, type Net, netValue, sumsFor } from '../nets/net.ts';
import { addSample, type Samples, samplesFor } from '../nets/samples.ts';
import { type Inputs, put, sparse } from '../nets/sparse.ts';
import { fillInputs, INPUTS, isChoosing, MOST_INPUTS, PHASES } from './inputs.ts';

/** How much each card draws a seat that chooses its hand: the larger, the likelier it is there. All are positive. */
export type Likings = (s: State, seat: Seat) => readonly number[];

/** What the net that tells hands is called beside the one for the worth of states. */
export const HANDS = 'hands';

/** The stages of the net that tells hands: one for each card. What it says is how likely that card is in a hand. */
export const HAND_PHASES: readonly Phase[] = CARD_IDS.map(id => ({ name: `holds ${id}`, group: id, left: 0 }));

/** No card is less likely, or more likely, than this: what was never seen may still be. */
const LEAST = 0.03;

/** Which cards were played is left out: the rules tell better what follows from that. How many are left is known. */
const OF_CARDS = INPUTS.map(name => /^(hand|chosen|slots|rival cards) /.test(name));
const IN_HAND = CARD_IDS.map(id => INPUTS.indexOf(`hand ${id}`));
const ANY = INPUTS.indexOf('cards 1');

const x = sparse(MOST_INPUTS);
const seen = sparse(MOST_INPUTS);

/** Fills `seen` with the inputs that are left without those. */
function withoutCards({ count, places, values }: Inputs): void {
  seen.count = 0;
  for (let i = 0; i < count; i++) {
    if (!OF_CARDS[places[i] as number]) put(seen, places[i] as number, values[i] as number);
  }
}

/** What a net has learned of the hands of others. The inputs of the net are `INPUTS`. */
export function learnedLikings(net: Net): Likings {
  const sums = sumsFor(net);
  return (s, seat) => {
    const { hand = [], faceDown = 'none' } = s.players[seat] ?? {};
    const cards = isChoosing(s) ? handSize(s) : hand.length + (faceDown === 'none' ? 0 : 1);
    fillInputs(x, s, { seat, hand: (1 << cards) - 1, chosen: 0 });
    withoutCards(x);
    return HAND_PHASES.map((_, card) => {
      clearSums(net, card, sums);
      addInputs(net, card, seen, sums);
      const chance = Math.min(Math.max(netValue(net, card, sums), LEAST), 1 - LEAST);
      return chance / (1 - chance);
    });
  };
}

/** What was in hand among several, of positions that were noted for the worth of states: for each card, 1 if it was. */
export function handSamples(noted: Samples): Samples {
  const all = Array.from({ length: noted.count }, (_, at) => at).filter(at => hasHand(noted, at));
  const found = all.slice(-MOST_HANDS);
  const samples = samplesFor(found.length * CARD_IDS.length, MOST_INPUTS_SEEN);
  for (const at of found) {
    const inputs = inputsOf(noted, at);
    const places = new Set(inputs.places);
    withoutCards(inputs);
    for (const [card, place] of IN_HAND.entries()) addSample(samples, seen, card, places.has(place) ? 1 : 0);
  }
  return samples;
}

/** The latest hands are enough. */
const MOST_HANDS = 60_000;
/** On average a position has no more inputs than this. */
const MOST_INPUTS_SEEN = 110;

function hasHand(noted: Samples, at: number): boolean {
  return (
    PHASES[noted.phases[at] as number]?.group === 'several' && Array.from(inputsOf(noted, at).places).includes(ANY)
  );
}

function inputsOf({ starts, places, values }: Samples, at: number): Inputs & { readonly places: Uint16Array } {
  const from = starts[at] as number;
  const to = starts[at + 1] as number;
  return { count: to - from, places: places.subarray(from, to), values: values.subarray(from, to) };
}

import type { Action, View } from '@waldglas/black-forest';
import { advise, type Bot } from '../bot.ts';
import { gains } from '../gains.ts';
import { meter, portion } from '../meter.ts';
import { endsOf, imagined, type Look, untilShown } from './ends.ts';
import { shares, type Worth } from './evaluate.ts';
import { bestFinal, byFinalPoints } from './final.ts';
import { outcomeOf } from './outcome.ts';
import { type Beam, leftBehind, planned } from './plan.ts';
import { tempoOf } from './time.ts';

/** How widely and how far own turns are planned. */
export interface Planning {
  /** How many positions it looks at if the budget does not say. */
  readonly nodes: number;
  /** The share of the positions that goes into the present turn. */
  readonly share: number;
  /** How it looks at the present turn, and at those to come. */
  readonly present: Omit<Look, 'worth' | 'tempo'>;
  readonly further: Omit<Look, 'worth' | 'tempo'>;
  readonly beam: Beam;
  /** Alone: are plans up to the last turn valued by their final conversions? */
  readonly exactEnd?: boolean;
}

const HURRY = 0.1;
/** In a last turn this many conversions more are tried. */
const LAST = 1;

/** Plans own turns ahead by the worth of states, with a beam. */
export function planner(
  worth: Worth,
  { nodes: usual, share, present, further, beam, exactEnd }: Planning,
): Bot<Action, View> {
  const { port } = present;
  return (view, { seat, ask }, budget) => {
    const s = imagined(view, budget.seed);
    const nodes = meter(budget, usual);
    if (ask.what === 'final') return bestFinal(s, seat, port, nodes);
    const tempo = tempoOf(s, seat, HURRY);
    const anytimeActions = present.anytimeActions + (tempo.turns < 1 ? LAST : 0);
    const look: Look = { ...present, anytimeActions, worth, tempo };
    const ends = endsOf(s, seat, look, portion(nodes, share * (budget.nodes ?? usual)));
    const lastTurn = () => byFinalPoints(ends, seat, port, nodes).map(first => ({ ...first, first }));
    const plans = () => {
      const lines = planned(ends, seat, { ...further, worth, tempo }, beam, nodes);
      const reached = exactEnd && s.solo && tempo.turns <= beam.widths.length && !nodes.spent();
      const found = reached ? byFinalPoints(lines, seat, port, nodes) : lines;
      return [...found, ...leftBehind(ends, found)];
    };
    const lines = tempo.turns === 0 ? lastTurn() : plans();
    const before = shares(s, seat);
    const ways = lines.map(({ first: { actions, state }, state: end, value }) => ({
      actions,
      value,
      state,
      planned: () => end,
    }));
    return untilShown(
      view,
      budget.seed,
      advise(
        ways,
        state => gains(before, shares(state, seat)),
        end => outcomeOf(s, end, seat),
      ),
    );
  };
}

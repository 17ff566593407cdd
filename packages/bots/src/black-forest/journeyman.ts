import type { Action, View } from '@waldglas/black-forest';
import { advise, type Bot } from '../bot.ts';
import { gains } from '../gains.ts';
import { meter, portion } from '../meter.ts';
import { endsOf, imagined, type Look, untilShown } from './ends.ts';
import { shares, type Worth, worthBy } from './evaluate.ts';
import { bestFinal, byFinalPoints } from './final.ts';
import { outcomeOf } from './outcome.ts';
import { type Beam, planned } from './plan.ts';
import { tempoOf } from './time.ts';
import { turnPort } from './turn.ts';
import { TUNED } from './weights.ts';

const NODES = 7500;
/** The share of the positions that goes into the present turn. */
const FIRST = 0.4;
const HURRY = 0.1;
const PORT = turnPort({ cells: 2, builds: 8, goods: 5, gives: 2, parts: 3 });
const PLANNING_PORT = turnPort({ cells: 1, builds: 3, goods: 3, gives: 1, parts: 2 });

const BEAM: Beam = { widths: [10, 8], branches: 3, turnNodes: 250 };

/** Plans own turns ahead by weights, with a beam. */
export function planner(worth: Worth, beam: Beam = BEAM): Bot<Action, View> {
  return (view, { seat, ask }, budget) => {
    const s = imagined(view, budget.seed);
    const nodes = meter(budget, NODES);
    if (ask.what === 'final') return bestFinal(s, seat, PORT, nodes);
    const tempo = tempoOf(s, seat, HURRY);
    const anytimeActions = tempo.turns < 1 ? 3 : 2;
    const look: Look = { port: PORT, worth, anytimeActions, moveNodes: 100, swapNodes: 30, tempo };
    const ends = endsOf(s, seat, look, portion(nodes, FIRST * (budget.nodes ?? NODES)));
    const further: Look = { port: PLANNING_PORT, worth, anytimeActions: 1, moveNodes: 25, swapNodes: 0, tempo };
    const lines =
      tempo.turns === 0
        ? byFinalPoints(ends, seat, PORT, nodes).map(first => ({ first, state: first.state, value: first.value }))
        : planned(ends, seat, further, beam, nodes);
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

/** Plans three turns ahead. */
export const journeyman = planner(worthBy(TUNED));

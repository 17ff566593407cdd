import type { Action, View } from '@waldglas/black-forest';
import { advise, type Bot } from '../bot.ts';
import { gains } from '../gains.ts';
import { meter } from '../meter.ts';
import { endsOf, imagined, type Look, untilShown } from './ends.ts';
import { shares, type Worth, worthBy } from './evaluate.ts';
import { bestFinal } from './final.ts';
import { tempoOf } from './time.ts';
import { turnPort } from './turn.ts';
import { GUESSED } from './weights.ts';

const NODES = 400;
const HURRY = 0.4;
const PORT = turnPort({ cells: 1, builds: 5, goods: 4, gives: 1, parts: 2 });

/** Greedy on the evaluation: looks at every end of its own turn and takes the one it values most. */
export function greedyTurns(worth: Worth, changes: Partial<Look> = {}): Bot<Action, View> {
  const fixed = { port: PORT, worth, anytimeActions: 1, moveNodes: 20, swapNodes: 5, ...changes };
  return (view, { seat, ask }, budget) => {
    const s = imagined(view, budget.seed);
    const nodes = meter(budget, NODES);
    if (ask.what === 'final') return bestFinal(s, seat, PORT, nodes);
    const look = { ...fixed, tempo: tempoOf(s, seat, HURRY) };
    const before = shares(s, seat);
    const ends = endsOf(s, seat, look, nodes);
    return untilShown(
      view,
      budget.seed,
      advise(ends, state => gains(before, shares(state, seat))),
    );
  };
}

/** Greedy by weights that were guessed. */
export const apprentice = greedyTurns(worthBy(GUESSED));

import { type Action, blackForest, type View } from '@waldglas/black-forest';
import type { Seat, TurnPlanner } from '@waldglas/core';
import { meter } from '../meter.ts';
import { type End, endsOf, imagined, type Look } from './ends.ts';
import type { Worth } from './evaluate.ts';
import { pointsOf } from './points.ts';
import { tempoOf } from './time.ts';
import { turnPort } from './turn.ts';

/** Enough to look at every space in well under a second. */
const NODES = 4000;
const HURRY = 0.1;
/** Every good that a fee could be paid with is tried. */
const PORT = turnPort({ cells: 2, builds: 8, goods: 5, gives: 8, parts: 3 });
const MOST = 3;

/** Where the pawn goes on a way through the turn; begging is a place as well. */
function spaceOf(actions: readonly Action[]): string | undefined {
  const move = actions.find(({ verb }) => verb === 'move' || verb === 'beg');
  return move?.verb === 'move' ? move.to : move?.verb;
}

/** The best end of the turn at each space, the best space first. */
function bestBySpace(ends: readonly End[]): readonly End[] {
  const best = new Map<string, End>();
  for (const end of ends) {
    const space = spaceOf(end.actions);
    if (space !== undefined && !best.has(space)) best.set(space, end);
  }
  return [...best.values()];
}

/** Tells the three best spaces of a turn that is about to begin, by what the position after the turn is worth. */
export function turnPlanner(worth: Worth): TurnPlanner<Action, View> {
  return (view: View, seat: Seat, budget) => {
    const s = imagined(view, budget.seed);
    const tempo = tempoOf(s, seat, HURRY);
    const look: Look = { port: PORT, worth, anytimeActions: 2, moveNodes: 100, swapNodes: 30, tempo };
    const before = pointsOf(s, seat);
    return bestBySpace(endsOf(s, seat, look, meter(budget, NODES)))
      .slice(0, MOST)
      .map(({ actions, value, state }) => ({
        actions,
        value,
        after: blackForest.view(state, seat),
        points: pointsOf(state, seat) - before,
      }));
  };
}

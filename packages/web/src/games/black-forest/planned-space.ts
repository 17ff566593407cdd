import { type Action, type BuildingId, blackForest, type TradespersonId, type View } from '@waldglas/black-forest';
import { type PlannedTurn, rngFrom, type Seat } from '@waldglas/core';
import { changesOf } from './holdings.ts';

/** A place for the coming turn: how to get there, what that costs and what the whole turn brings. */
export interface PlannedSpace {
  /** The pawn space or location; begging has none. */
  readonly to: string | undefined;
  readonly white: boolean;
  /** Whom the merchant changes places with first. */
  readonly swaps: TradespersonId | undefined;
  /** What is played to be there: all before the first visit. */
  readonly going: readonly Action[];
  readonly visits: readonly TradespersonId[];
  readonly builds: readonly BuildingId[];
  /** The goods that are given for pawns, in order. */
  readonly fees: readonly string[];
  /** What it costs to be there, by noun. */
  readonly costs: Readonly<Record<string, number>>;
  /** What there is more or less of after the turn, all in all. */
  readonly changes: Readonly<Record<string, number>>;
  readonly points: number;
}

const GOING: readonly Action['verb'][] = ['swap', 'neutral', 'move', 'give', 'split', 'beg'];

/** A planned turn by its place. */
export function plannedSpace(
  view: View,
  seat: Seat,
  { actions, after, points }: PlannedTurn<Action, View>,
): PlannedSpace {
  const acts = actions.findIndex(({ verb }) => !GOING.includes(verb));
  const going = acts < 0 ? actions : actions.slice(0, acts);
  const move = going.find(one => one.verb === 'move');
  return {
    to: move?.to,
    white: move?.white === true,
    swaps: going.find(one => one.verb === 'swap')?.tradesperson,
    going,
    visits: actions.flatMap(one => (one.verb === 'visit' ? [one.tradesperson] : [])),
    builds: actions.flatMap(one => (one.verb === 'build' ? [one.building as BuildingId] : [])),
    fees: going.flatMap(one => (one.verb === 'give' ? [one.good] : [])),
    costs: paidFor(view, seat, going),
    changes: changesOf(view, after, seat),
    points,
  };
}

/** Everything that is paid on the way. */
function paidFor(view: View, seat: Seat, going: readonly Action[]): Readonly<Record<string, number>> {
  const s = blackForest.imagine(view, rngFrom('plan'));
  const paid: Record<string, number> = {};
  for (const action of going) {
    blackForest.apply(s, action, event => {
      if (event.kind !== 'pay' || event.seat !== seat) return;
      for (const [good, n = 0] of Object.entries(event.goods)) paid[good] = (paid[good] ?? 0) + n;
    });
  }
  return paid;
}

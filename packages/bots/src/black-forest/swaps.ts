import type { Action, State, TradespersonId } from '@waldglas/black-forest';
import { isPendingEffect } from '@waldglas/core';
import type { End } from './ends.ts';
import { changedSpaces, neighboursOf } from './spaces.ts';

/** A swap with the travelling merchant. */
export type Swap = Action & { readonly verb: 'swap' };

/** A swap and a space that it gives another neighbour. */
interface Combination {
  readonly swap: Swap;
  readonly space: string;
  readonly rank: number;
}

/** Swaps, each with the spaces it is good for. */
type Swaps = ReadonlyMap<Swap, ReadonlySet<string>>;

/** All swaps on offer, each with the spaces that get another neighbour. */
export function allSwaps(s: State, options: readonly Action[]): Swaps {
  const swaps = options.filter(option => option.verb === 'swap');
  return new Map(swaps.map(swap => [swap, changedSpaces(s, swap.tradesperson)]));
}

/**
 * Of all swaps and spaces beside them the most promising: where the two are best who would be neighbours then, each by what
 * a turn with nobody else was found to be worth. Trying all of them costs more than all other moves together.
 */
export function promisingSwaps(s: State, options: readonly Action[], ends: readonly End[], most: number): Swaps {
  const alone = visitsAlone(ends);
  const found: Combination[] = [];
  for (const [swap, spaces] of allSwaps(s, options)) {
    for (const space of spaces) {
      const rank = neighboursAfter(s, space, swap.tradesperson).reduce((sum, one) => sum + alone(one), 0);
      found.push({ swap, space, rank });
    }
  }
  found.sort((a, b) => b.rank - a.rank);
  const chosen = new Map<Swap, Set<string>>();
  for (const { swap, space } of found.slice(0, most)) {
    const spaces = chosen.get(swap);
    if (spaces) spaces.add(space);
    else chosen.set(swap, new Set([space]));
  }
  return chosen;
}

const MERCHANT: TradespersonId = 'traveling-merchant';

function neighboursAfter(s: State, space: string, other: TradespersonId): TradespersonId[] {
  return neighboursOf(s, space).map(one => (one === other ? MERCHANT : one === MERCHANT ? other : one));
}

/** What the best turn is worth that visits only one tradesperson; of whom nothing is known, what turns are worth at least. */
function visitsAlone(ends: readonly End[]): (one: TradespersonId) => number {
  const best = new Map<string, number>();
  let least = Infinity;
  for (const { state, value } of ends) {
    least = Math.min(least, value);
    const top = state.agenda.at(-1);
    if (!top || isPendingEffect(top) || top.step !== 'action' || top.about.visited.length !== 1) continue;
    const [one = MERCHANT] = top.about.visited;
    best.set(one, Math.max(best.get(one) ?? -Infinity, value));
  }
  return one => best.get(one) ?? least;
}

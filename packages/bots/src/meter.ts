import type { Budget } from '@waldglas/core';

/** Counts the positions looked at. */
export interface Meter {
  /** Notes one more position; false once the budget is used up or nobody waits any more. */
  spend(): boolean;
  /** Is the budget used up? */
  spent(): boolean;
  /** How many positions were looked at. */
  count(): number;
}

/** The clock is read once in so many positions. */
const STRIDE = 16;

/** A meter for a budget; `usual` nodes if the budget names none. Time only ends it sooner. */
export function meter(budget: Budget, usual: number): Meter {
  const { clock, milliseconds, cancelled } = budget;
  const timed = clock !== undefined && milliseconds !== undefined;
  const limit = budget.nodes ?? usual;
  const until = timed ? clock() + milliseconds : Infinity;
  let count = 0;
  let over = cancelled?.() === true;
  return {
    spend() {
      count++;
      if (count % STRIDE === 0) over ||= cancelled?.() === true || (timed && clock() >= until);
      return !over && count <= limit;
    },
    spent: () => over || count >= limit,
    count: () => count,
  };
}

/** A meter that takes at most `nodes` out of another one. */
export function portion(whole: Meter, nodes: number): Meter {
  let count = 0;
  return {
    spend() {
      count++;
      return whole.spend() && count <= nodes;
    },
    spent: () => count >= nodes || whole.spent(),
    count: () => count,
  };
}

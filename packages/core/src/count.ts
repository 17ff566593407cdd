import type { Words } from './effect.ts';

/** "How many", as data. */
export type Count<W extends Words> =
  | {
      readonly of: W['noun'];
      /** Only beside the card that asks. */
      readonly adjacent?: true;
      /** In groups of so many. */
      readonly every?: number;
      /** 1 once there are so many, otherwise 0. */
      readonly atLeast?: number;
      /** Never more than this. */
      readonly max?: number;
      /** The value of the last line reached: `[at least, value]`. */
      readonly table?: readonly (readonly [atLeast: number, value: number])[];
    }
  /** The least of several: full sets. */
  | { readonly smallest: readonly W['noun'][]; readonly max?: number };

/** The value of a count, given how many of each noun there are. */
export function tally<W extends Words>(
  count: Count<W>,
  amount: (noun: W['noun'], adjacent: boolean) => number,
): number {
  const n = uncapped(count, amount);
  return count.max === undefined ? n : Math.min(n, count.max);
}

function uncapped<W extends Words>(count: Count<W>, amount: (noun: W['noun'], adjacent: boolean) => number): number {
  if ('smallest' in count) return Math.min(...count.smallest.map(noun => amount(noun, false)));
  const n = amount(count.of, count.adjacent === true);
  if (count.atLeast !== undefined) return n >= count.atLeast ? 1 : 0;
  if (count.table !== undefined) return count.table.findLast(([least]) => n >= least)?.[1] ?? 0;
  return Math.floor(n / (count.every ?? 1));
}

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
  if (isSingle(count)) return countValue(count, amount(count.of, count.adjacent === true));
  const n = Math.min(...count.smallest.map(noun => amount(noun, false)));
  return count.max === undefined ? n : Math.min(n, count.max);
}

/** A count of one noun. */
type SingleCount<W extends Words> = Extract<Count<W>, { readonly of: W['noun'] }>;

export function isSingle<W extends Words>(count: Count<W>): count is SingleCount<W> {
  return (count as SingleCount<W>).of !== undefined;
}

/** The value of a count of one noun, given how many of it there are. */
export function countValue<W extends Words>(count: SingleCount<W>, n: number): number {
  const value = uncapped(count, n);
  return count.max === undefined ? value : Math.min(value, count.max);
}

function uncapped<W extends Words>({ every, atLeast, table }: SingleCount<W>, n: number): number {
  if (atLeast !== undefined) return n >= atLeast ? 1 : 0;
  if (table === undefined) return Math.floor(n / (every ?? 1));
  let reached = 0;
  for (const [least, value] of table) if (n >= least) reached = value;
  return reached;
}

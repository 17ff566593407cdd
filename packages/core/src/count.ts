import type { Words } from './effect.ts';

/**
 * "How many", as data: a noun of the game, perhaps only beside the card that asks, in groups of `every`, or a yes
 * (1) once there are `atLeast` so many; `smallest` is the least of several counts (full sets).
 */
export type Count<W extends Words> =
  | { readonly of: W['noun']; readonly adjacent?: true; readonly every?: number; readonly atLeast?: number }
  | { readonly smallest: readonly W['noun'][] };

/** The value of a count, given how many of each noun there are. */
export function tally<W extends Words>(
  count: Count<W>,
  amount: (noun: W['noun'], adjacent: boolean) => number,
): number {
  if ('smallest' in count) return Math.min(...count.smallest.map(noun => amount(noun, false)));
  const n = amount(count.of, count.adjacent === true);
  if (count.atLeast !== undefined) return n >= count.atLeast ? 1 : 0;
  return Math.floor(n / (count.every ?? 1));
}

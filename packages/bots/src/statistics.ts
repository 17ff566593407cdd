import { below, type Rng } from '@waldglas/core';

/** The mean of a list that is not empty. */
export function mean(list: readonly number[]): number {
  let sum = 0;
  for (const x of list) sum += x;
  return sum / list.length;
}

/** The sample's standard deviation; 0 for a single value. */
export function deviation(list: readonly number[]): number {
  if (list.length < 2) return 0;
  const middle = mean(list);
  let squares = 0;
  for (const x of list) squares += (x - middle) ** 2;
  return Math.sqrt(squares / (list.length - 1));
}

/** The value below which a share of the list lies, between two values in proportion. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? 0;
  return low + (high - low) * (at - Math.floor(at));
}

/** Bounds between which the true mean lies with a chance of 95 %. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 2000;

/** The 95 % interval of the mean by bootstrap: the list is drawn again and again, with putting back. */
export function bootstrap(list: readonly number[], rng: Rng): Interval {
  const means: number[] = [];
  for (let n = 0; n < RESAMPLES; n++) {
    let sum = 0;
    for (let i = 0; i < list.length; i++) sum += list[below(rng, list.length)] ?? 0;
    means.push(sum / list.length);
  }
  return { low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

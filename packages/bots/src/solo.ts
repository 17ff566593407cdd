import { rngFrom, type Seed, type TableOptions } from '@waldglas/core';
import type { Allowance, Match, Result } from './match.ts';
import { bootstrap, deviation, mean, quantile } from './statistics.ts';

/** One solo game of a contestant for each seed. The bot's own chance depends on the seed's place only. */
export function soloMatches(
  bot: string,
  seeds: readonly Seed[],
  options: TableOptions,
  budget: Allowance,
  edition?: string,
): Match[] {
  const facts = edition === undefined ? {} : { edition };
  return seeds.map(seed => ({ seed, players: 1, options, ...facts, bots: [bot], budget }));
}

/** What a bot gets alone, over all seeds. */
export interface SoloFigures {
  readonly mean: number;
  readonly sd: number;
  readonly low: number;
  readonly high: number;
  readonly min: number;
  readonly max: number;
  readonly quantiles: Readonly<Record<string, number>>;
  /** The share of games with at least so many points. */
  readonly atLeast: Readonly<Record<string, number>>;
  readonly msPerCall: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

const QUANTILES = [10, 25, 50, 75, 90];
const MARKS = [10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70];

/** The figures of some solo games. */
export function soloFigures(results: readonly Result[]): SoloFigures {
  const points = results.map(result => result.points[0] ?? 0);
  const calls = results.flatMap(result => result.calls[0] ?? []);
  const { low, high } = bootstrap(points, rngFrom('solo'));
  const share = (mark: number) => points.filter(one => one >= mark).length / points.length;
  return {
    mean: mean(points),
    sd: deviation(points),
    low,
    high,
    min: Math.min(...points),
    max: Math.max(...points),
    quantiles: Object.fromEntries(QUANTILES.map(percent => [percent, quantile(points, percent / 100)])),
    atLeast: Object.fromEntries(MARKS.map(mark => [mark, share(mark)])),
    msPerCall: quantile(calls, 0.5),
    p95Ms: quantile(calls, 0.95),
    p99Ms: quantile(calls, 0.99),
  };
}

// What a net in training is measured by: games alone, and games of two against a bot that never changes.
import { rngFrom } from '@waldglas/core';
import type { Net } from '../packages/bots/src/nets/net.ts';
import { bootstrap, mean } from '../packages/bots/src/statistics.ts';
import type { Job, Played } from './train-jobs.ts';

/** Means with the bounds of their 95 % intervals. */
export interface Figures {
  /** The points of the quick bot alone: it needs little time, so its games are three times as many. */
  readonly quickAlone: number;
  /** The points of the expert alone. */
  readonly alone: number;
  readonly aloneLow: number;
  readonly aloneHigh: number;
  /** The expert's share of wins against the rival, and by how many points it is ahead. */
  readonly wins: number;
  readonly winsLow: number;
  readonly winsHigh: number;
  readonly margin: number;
}

const QUICK_TIMES = 3;

/** Plays a net alone on some seeds, and with two players on some deals in both seatings. */
export async function measured(
  play: (jobs: readonly Job[]) => Promise<Played[]>,
  net: Net,
  seeds: readonly string[],
  deals: readonly string[],
): Promise<Figures> {
  const alone = (bot: 'quick' | 'expert', list: readonly string[]) =>
    play(list.map(seed => ({ kind: 'match', bot, net, seed, players: 1, seat: 0 })));
  const quickSeeds = Array.from({ length: QUICK_TIMES }, (_, i) => seeds.map(seed => `${seed}/${i}`)).flat();
  const quick = pointsOf(await alone('quick', quickSeeds));
  const points = pointsOf(await alone('expert', seeds));
  const duels = await play(
    deals.flatMap(seed => [0, 1].map((seat): Job => ({ kind: 'match', bot: 'expert', net, seed, players: 2, seat }))),
  );
  const margins = duels.map(({ points: [both = []] }, i) => {
    const [first = 0, second = 0] = both;
    return i % 2 === 0 ? first - second : second - first;
  });
  const wins = deals.map((_, i) => mean(margins.slice(2 * i, 2 * i + 2).map(share)));
  const { low, high } = bootstrap(points, rngFrom('alone'));
  const bounds = bootstrap(wins, rngFrom('wins'));
  return {
    quickAlone: rounded3(mean(quick)),
    alone: rounded3(mean(points)),
    aloneLow: rounded3(low),
    aloneHigh: rounded3(high),
    wins: rounded3(mean(wins)),
    winsLow: rounded3(bounds.low),
    winsHigh: rounded3(bounds.high),
    margin: rounded3(mean(margins)),
  };
}

function pointsOf(played: readonly Played[]): number[] {
  return played.map(({ points }) => points[0]?.[0] ?? 0);
}

/** What a lead is worth: a tie is half a win. */
function share(margin: number): number {
  if (margin === 0) return 0.5;
  return margin > 0 ? 1 : 0;
}

/** A figure with three digits behind the point. */
export function rounded3(x: number): number {
  return Math.round(x * 1000) / 1000;
}

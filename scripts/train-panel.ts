// What a net in training is measured by: games alone, and games against a bot that never changes.
import { rngFrom } from '@waldglas/core';
import type { Trainee } from '../packages/bots/src/learning/port.ts';
import type { Net } from '../packages/bots/src/nets/net.ts';
import { bootstrap, mean, quantile } from '../packages/bots/src/statistics.ts';
import type { Job, Played } from './train-jobs.ts';

/** What is played: alone on some seeds, and on some deals with so many players, the expert on each seat once. */
export interface Panel {
  readonly seeds: readonly string[];
  readonly deals: readonly string[];
  readonly players: number;
}

/** Means with the bounds of their 95 % intervals. */
export interface Figures {
  /** The points of the quick bot alone: it needs little time, so its games are three times as many. */
  readonly quickAlone: number;
  /** The points of the expert alone. */
  readonly alone: number;
  readonly aloneLow: number;
  readonly aloneHigh: number;
  /** The expert's share of wins among rivals, and by how many points it is ahead of the best of them. */
  readonly wins: number;
  readonly winsLow: number;
  readonly winsHigh: number;
  readonly margin: number;
  /** How long a call of the expert takes: the median. */
  readonly msPerCall: number;
}

const QUICK_TIMES = 3;

/** Measures a net by a panel. */
export async function measured(
  play: (jobs: readonly Job[]) => Promise<Played[]>,
  net: Net,
  { seeds, deals, players }: Panel,
): Promise<Figures> {
  const job = (bot: Trainee, seed: string, seats: number, seat: number): Job => ({
    kind: 'match',
    bot,
    net,
    seed,
    players: seats,
    seat,
  });
  const quickSeeds = Array.from({ length: QUICK_TIMES }, (_, i) => seeds.map(seed => `${seed}/${i}`)).flat();
  const quick = await play(quickSeeds.map(seed => job('quick', seed, 1, 0)));
  const alone = await play(seeds.map(seed => job('expert', seed, 1, 0)));
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const among = await play(deals.flatMap(seed => seats.map(seat => job('expert', seed, players, seat))));
  const games = among.map(({ points: [all = []] }, i) => outcome(all, i % players));
  const byDeal = deals.map((_, i) => games.slice(players * i, players * (i + 1)));
  const shares = byDeal.map(list => mean(list.map(({ win }) => win)));
  const points = pointsOf(alone);
  const { low, high } = bootstrap(points, rngFrom('alone'));
  const bounds = bootstrap(shares, rngFrom('wins'));
  return {
    quickAlone: rounded3(mean(pointsOf(quick))),
    alone: rounded3(mean(points)),
    aloneLow: rounded3(low),
    aloneHigh: rounded3(high),
    wins: rounded3(mean(shares)),
    winsLow: rounded3(bounds.low),
    winsHigh: rounded3(bounds.high),
    margin: rounded3(mean(games.map(({ margin }) => margin))),
    msPerCall: rounded3(
      quantile(
        [...alone, ...among].flatMap(({ calls = [] }) => calls),
        0.5,
      ),
    ),
  };
}

function pointsOf(played: readonly Played[]): number[] {
  return played.map(({ points }) => points[0]?.[0] ?? 0);
}

/** How a seat fared: its share of the win, which equals share, and its lead over the best of the others. */
function outcome(points: readonly number[], seat: number): { win: number; margin: number } {
  const own = points[seat] ?? 0;
  const margin = own - Math.max(...points.filter((_, other) => other !== seat));
  return { win: margin < 0 ? 0 : 1 / points.filter(one => one === own).length, margin };
}

/** A figure with three digits behind the point. */
export function rounded3(x: number): number {
  return Math.round(x * 1000) / 1000;
}

import { rngFrom, type Seed, type TableOptions } from '@waldglas/core';
import type { Allowance, Match, Result } from './match.ts';
import { bootstrap, mean, quantile } from './statistics.ts';

/** Who meets whom, on which deals; bots are contestants by name. */
export interface Contest {
  readonly players: number;
  readonly options: TableOptions;
  readonly edition?: string;
  readonly bots: readonly string[];
  readonly deals: number;
  readonly seed: Seed;
  readonly budget: Allowance;
}

/** A match of a contest: the seat of the first bot of its pair, all others belong to the second. */
export interface Encounter {
  readonly a: string;
  readonly b: string;
  readonly deal: number;
  readonly seat: number;
  readonly match: Match;
}

/**
 * Every pair on every deal in every rotation: with two players each bot has both seats once, with more the first of the
 * pair sits alone on each seat once, and all others are the second.
 */
export function encounters(contest: Contest): Encounter[] {
  const { players, options, edition, deals, seed, budget } = contest;
  const facts = edition === undefined ? {} : { edition };
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return pairs(contest.bots).flatMap(([a, b]) =>
    Array.from({ length: deals }, (_, deal) => deal).flatMap(deal =>
      seats.map(seat => {
        const bots = seats.map(one => (one === seat ? a : b));
        const match = {
          seed: `${seed}.${deal}`,
          players,
          options,
          ...facts,
          bots,
          budget,
        };
        return { a, b, deal, seat, match };
      }),
    ),
  );
}

/** Each two of several, in the order in which they are named. */
function pairs(bots: readonly string[]): [string, string][] {
  return bots.flatMap((a, i) => bots.slice(i + 1).map((b): [string, string] => [a, b]));
}

/** How two bots compare. `winShare` and `margin` (to the best of the others) are the first one's. */
export interface PairFigures {
  readonly a: string;
  readonly b: string;
  readonly deals: number;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  readonly margin: number;
  readonly marginLow: number;
  readonly marginHigh: number;
}

/** What a bot got over all its games: its time for a call (median, 95 % and 99 %), its share of wins by seat. */
export interface BotFigures {
  readonly bot: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly msPerCall: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** With a budget of time, the share of it that a call took. */
  readonly timeUsed?: { readonly p50: number; readonly p99: number };
  readonly seatWinShares: readonly number[];
}

/** The cross table; results stand in the order of the encounters. Intervals are by bootstrap over deals. */
export function pairFigures(contest: Contest, list: readonly Encounter[], results: readonly Result[]): PairFigures[] {
  return pairs(contest.bots).map(([a, b]) => {
    const wins: number[][] = Array.from({ length: contest.deals }, () => []);
    const margins: number[][] = Array.from({ length: contest.deals }, () => []);
    for (const [i, one] of list.entries()) {
      const result = results[i];
      if (one.a !== a || one.b !== b || !result) continue;
      const rest = result.points.filter((_, seat) => seat !== one.seat);
      wins[one.deal]?.push(result.wins[one.seat] ?? 0);
      margins[one.deal]?.push((result.points[one.seat] ?? 0) - Math.max(...rest));
    }
    const shares = wins.map(mean);
    const leads = margins.map(mean);
    const { low, high } = bootstrap(shares, rngFrom(`${a} ${b} wins`));
    const lead = bootstrap(leads, rngFrom(`${a} ${b} margin`));
    const figures = { a, b, deals: contest.deals, winShare: mean(shares), low, high };
    return { ...figures, margin: mean(leads), marginLow: lead.low, marginHigh: lead.high };
  });
}

/** What each bot got; results stand in the order of the encounters. */
export function botFigures(contest: Contest, list: readonly Encounter[], results: readonly Result[]): BotFigures[] {
  return contest.bots.map(bot => {
    const points: number[] = [];
    const calls: number[] = [];
    const bySeat: number[][] = Array.from({ length: contest.players }, () => []);
    const byDeal: number[][] = Array.from({ length: contest.deals }, () => []);
    for (const [i, { match, deal }] of list.entries()) {
      for (const [seat, one] of match.bots.entries()) {
        if (one !== bot) continue;
        points.push(results[i]?.points[seat] ?? 0);
        byDeal[deal]?.push(results[i]?.points[seat] ?? 0);
        bySeat[seat]?.push(results[i]?.wins[seat] ?? 0);
        for (const call of results[i]?.calls[seat] ?? []) calls.push(call);
      }
    }
    const { low, high } = bootstrap(byDeal.map(mean), rngFrom(`${bot} points`));
    const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map(share => quantile(calls, share));
    const { ms } = contest.budget;
    const times = {
      msPerCall: p50,
      p95Ms: p95,
      p99Ms: p99,
      ...(ms ? { timeUsed: { p50: p50 / ms, p99: p99 / ms } } : {}),
    };
    return { bot, mean: mean(points), low, high, ...times, seatWinShares: bySeat.map(mean) };
  });
}

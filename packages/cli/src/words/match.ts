import type { MatchWords } from './words.ts';

/** The single words with which a language tells what came out of matches. */
interface MatchNouns {
  readonly wins: string;
  readonly margin: string;
  readonly deals: string;
  readonly seeds: string;
  readonly mean: string;
  readonly spread: string;
  readonly from: string;
  readonly to: string;
  readonly quantiles: string;
  readonly atLeast: string;
  readonly perCall: string;
  readonly mostCalls: string;
  readonly timeUsed: string;
  readonly bySeat: string;
}

/** What `arena` and `solo` say, from the words of a language and its way to write numbers. */
export function matchWords(words: MatchNouns, number: (n: number) => string): MatchWords {
  const fixed = (n: number, digits: number) => number(Number(n.toFixed(digits)));
  const percent = (share: number) => `${fixed(share * 100, 1)} %`;
  const range = (low: string, high: string) => `(${low} ${words.to} ${high})`;
  const calls = (ms: number, p95: number) =>
    `${words.perCall} ${fixed(ms, 1)} ms, ${words.mostCalls} ${fixed(p95, 1)} ms`;
  const listed = (list: Readonly<Record<string, number>>) =>
    Object.entries(list)
      .map(([name, value]) => `${name}: ${number(value)}`)
      .join('  ');
  return {
    pair: ({ a, b, deals, winShare, low, high, margin }) =>
      [
        `${a} - ${b}: ${words.wins} ${percent(winShare)} ${range(percent(low), percent(high))}`,
        `${words.margin} ${fixed(margin, 2)}`,
        `${words.deals} ${deals}`,
      ].join(', '),
    bot: ({ bot, mean, low, high, msPerCall, p95Ms, timeUsed, seatWinShares }) =>
      [
        `${bot}: ${words.mean} ${fixed(mean, 2)} ${range(fixed(low, 2), fixed(high, 2))}`,
        calls(msPerCall, p95Ms),
        ...(timeUsed ? [`${words.timeUsed} ${percent(timeUsed.p50)} (p99 ${percent(timeUsed.p99)})`] : []),
        `${words.bySeat} ${seatWinShares.map(percent).join(' / ')}`,
      ].join(', '),
    alone: (bot, seeds, { mean, sd, low, high, min, max, quantiles, atLeast, msPerCall, p95Ms }) => [
      [
        `${bot}, ${words.seeds} ${seeds}: ${words.mean} ${fixed(mean, 2)} ${range(fixed(low, 2), fixed(high, 2))}`,
        `${words.spread} ${fixed(sd, 2)}`,
        `${words.from} ${number(min)} ${words.to} ${number(max)}`,
      ].join(', '),
      `${words.quantiles}  ${listed(quantiles)}`,
      `${words.atLeast}  ${listed(atLeast)}`,
      calls(msPerCall, p95Ms),
    ],
  };
}

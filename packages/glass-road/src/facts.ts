import { EDITIONS, type Facts } from './editions/index.ts';
import type { Options } from './state.ts';

/** The facts that a game is played by: of its state, or of a view of it. */
export function factsOf({ edition }: { readonly edition: string }): Facts {
  return EDITIONS.factsOf(edition);
}

/** As much of a state, or of a view, as its length and sizes depend on. */
interface TableSize {
  readonly edition: string;
  readonly options: Options;
  readonly players: readonly unknown[];
  readonly period: number;
}

/** How many periods are played. */
export function periodsOf(s: Pick<TableSize, 'edition' | 'options' | 'players'>): number {
  const { soloHands, periods } = factsOf(s);
  if (s.players.length === 1) return soloHands.length;
  return s.options.fivePeriods ? periods.long : periods.usual;
}

/** How many cards are chosen in this period (GR-4.1, GR-6.1). */
export function handSize(s: Pick<TableSize, 'edition' | 'players' | 'period'>): number {
  const { hand, soloHands } = factsOf(s);
  return s.players.length === 1 ? (soloHands[s.period - 1] ?? 0) : hand;
}

/** How many tiles a row of the building board shows (GR-1.2). */
export function rowSize(s: Pick<TableSize, 'edition' | 'options' | 'players'>): number {
  const { rowSizes } = factsOf(s);
  return s.options.smallMarket ? rowSizes.small : rowSizes[s.players.length as 1 | 2 | 3 | 4];
}

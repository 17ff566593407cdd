import type { Seat } from '@waldglas/core';
import type { Player, State } from '@waldglas/glass-road';
import { PURSE, printedPoints, printsIn } from './facts.ts';
import { type LandFacts, landFacts } from './land.ts';
import { fillPurse, onGoods } from './purse.ts';

const scratch: number[] = PURSE.map(() => 0);

/** A seat's points as things stand: the same as the rules count, without their list of items. */
export function pointsOf(s: State, seat: Seat): number {
  const player = s.players[seat];
  if (!player) return 0;
  fillPurse(scratch, player);
  const facts = landFacts(player.land);
  return (
    printedPoints(facts.tiles, printsIn(s.edition)) + facts.bonuses + goodsPoints(facts, player, scratch, s.edition)
  );
}

/** The points that lie in goods and payments. */
export function goodsPoints(facts: LandFacts, player: Player, purse: readonly number[], edition: string): number {
  let points = 0;
  for (const tile of facts.counting) {
    if (tile.bonus) points += tile.bonus.points * onGoods(tile, player, purse, edition);
  }
  return points;
}

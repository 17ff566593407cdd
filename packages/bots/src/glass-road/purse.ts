import type { Player } from '@waldglas/glass-road';
import { AT, printsIn, type Tile } from './facts.ts';

/** Reads the goods of a player into a purse, in the order of `PURSE`. */
export function fillPurse(purse: number[], { glassworks, brickworks }: Player): void {
  purse[AT.sand] = glassworks.sand;
  purse[AT.food] = glassworks.food;
  purse[AT.charcoal] = glassworks.charcoal;
  purse[AT.water] = glassworks.water;
  purse[AT.wood] = glassworks.wood;
  purse[AT.clay] = brickworks.clay;
  purse[AT.charcoal2] = brickworks.charcoal;
  purse[AT.food2] = brickworks.food;
  purse[AT.glass] = glassworks.glass;
  purse[AT.brick] = brickworks.brick;
}

const STOCKED = 4;

/** How often a bonus counts that looks at goods or at payments. */
export function onGoods({ id, bonus }: Tile, player: Player, purse: readonly number[], edition: string): number {
  const per = bonus?.per;
  if (!per || 'smallest' in per) return 0;
  switch (per.of) {
    case 'stocked': {
      let n = 0;
      for (let i = AT.sand; i <= AT.food2; i++) if ((purse[i] ?? 0) >= STOCKED) n++;
      return n;
    }
    case 'lower-food':
      return Math.min(purse[AT.food] ?? 0, purse[AT.food2] ?? 0);
    case 'lower-charcoal':
      return Math.min(purse[AT.charcoal] ?? 0, purse[AT.charcoal2] ?? 0);
    case 'paid-glass':
      return player.paid.glass - ownCost(id, AT.glass, edition);
    case 'paid-brick':
      return player.paid.brick - ownCost(id, AT.brick, edition);
    default:
      return Math.floor(held(purse, per.of) / (per.every ?? 1));
  }
}

function ownCost(id: string, good: number, edition: string): number {
  const cost = printsIn(edition).costs.get(id) ?? [];
  for (let i = 0; i < cost.length; i += 2) if (cost[i] === good) return cost[i + 1] ?? 0;
  return 0;
}

/** How much of a good there is, on both wheels. */
function held(purse: readonly number[], good: string): number {
  const n = purse[AT[good as keyof typeof AT]] ?? 0;
  if (good === 'food') return n + (purse[AT.food2] ?? 0);
  return good === 'charcoal' ? n + (purse[AT.charcoal2] ?? 0) : n;
}

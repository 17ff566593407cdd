import { hasSquare, held, largestGroup, type Seat } from '@waldglas/core';
import { BUILDINGS } from './data/index.ts';
import { cellIndex, EMPTY, GRID, isBuilding, isTile, type Land, VOID } from './land.ts';
import { playerOf, type State } from './state.ts';
import { STOCK, WHEEL_SPECS, wheelsOf } from './wheels.ts';
import { type Landscape, type Noun, type Refined, WHEELS } from './words.ts';

/** How many of a noun a seat has; with `beside` only among the neighbours of that cell. */
export function countNoun(s: State, seat: Seat, noun: Noun, beside: string | undefined): number {
  const player = playerOf(s, seat);
  switch (noun) {
    case 'pit':
    case 'grove':
    case 'pond':
    case 'forest':
      return countCells(player.land, beside, what => what === noun);
    case 'empty':
      return countCells(player.land, beside, what => what === EMPTY);
    case 'building':
      return countCells(player.land, beside, isBuilding);
    case 'immediate':
      return countCells(player.land, beside, what => isTile(what) && BUILDINGS[what].kind === 'immediate');
    case 'hand':
      return player.hand.length;
    case 'stocked':
      // GR-9.6: a good on two wheels counts on each of them
      return WHEELS.reduce((sum, wheel) => sum + stocked(player[wheel], WHEEL_SPECS[wheel].basic), 0);
    case 'lower-food':
      return Math.min(player.glassworks.food, player.brickworks.food);
    case 'lower-charcoal':
      return Math.min(player.glassworks.charcoal, player.brickworks.charcoal);
    case 'paid-glass':
    case 'paid-brick':
      return player.paid[noun.slice(5) as Refined];
    case 'pit-network':
    case 'grove-network':
    case 'pond-network':
      return largestGroup(GRID, player.land, landscapeOf(noun));
    case 'pit-square':
    case 'grove-square':
    case 'pond-square':
      return hasSquare(GRID, player.land, landscapeOf(noun)) ? 1 : 0;
    default:
      return held(STOCK, wheelsOf(s, seat), noun);
  }
}

const STOCKED = 4;

function stocked(wheel: Record<string, number>, goods: readonly string[]): number {
  return goods.filter(good => (wheel[good] ?? 0) >= STOCKED).length;
}

function landscapeOf(noun: `${Landscape}-${string}`): string {
  return noun.slice(0, noun.indexOf('-'));
}

function countCells(land: Land, beside: string | undefined, fits: (what: string) => boolean): number {
  let n = 0;
  if (beside === undefined) {
    for (const what of land) if (fits(what)) n++;
    return n;
  }
  for (const cell of GRID.beside[cellIndex(beside)] ?? []) if (fits(land[cell] ?? VOID)) n++;
  return n;
}

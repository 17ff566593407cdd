import type { View } from '@waldglas/black-forest';
import type { Seat } from '@waldglas/core';

/** What lies on the spaces of an estate. */
export const TILES: readonly string[] = ['field', 'pond', 'pasture', 'forest'];

/** All that a seat holds, by noun. */
export function holdingsOf(view: View, seat: Seat): Record<string, number> {
  const player = view.players[seat];
  if (!player) return {};
  const { glass, cooking, first, second, track, pigs, cattle, tracker, domain } = player;
  const tiles = domain.flat().filter(what => TILES.includes(what));
  return {
    sand: glass.sand,
    water: glass.water,
    wood: glass.wood,
    glass: glass.glass,
    charcoal: (glass.charcoal ?? 0) + cooking.charcoal,
    porridge: cooking.porridge,
    meat: cooking.meat,
    provisions: first.provisions + second.provisions,
    commodity: cooking.commodity,
    brick: track.brick,
    pig: pigs,
    cattle,
    progress: tracker,
    'small-estate': domain.length - 1,
    ...Object.fromEntries(TILES.map(tile => [tile, tiles.filter(what => what === tile).length])),
  };
}

/** What a seat has more or less of. */
export function changesOf(before: View, after: View, seat: Seat): Record<string, number> {
  const [was, is] = [holdingsOf(before, seat), holdingsOf(after, seat)];
  const changes: Record<string, number> = {};
  for (const noun of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const change = (is[noun] ?? 0) - (was[noun] ?? 0);
    if (change !== 0) changes[noun] = change;
  }
  return changes;
}

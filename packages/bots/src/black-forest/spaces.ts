import type { State, TradespersonId } from '@waldglas/black-forest';

/** The village or location of a space: `v1` of `v1.2`. */
export function locationOf(space: string): string {
  const dot = space.indexOf('.');
  return dot < 0 ? space : space.slice(0, dot);
}

/** The spaces that have another neighbour once the travelling merchant and somebody have changed places. */
export function changedSpaces(s: State, other: TradespersonId): ReadonlySet<string> {
  const spaces = new Set<string>();
  for (const [village, ring] of Object.entries(s.tradespeople)) {
    for (const [i, one] of ring.entries()) {
      if (one !== other && one !== 'traveling-merchant') continue;
      spaces.add(`${village}.${i + 1}`).add(`${village}.${i === 0 ? ring.length : i}`);
    }
  }
  return spaces;
}

/** The two tradespeople beside a pawn space; none elsewhere. */
export function neighboursOf(s: State, space: string): readonly TradespersonId[] {
  const ring = s.tradespeople[locationOf(space)];
  const number = Number(space.slice(space.indexOf('.') + 1)) || 0;
  if (!ring || number === 0) return [];
  return [ring[number - 1], ring[number % ring.length]].filter(one => one !== undefined);
}

import type { Effect } from '@waldglas/core';
import type { GlassRoad } from '@waldglas/glass-road';

/** The goods and landscape tiles that an effect brings. */
export function givesOf(effect: Effect<GlassRoad>): ReadonlySet<string> {
  switch (effect.op) {
    case 'gain':
      return new Set(Object.keys(effect.goods));
    case 'gain-any':
      return new Set(effect.of);
    case 'place':
      return new Set(effect.tiles);
    case 'all':
    case 'parts':
    case 'either':
      return new Set(effect.of.flatMap(one => [...givesOf(one)]));
    case 'may':
    case 'repeat':
    case 'per':
      return givesOf(effect.then);
    case 'pay':
    case 'remove':
    case 'build':
    case 'discard':
    case 'special':
    case 'produce':
    case 'raise':
      return new Set();
  }
}

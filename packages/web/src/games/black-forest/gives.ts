import type { BlackForest } from '@waldglas/black-forest';
import type { Effect } from '@waldglas/core';

/** The goods, tiles and animals that an effect brings. */
export function givesOf(effect: Effect<BlackForest>): ReadonlySet<string> {
  switch (effect.op) {
    case 'gain':
      return new Set(Object.keys(effect.goods));
    case 'gain-any':
      return new Set(effect.of);
    case 'place':
      return new Set(effect.tiles);
    case 'herd':
      return new Set(effect.kinds);
    case 'advance':
      return new Set(['progress']);
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
    case 'construct':
    case 'cull':
    case 'fee':
    case 'kinds':
    case 'litter':
    case 'occur':
    case 'rehouse':
    case 'retreat':
    case 'zeros':
    case 'special':
    case 'produce':
    case 'raise':
      return new Set();
  }
}

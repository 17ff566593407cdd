import { type Effect, isSharedEffect, type SharedEffect, type Words } from '@waldglas/core';

/** What an effect brings (goods, tiles and what the game's `own` effects bring), whatever has to be chosen for it. */
export function gives<W extends Words>(own: (effect: W['own']) => readonly string[]) {
  /** The names of all that it brings. */
  function named(effect: Effect<W>): readonly string[] {
    return isSharedEffect<W>(effect) ? shared(effect) : own(effect);
  }

  function shared(effect: SharedEffect<W>): readonly string[] {
    switch (effect.op) {
      case 'gain':
        return Object.keys(effect.goods);
      case 'gain-any':
        return effect.of;
      case 'place':
        return effect.tiles;
      case 'all':
      case 'parts':
      case 'either':
        return effect.of.flatMap(named);
      case 'may':
      case 'repeat':
      case 'per':
        return named(effect.then as Effect<W>);
      case 'pay':
      case 'remove':
      case 'build':
      case 'produce':
      case 'raise':
        return [];
    }
  }

  return (effect: Effect<W>): ReadonlySet<string> => new Set(named(effect));
}

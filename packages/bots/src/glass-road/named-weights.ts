import { BUILDING_IDS, BUILDINGS } from '@waldglas/glass-road';
import { FEATURES, type Weights } from './features.ts';

/** Weights by the names of what they weigh: a tile or a feature that is added shifts none of them. */
export interface NamedWeights {
  readonly now: Readonly<Record<string, number>>;
  readonly later: Readonly<Record<string, number>>;
  readonly own: Readonly<Record<string, number>>;
}

/** What it is worth to own a tile that nobody has weighed. */
const KIND = { processing: 2.5, immediate: 0, bonus: 2 };

/** The weights in the order in which they are looked at. */
export function weightsOf({ now, later, own }: NamedWeights): Weights {
  return {
    now: FEATURES.map(name => now[name] ?? 0),
    later: FEATURES.map(name => later[name] ?? 0),
    own: BUILDING_IDS.map(id => own[id] ?? KIND[BUILDINGS[id].kind]),
  };
}

/** The inverse of `weightsOf`. */
export function named({ now, later, own }: Weights): NamedWeights {
  const by = (names: readonly string[], weights: readonly number[]) =>
    Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0]));
  return { now: by(FEATURES, now), later: by(FEATURES, later), own: by(BUILDING_IDS, own) };
}

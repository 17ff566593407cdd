import { FEATURES, type Weights } from './features.ts';
import { weightsOf } from './named-weights.ts';
import { SEVERAL as TUNED_SEVERAL } from './weights-several.ts';
import { SOLO as TUNED_SOLO } from './weights-solo.ts';

const NOW: Readonly<Record<string, number>> = {
  'first-build': 0.4,
  'second-build': 0.2,
  'third-build': 0.1,
  glass: 0.3,
  brick: 0.3,
};
const LATER: Readonly<Record<string, number>> = {
  glass: 1.2,
  brick: 1.2,
  'glass-ready': 0.1,
  'brick-ready': 0.15,
  pit: 0.5,
  grove: 0.5,
  pond: 0.5,
  forest: 0.4,
  empty: 0.3,
  offer: 0.1,
};
/** A basic good: the first two are worth more than the others. */
function goodGuess(i: number, name: string): number {
  if (i >= FEATURES.indexOf('glass')) return 0;
  return name.endsWith('+') ? 0.1 : 0.25;
}

/** Guessed by hand: what the apprentice goes by. Tiles are worth what their kind is. */
export const GUESSED: Weights = weightsOf({
  now: Object.fromEntries(FEATURES.map((name, i) => [name, NOW[name] ?? 0.5 * goodGuess(i, name)])),
  later: Object.fromEntries(FEATURES.map((name, i) => [name, LATER[name] ?? goodGuess(i, name)])),
  own: {},
});

/** Tuned for a table of one, and for one of several. */
export const SOLO: Weights = weightsOf(TUNED_SOLO);
export const SEVERAL: Weights = weightsOf(TUNED_SEVERAL);

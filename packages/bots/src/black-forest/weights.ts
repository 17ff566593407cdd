/** What things are worth, in points, while there is time. */
export interface Weights {
  /** The first of each basic good; further ones are worth less and less. In the order of the purse. */
  readonly goods: readonly number[];
  /** Having so many: 0 to 3. */
  readonly glass: readonly number[];
  readonly commodity: readonly number[];
  /** All provisions together: 0 to 6. */
  readonly provisions: readonly number[];
  /** A marker at its end stops the wheel. */
  readonly stalled: number;
  readonly progress: number;
  readonly tiles: { readonly field: number; readonly pond: number; readonly pasture: number; readonly forest: number };
  readonly empty: readonly number[];
  readonly pig: number;
  readonly cattle: number;
  /** An own building that converts, or works for the rest of the game. */
  readonly conversion: number;
  readonly permanent: number;
  /** The best, second and third building in sight. */
  readonly builds: readonly number[];
  /** What a missing good takes away from a building in sight; glass and tiles count more. */
  readonly missing: number;
  readonly missingGlass: number;
  readonly missingTile: number;
  readonly promise: number;
  /** From so many turns on goods have their full worth; land and standing buildings take longer. */
  readonly horizon: number;
  readonly longHorizon: number;
}

/** Guessed by hand. */
export const GUESSED: Weights = {
  goods: [0.28, 0.3, 0.3, 0.25, 0.25, 0.28, 0.25, 0.4],
  glass: [0, 0.6, 1, 1.2],
  commodity: [0, 0.5, 0.7, 0.5],
  provisions: [0, 0.6, 1.1, 1.5, 1.8, 2, 2],
  stalled: 0.4,
  progress: 0.8,
  tiles: { field: 0.6, pond: 0.7, pasture: 0.8, forest: 0.4 },
  empty: [0, 0.6, 1.1, 1.5, 1.8, 2, 2.2],
  pig: 0.5,
  cattle: 0.7,
  conversion: 1.5,
  permanent: 0.8,
  builds: [0.6, 0.4, 0.25],
  missing: 0.4,
  missingGlass: 1.1,
  missingTile: 1,
  promise: 1,
  horizon: 6,
  longHorizon: 6,
};

/** Guessed, then moved by the slopes of games of two among shaken weights. */
export const TUNED: Weights = {
  ...GUESSED,
  goods: [0.27, 0.37, 0.29, 0.24, 0.33, 0.29, 0.24, 0.5],
  glass: [0, 0.55, 0.9, 1.05],
  commodity: [0, 0.5, 0.6, 0.42],
  pig: 0.4,
  conversion: 0.8,
  missingGlass: 1,
  horizon: 7.5,
  longHorizon: 7.5,
};

/** The inputs of a position that are not zero, each with its place, to be read. */
export interface Inputs {
  readonly count: number;
  readonly places: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/** The inputs of a net that are not zero: whole numbers, each with the place of its name. Filled anew for each position. */
export interface Sparse extends Inputs {
  count: number;
  readonly places: Int32Array;
  readonly values: Int32Array;
}

/** Room for so many inputs that are not zero. */
export function sparse(most: number): Sparse {
  return { count: 0, places: new Int32Array(most), values: new Int32Array(most) };
}

/** Adds an input. Zeros are left out, and so is what finds no room. */
export function put(x: Sparse, place: number, value: number): void {
  if (value === 0 || x.count === x.places.length) return;
  x.places[x.count] = place;
  x.values[x.count] = value;
  x.count++;
}

/** Enough for the land of everybody at a table, and for what a look ahead makes of it. */
const LAST = 16;

/**
 * `work`, with a memory of what it found for the last things it was asked about, which must never change in place. (A
 * WeakMap would remember them all, but its bookkeeping takes longer than working them out again.)
 */
export function memo<K extends object, C, V>(work: (thing: K, context: C) => V): (thing: K, context: C) => V {
  const things: K[] = [];
  const found: V[] = [];
  let oldest = 0;
  let latest = -1;
  return (thing, context) => {
    // mostly it is the same thing once more
    if (things[latest] === thing) return found[latest] as V;
    for (let i = 0; i < things.length; i++) {
      if (things[i] !== thing) continue;
      latest = i;
      return found[i] as V;
    }
    const result = work(thing, context);
    things[oldest] = thing;
    found[oldest] = result;
    latest = oldest;
    oldest = (oldest + 1) % LAST;
    return result;
  };
}

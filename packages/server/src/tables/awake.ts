/** Those whose game is ready to be looked at. The others are made small: many more fit into memory. */
interface Awake<T> {
  /** It is used now. */
  use(one: T): void;
  /** It is not there any more. */
  forget(one: T): void;
}

/** At most so many are awake at once; whichever was used longest ago is let rest. */
export function awakeOnes<T>(most: number, rest: (one: T) => void): Awake<T> {
  /** Whatever is used goes to the end. */
  const ones = new Set<T>();
  return {
    use(one) {
      ones.delete(one);
      ones.add(one);
      const [oldest] = ones;
      if (ones.size <= most || oldest === undefined) return;
      ones.delete(oldest);
      rest(oldest);
    },
    forget(one) {
      ones.delete(one);
    },
  };
}

/** So many at once, and so many more each second. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts what somebody does. */
interface Limit {
  /** May this one, by its name, go on? It counts. */
  take(name: string): boolean;
  /** Forgets those who have been quiet. */
  sweep(): void;
}

interface Bucket {
  left: number;
  at: number;
}

/** Lets everybody do so much and no more. */
function limit({ burst, perSecond }: Rate, now: () => number): Limit {
  const buckets = new Map<string, Bucket>();
  const filled = ({ left, at }: Bucket) => Math.min(burst, left + ((now() - at) / 1000) * perSecond);
  return {
    take(name) {
      const left = filled(buckets.get(name) ?? { left: burst, at: now() });
      const isAllowed = left >= 1;
      buckets.set(name, { left: isAllowed ? left - 1 : left, at: now() });
      return isAllowed;
    },
    sweep() {
      for (const [name, bucket] of buckets) if (filled(bucket) >= burst) buckets.delete(name);
    },
  };
}

/** What people may do at most. */
export interface Limits {
  /** Requests of an address. */
  readonly requests: Limit;
  /** New people and tables, and guesses of secrets, of an address. */
  readonly strict: Limit;
  /** Messages of a person, over all their sockets. */
  readonly messages: Limit;
}

const RATES = {
  requests: { burst: 300, perSecond: 20 },
  strict: { burst: 60, perSecond: 0.5 },
  messages: { burst: 200, perSecond: 25 },
} as const;

const NONE: Limit = { take: () => true, sweep() {} };

/** The limits of a server; none if it is told so. */
export function limitsOf(now: () => number, isLimited: boolean): Limits {
  const made = (rate: Rate) => (isLimited ? limit(rate, now) : NONE);
  return { requests: made(RATES.requests), strict: made(RATES.strict), messages: made(RATES.messages) };
}

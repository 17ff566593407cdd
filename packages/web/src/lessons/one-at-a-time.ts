/** Wishes that are carried out one at a time. */
interface OneAtATime<T> {
  /** The wish made last, until it is carried out. */
  pending(): T | undefined;
  /** Of wishes made while another one is carried out, the last one comes next: no press is lost. */
  wish(one: T): Promise<void>;
  forget(): void;
}

export function oneAtATime<T>(carryOut: (wish: T) => Promise<unknown>): OneAtATime<T> {
  let waiting: { readonly wish: T } | undefined;
  let isBusy = false;
  return {
    pending: () => waiting?.wish,
    async wish(one) {
      waiting = { wish: one };
      if (isBusy) return;
      isBusy = true;
      try {
        while (waiting) {
          const now: { readonly wish: T } = waiting;
          await carryOut(now.wish);
          if (waiting === now) waiting = undefined;
        }
      } finally {
        isBusy = false;
      }
    },
    forget() {
      waiting = undefined;
    },
  };
}

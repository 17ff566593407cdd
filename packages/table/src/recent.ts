/** Events are kept for so many lines. */
const MOST = 256;

/** What happened by the last lines of a table that stand, by their places in the record. */
export interface RecentEvents<E> {
  /** The place of the first line that is remembered. */
  readonly first: number;
  /** A line did this; played again, perhaps something else. */
  set(index: number, events: readonly E[]): void;
  /** A line was taken back. */
  remove(index: number): void;
  get(index: number): readonly E[] | undefined;
  copy(): RecentEvents<E>;
}

/** Remembers what happens from a length of the record on; of a long game only the latest. */
export function recentEvents<E>(from: number, known?: ReadonlyMap<number, readonly E[]>): RecentEvents<E> {
  const kept = new Map<number, readonly E[]>(known);
  let first = from;
  return {
    get first() {
      return first;
    },
    set(index, events) {
      kept.set(index, events);
      for (; index - first >= MOST; first++) kept.delete(first);
    },
    remove(index) {
      kept.delete(index);
    },
    get: index => kept.get(index),
    copy: () => recentEvents(first, kept),
  };
}

import type { TableSnapshot } from '../connection/connection.ts';

/** What others did and is not shown yet, and when the next of it may be. */
export interface Held {
  readonly waiting: readonly TableSnapshot[];
  readonly due: number;
}

export const NOTHING_HELD: Held = { waiting: [], due: 0 };

/** So long each thing that others do is looked at, at the normal pace. */
export const BEAT = 900;
/** So long the own move stands before the others go on. */
const BREATH = 350;

/** Time in milliseconds, how long a beat takes against the normal one (0: nothing is held), and what takes a beat. */
export interface Beats {
  readonly now: number;
  readonly pace: number;
  isSeen(snapshot: TableSnapshot): boolean;
}

/** One more thing was done. */
export function hold({ waiting, due }: Held, snapshot: TableSnapshot, { now, pace }: Beats): Held {
  return { waiting: [...waiting, snapshot], due: waiting.length === 0 ? Math.max(due, now + BREATH * pace) : due };
}

/** What is shown now, one thing that can be seen at a time; what cannot be seen takes no time. */
export function release({ waiting, due }: Held, beats: Beats): readonly [Held, readonly TableSnapshot[]] {
  const { now, pace, isSeen } = beats;
  if (pace === 0) return [{ waiting: [], due: now }, waiting];
  if (now < due) return [{ waiting, due }, []];
  const seen = waiting.findIndex(isSeen);
  const upTo = seen < 0 ? waiting.length : seen + 1;
  return [{ waiting: waiting.slice(upTo), due: seen < 0 ? due : now + BEAT * pace }, waiting.slice(0, upTo)];
}

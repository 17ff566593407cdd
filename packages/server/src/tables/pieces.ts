import { setImmediate } from 'node:timers/promises';

/** Others wait so many milliseconds at most. */
const AT_ONCE = 10;

/** Does long work in pieces: in between, everybody else is served. */
export async function inPieces<T>(steps: Generator<undefined, T>): Promise<T> {
  for (let begun = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - begun < AT_ONCE) continue;
    await setImmediate();
    begun = performance.now();
  }
}

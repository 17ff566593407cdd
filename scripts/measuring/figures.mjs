// What the measuring scripts share: figures, and the browser's own trace.

export const median = list => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
export const sum = list => list.reduce((total, n) => total + n, 0);
export const most = list => Math.max(0, ...list);

export const TRACED = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/**
 * From the browser's own trace: when something was marked, and the tasks of the page's main thread. How long a task
 * worked is the time of its thread, so that other programs on a busy machine do not count.
 */
export function tasksIn(trace) {
  const { traceEvents } = JSON.parse(String(trace));
  const marks = traceEvents.filter(({ cat }) => cat.includes('blink.user_timing'));
  const main = new Set(marks.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`));
  return {
    at: mark => marks.filter(({ name }) => name === mark).map(({ ts }) => ts / 1000),
    tasks: tasks.map(({ ts, dur = 0, tdur = dur }) => ({ at: ts / 1000, took: dur / 1000, worked: tdur / 1000 })),
  };
}

/** A figure beside its target. */
export function line(what, value, target, unit, digits = 0) {
  const verdict = value < target ? 'ok' : 'over';
  console.log(
    `${what.padEnd(46)} ${value.toFixed(digits).padStart(8)} ${unit.padEnd(6)} target ${String(target).padStart(5)}  ${verdict}`,
  );
}

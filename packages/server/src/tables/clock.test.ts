import { expect, test } from 'vitest';
import { clockAfter, clockJson, isIdle, pause, resume, startClock } from './clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  ['live', 3 * MINUTE],
  ['daily', DAY],
] as const)('whoever is asked at the pace %s is idle after %i milliseconds, and nobody else', (pace, time) => {
  const clock = startClock(2, [0], 1000);
  expect(isIdle(clock, pace, 0, 1000 + time - 1)).toBe(false);
  expect(isIdle(clock, pace, 0, 1000 + time)).toBe(true);
  expect(isIdle(clock, pace, 1, 1000 + 9 * time)).toBe(false);
  expect(clockJson(clock, pace, 1000).idleAt).toEqual({ A: 1000 + time });
});

test('without a pace nobody is idle', () => {
  expect(isIdle(startClock(2, [0], 1000), 'none', 0, 1000 + 365 * DAY)).toBe(false);
});

test('the time while the clock is stopped is nobody’s', () => {
  const stopped = pause(startClock(2, [0, 1], 1000), 2000);
  expect(isIdle(stopped, 'live', 0, 1000 + DAY)).toBe(false);
  expect(clockJson(stopped, 'live', 1000 + DAY)).toMatchObject({
    used: { A: 1000, B: 1000 },
    paused: true,
    idleAt: {},
  });
  const going = resume(stopped, 1000 + DAY);
  expect(clockJson(going, 'live', 2000 + DAY)).toMatchObject({ used: { A: 2000, B: 2000 }, paused: false });
});

test('whoever acts thinks anew, and a clock that was stopped goes on', () => {
  const clock = clockAfter(pause(startClock(2, [0, 1], 1000), 2000), 0, [0, 1], 5000);
  expect(clock).toEqual({ used: [1000, 0], since: [5000, 4000], paused: 0 });
  expect(clockAfter(clock, 1, [0], 6000)).toEqual({ used: [1000, 2000], since: [5000, 0], paused: 0 });
});

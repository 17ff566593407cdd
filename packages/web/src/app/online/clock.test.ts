import { expect, test } from 'vitest';
import { clockText, isIdle, momentText, thoughtBy } from './clock.ts';

const CLOCK = { used: { A: 5000, B: 65_000 }, paused: false, idleAt: { B: 20_000 }, now: 10_000 };

test('whoever is asked thinks on, the others do not', () => {
  expect(thoughtBy(CLOCK, 'A', false, 13_000)).toBe(5000);
  expect(thoughtBy(CLOCK, 'B', true, 13_000)).toBe(68_000);
  expect(thoughtBy({ ...CLOCK, paused: true }, 'B', true, 13_000)).toBe(65_000);
  // a message that has overtaken the clock of this machine takes nothing away
  expect(thoughtBy(CLOCK, 'B', true, 9000)).toBe(65_000);
});

test('somebody is idle from a moment on, not while the clock is stopped', () => {
  expect(isIdle(CLOCK, 'B', 19_999)).toBe(false);
  expect(isIdle(CLOCK, 'B', 20_000)).toBe(true);
  expect(isIdle({ ...CLOCK, paused: true }, 'B', 20_000)).toBe(false);
  expect(isIdle(CLOCK, 'A', 20_000)).toBe(false);
});

test('time is shown as clocks show it', () => {
  expect([0, 59_999, 72_000, 3_600_000, 3_723_000].map(clockText)).toEqual([
    '0:00',
    '0:59',
    '1:12',
    '1:00:00',
    '1:02:03',
  ]);
});

test('a deadline is said in the time of the place where it is read', () => {
  const at = Date.UTC(2026, 0, 15, 17, 30);
  expect(momentText(at, 'en', 'Europe/Warsaw')).toMatch(/^Thu\W+18:30$/);
  expect(momentText(at, 'de', 'Europe/Berlin')).toMatch(/^Do\W+18:30$/);
  expect(momentText(at, 'pl', 'America/New_York')).toMatch(/^czw\W+12:30$/);
});

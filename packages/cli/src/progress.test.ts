import { afterEach, expect, test, vi } from 'vitest';
import { capture } from './kit.ts';
import { progress } from './progress.ts';

afterEach(() => void vi.useRealTimers());

/** What a bar has drawn at half of the work, after so long. */
function half(bars: boolean, milliseconds: number): string {
  vi.useFakeTimers();
  const io = capture('', bars);
  const bar = progress(io, 'games');
  vi.advanceTimersByTime(milliseconds);
  bar.at(0.5);
  bar.done();
  return io.errors();
}

test('a bar with the time left, for what takes longer than a second', () => {
  expect(half(true, 3000)).toContain(`games [${'#'.repeat(15)}${'.'.repeat(15)}] 50 %, 3 s left`);
  expect(half(true, 900)).toBe('');
});

test('no bar where nobody looks', () => {
  expect(half(false, 3000)).toBe('');
});

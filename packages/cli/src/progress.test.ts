import { afterEach, expect, test, vi } from 'vitest';
import { capture } from './kit.ts';
import { progress } from './progress.ts';
import { DE } from './words/de.ts';
import { EN } from './words/en.ts';
import { PL } from './words/pl.ts';
import type { CliWords } from './words/words.ts';

afterEach(() => void vi.useRealTimers());

/** What a bar has drawn at half of the work, after so long. */
function half(words: CliWords, bars: boolean, milliseconds: number): string {
  vi.useFakeTimers();
  const io = capture('', bars);
  const bar = progress(io, words, 'games');
  vi.advanceTimersByTime(milliseconds);
  bar.at(0.5);
  bar.done();
  return io.errors();
}

test('a bar with the time left, for what takes longer than a second', () => {
  expect(half(EN, true, 3000)).toContain(`games [${'#'.repeat(15)}${'.'.repeat(15)}] 50 %, 3 s left`);
  expect(half(EN, true, 900)).toBe('');
});

test('in every language', () => {
  expect(half(DE, true, 3000)).toContain('noch 3 s');
  expect(half(PL, true, 3000)).toContain('jeszcze 3 s');
});

test('no bar where nobody looks', () => {
  expect(half(EN, false, 3000)).toBe('');
});

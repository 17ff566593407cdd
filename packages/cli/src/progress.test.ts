import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { coloursFor, type Io } from './io.ts';
import { progress } from './progress.ts';

function watched(bars: boolean): { io: Io; text: () => string } {
  let text = '';
  const err = (more: string) => {
    text += more;
  };
  return {
    io: { out: () => {}, err, input: Readable.from([]), terminal: false, bars, colours: coloursFor(false) },
    text: () => text,
  };
}

function half(bars: boolean, milliseconds: number): string {
  vi.useFakeTimers();
  const { io, text } = watched(bars);
  const bar = progress(io, 'games');
  vi.advanceTimersByTime(milliseconds);
  bar.at(0.5);
  bar.done();
  vi.useRealTimers();
  return text();
}

test('a bar with the time left, for what takes longer than a second', () => {
  expect(half(true, 3000)).toContain(`games [${'#'.repeat(15)}${'.'.repeat(15)}] 50 %, 3 s left`);
  expect(half(true, 900)).toBe('');
});

test('no bar where nobody looks', () => {
  expect(half(false, 3000)).toBe('');
});

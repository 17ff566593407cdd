import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasBegun, keepStep, keptStep } from './progress.ts';

const STEPS = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];

function storage(kept: Record<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
}

beforeEach(() => storage({}));
afterEach(() => vi.unstubAllGlobals());

test('lessons go on with the step that was shown last, each game by itself', () => {
  expect([keptStep('a', STEPS), hasBegun('a')]).toEqual([0, false]);
  keepStep('a', 'two');
  keepStep('b', 'three');
  expect([keptStep('a', STEPS), keptStep('b', STEPS), hasBegun('a')]).toEqual([1, 2, true]);
});

test('whoever has been through all of them begins with the first one again', () => {
  keepStep('a', 'three');
  keepStep('a');
  expect([keptStep('a', STEPS), hasBegun('a')]).toEqual([0, true]);
});

test.each(['nonsense', 'null', '7', '{"a":7}', '{"a":"gone"}'])('what makes no sense is the beginning: %s', text => {
  storage({ 'waldglas.lessons': text });
  expect(keptStep('a', STEPS)).toBe(0);
  keepStep('a', 'two');
  expect(keptStep('a', STEPS)).toBe(1);
});

test('a browser that keeps nothing still teaches', () => {
  vi.stubGlobal('localStorage', undefined);
  keepStep('a', 'two');
  expect(keptStep('a', STEPS)).toBe(0);
});

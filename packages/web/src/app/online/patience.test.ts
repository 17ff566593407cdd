import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer or a failure is passed on, and nothing is waited for any more', async () => {
  expect(await inTime(Promise.resolve('granted'))).toBe('granted');
  await expect(inTime(Promise.reject(new Error('no worker')))).rejects.toThrow('no worker');
  expect(vi.getTimerCount()).toBe(0);
});

test('what never ends fails after a minute', async () => {
  const failed = vi.fn();
  inTime(new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed).toHaveBeenCalledOnce();
});

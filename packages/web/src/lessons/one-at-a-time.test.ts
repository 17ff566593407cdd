import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** What was carried out, each only when told. */
function slowly() {
  const done: number[] = [];
  const waiting: (() => void)[] = [];
  const wishes = oneAtATime<number>(async wish => {
    await new Promise<void>(resolve => waiting.push(resolve));
    // forgotten meanwhile: whoever carries out looks
    if (wishes.pending() !== undefined) done.push(wish);
  });
  const go = async () => {
    waiting.shift()?.();
    await new Promise(resolve => setTimeout(resolve));
  };
  return { done, wishes, go };
}

test('of the wishes made meanwhile the last one comes next', async () => {
  const { done, wishes, go } = slowly();
  void wishes.wish(1);
  void wishes.wish(2);
  void wishes.wish(3);
  expect(wishes.pending()).toBe(3);
  await go();
  await go();
  expect(done).toEqual([1, 3]);
  expect(wishes.pending()).toBeUndefined();
});

test('after a rest the next wish is carried out', async () => {
  const { done, wishes, go } = slowly();
  void wishes.wish(1);
  await go();
  void wishes.wish(1);
  await go();
  expect(done).toEqual([1, 1]);
});

test('what is forgotten is not carried out', async () => {
  const { done, wishes, go } = slowly();
  void wishes.wish(1);
  void wishes.wish(2);
  wishes.forget();
  await go();
  await go();
  expect(done).toEqual([]);
});

test('after a failure the next wish is carried out', async () => {
  const failing = oneAtATime<boolean>(async fails => {
    if (fails) throw new Error('no');
  });
  await expect(failing.wish(true)).rejects.toThrow('no');
  await failing.wish(false);
  expect(failing.pending()).toBeUndefined();
});

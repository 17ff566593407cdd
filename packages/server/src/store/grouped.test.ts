import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('work that comes while a step is under way shares the next one', async () => {
  const steps: string[][] = [];
  const within = grouped<string[]>(async all => {
    const step: string[] = [];
    await all(step);
    steps.push(step);
  });
  const done = ['a', 'b', 'c'].map(name => within(async step => step.push(name)));
  expect(await Promise.all(done)).toEqual([1, 1, 2]);
  expect(steps).toEqual([['a'], ['b', 'c']]);
});

test('what fails alone fails alone; a step that fails fails for all in it', async () => {
  let isBroken = false;
  const within = grouped<undefined>(async all => {
    await all(undefined);
    if (isBroken) throw new Error('no disk');
  });
  const results = await Promise.allSettled([
    within(async () => 1),
    within(() => Promise.reject(new Error('taken'))),
    within(async () => 3),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  isBroken = true;
  const broken = await Promise.allSettled([within(async () => 1), within(async () => 2)]);
  expect(broken.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

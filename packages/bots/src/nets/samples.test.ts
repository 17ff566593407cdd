import { expect, test } from 'vitest';
import { addSample, addSamples, packed, type Samples, samplesFor } from './samples.ts';

/** What is known of a sample, in words. */
function told(samples: Samples): string[] {
  return Array.from({ length: samples.count }, (_, i) => {
    const [from, to] = [samples.starts[i], samples.starts[i + 1]];
    return `${samples.places.slice(from, to)}:${samples.values.slice(from, to)} ${samples.phases[i]} ${samples.targets[i]}`;
  });
}

function add(samples: Samples, places: number[], values: number[], phase: number, target: number): void {
  addSample(samples, { count: places.length, places, values }, phase, target);
}

test('samples are kept one after the other', () => {
  const samples = samplesFor(4, 3);
  add(samples, [1, 5], [2, -1], 0, 3.5);
  add(samples, [], [], 1, -2);
  add(samples, [7], [1], 2, 0);
  expect(told(samples)).toEqual(['1,5:2,-1 0 3.5', ': 1 -2', '7:1 2 0']);
});

test('without room the older half is forgotten', () => {
  const samples = samplesFor(4, 2);
  for (let i = 0; i < 5; i++) add(samples, [i, i + 10], [1, 2], i, i);
  expect(told(samples)).toEqual(['2,12:1,2 2 2', '3,13:1,2 3 3', '4,14:1,2 4 4']);
});

test('without room for inputs too', () => {
  const samples = samplesFor(4, 1);
  add(samples, [1, 2], [1, 1], 0, 1);
  add(samples, [3, 4], [1, 1], 0, 2);
  add(samples, [5, 6], [1, 1], 0, 3);
  expect(told(samples)).toEqual(['3,4:1,1 0 2', '5,6:1,1 0 3']);
});

test('packed samples are the same and can be added to others', () => {
  const samples = samplesFor(9, 9);
  add(samples, [1], [4], 3, 1.5);
  add(samples, [2, 3], [1, 1], 0, -1);
  const small = packed(samples);
  expect(told(small)).toEqual(told(samples));
  expect(small.places.length).toBe(3);
  const others = samplesFor(9, 9);
  add(others, [8], [8], 8, 8);
  addSamples(others, small);
  expect(told(others)).toEqual(['8:8 8 8', ...told(samples)]);
});

test('where a game ends is kept, also when samples are packed, added and forgotten', () => {
  const samples = samplesFor(4, 1);
  for (let i = 0; i < 5; i++) addSample(samples, { count: 1, places: [i], values: [1] }, 0, i, i % 2 === 0);
  const others = samplesFor(9, 1);
  addSamples(others, packed(samples));
  expect([...others.lasts.slice(0, others.count)]).toEqual([1, 0, 1]);
  expect([...others.outcomes.slice(0, others.count)]).toEqual([2, 3, 4]);
});

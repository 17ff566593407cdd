import { expect, test } from 'vitest';
import { emptyNet, UNIT } from '../nets/net.ts';
import { addSample, samplesFor } from '../nets/samples.ts';
import { aimAhead } from './targets.ts';

/** A net that says 10 of everything. */
const net = emptyNet(['a'], ['only'], 0);
net.base[0] = 10 / UNIT;

/** Two games that ended with 20 and 30 points; what was known of their positions: 12, 15, 19 and 25, 26. */
function games() {
  const samples = samplesFor(5, 1);
  const add = (final: number, known: number, last: boolean) =>
    addSample(samples, { count: 1, places: [0], values: [1] }, 0, final - known, last);
  add(20, 12, false);
  add(20, 15, false);
  add(20, 19, true);
  add(30, 25, false);
  add(30, 26, true);
  return samples;
}

test('with all of it from later, every position learns how its game ended', () => {
  const samples = games();
  aimAhead(samples, net, 1);
  expect([...samples.targets]).toEqual([8, 5, 1, 5, 4]);
});

test('with nothing from later, a position learns what the net says of the next one', () => {
  const samples = games();
  aimAhead(samples, net, 0);
  // the net says 15 + 10 of the second position, so the first lacks 13 of that; the last ones have no next
  expect([...samples.targets]).toEqual([13, 14, 1, 11, 4]);
});

test('in between, the share falls from step to step', () => {
  const samples = games();
  aimAhead(samples, net, 0.5);
  // third: 20; second: half 20 and half 29 is 24.5; first: half 24.5 and half 25
  expect([...samples.targets]).toEqual([24.75 - 12, 24.5 - 15, 1, 0.5 * 30 + 0.5 * 36 - 25, 4]);
});

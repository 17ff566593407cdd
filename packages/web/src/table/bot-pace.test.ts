import type { AnyEvent } from '@waldglas/core';
import { expect, test } from 'vitest';
import type { TableSnapshot } from '../connection/connection.ts';
import { BEAT, type Beats, type Held, hold, NOTHING_HELD, release } from './bot-pace.ts';

const done = (...events: string[]): TableSnapshot =>
  ({ events: events.map((kind): AnyEvent => ({ kind })) }) as unknown as TableSnapshot;

const [CARD, GOODS, HOUSE, READY] = [done('reveal'), done('gain'), done('build'), done()];

const at = (now: number, pace = 1): Beats => ({ now, pace, isSeen: ({ events }) => events.length > 0 });

const held = (...snapshots: TableSnapshot[]): Held =>
  snapshots.reduce((queue, one) => hold(queue, one, at(0)), NOTHING_HELD);

test('card, goods, building: one after the other, a beat each', () => {
  let queue = held(CARD, GOODS, HOUSE);
  const shown: (readonly TableSnapshot[])[] = [];
  let now = queue.due;
  for (let i = 0; i < 3; i++) {
    const [rest, seen] = release(queue, at(now));
    shown.push(seen);
    expect(release(rest, at(now + BEAT - 1))[1]).toEqual([]);
    queue = rest;
    now += BEAT;
  }
  expect(shown).toEqual([[CARD], [GOODS], [HOUSE]]);
  expect(queue.waiting).toEqual([]);
});

test('the own move stands for a moment before the others go on', () => {
  expect(release(held(CARD), at(0))[1]).toEqual([]);
});

test('what nobody sees takes no time', () => {
  const queue = held(READY, READY, CARD, READY);
  const [rest, seen] = release(queue, at(queue.due));
  expect(seen).toEqual([READY, READY, CARD]);
  expect(rest.waiting).toEqual([READY]);
});

test('slow is twice as long, quick half; at once holds nothing', () => {
  const queue = held(CARD, GOODS);
  const dueAfter = (pace: number) => release(queue, at(1000, pace))[0].due - 1000;
  expect([dueAfter(2), dueAfter(1), dueAfter(0.5)]).toEqual([2 * BEAT, BEAT, BEAT / 2]);
  expect(release(queue, at(0, 0))[1]).toEqual([CARD, GOODS]);
});

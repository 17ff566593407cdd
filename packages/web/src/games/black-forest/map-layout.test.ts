import { factsOf, NEWEST } from '@waldglas/black-forest';
import { describe, expect, test } from 'vitest';
import { type At, mapPlan, SHAPES, type ShapeName, wayBetween } from './map-layout.ts';

const distance = ([ax, ay]: At, [bx, by]: At) => Math.hypot(ax - bx, ay - by);
const { board } = factsOf({ edition: NEWEST });

describe.each(Object.keys(SHAPES) as ShapeName[])('%s', shape => {
  const plan = mapPlan(board, shape);

  test('every village lies wholly on the map, with room for its name', () => {
    expect(plan.villages).toHaveLength(5);
    for (const { id, at, radius } of plan.villages) {
      expect(at[0] - radius, id).toBeGreaterThanOrEqual(0);
      expect(at[0] + radius, id).toBeLessThanOrEqual(plan.width);
      expect(at[1] - radius, id).toBeGreaterThanOrEqual(14);
      expect(at[1] + radius, id).toBeLessThanOrEqual(plan.height);
    }
  });

  test('villages and locations do not touch', () => {
    const round = [
      ...plan.villages.map(({ id, at, radius }) => ({ id, at, radius })),
      ...plan.locations.map(({ id, at }) => ({ id, at, radius: SHAPES[shape].location })),
    ];
    for (const [i, one] of round.entries()) {
      for (const other of round.slice(i + 1))
        expect(distance(one.at, other.at), `${one.id} ${other.id}`).toBeGreaterThan(one.radius + other.radius);
    }
  });

  test('a pawn space lies between its two tradespeople and covers neither', () => {
    for (const { plates, spaces } of plan.villages) {
      spaces.forEach(({ at }, i) => {
        const before = distance(at, plates[i] ?? [0, 0]);
        const behind = distance(at, plates[(i + 1) % plates.length] ?? [0, 0]);
        expect(before).toBeCloseTo(behind);
        expect(before).toBeGreaterThan(plan.plate + plan.space);
      });
    }
  });
});

test('on a phone two pawn spaces leave a finger of 44 px to each', () => {
  const all = mapPlan(board, 'upright').villages.flatMap(({ spaces }) => spaces);
  for (const [i, one] of all.entries()) {
    for (const other of all.slice(i + 1))
      expect(distance(one.at, other.at), `${one.id} ${other.id}`).toBeGreaterThanOrEqual(43);
  }
});

test('BF-4.3: a way takes the fewest paths', () => {
  const plan = mapPlan(board, 'wide');
  expect(wayBetween(plan, 'v1', 'v1')).toHaveLength(0);
  expect(wayBetween(plan, 'v1', 'v2')).toHaveLength(1);
  expect(wayBetween(plan, 'v1', 'v3')).toHaveLength(2);
  expect(wayBetween(plan, 'captain', 'count')).toHaveLength(3);
});

import { expect, test } from 'vitest';
import { rotate, stepsDue, type WheelSpec } from './wheel.ts';

const SPEC: WheelSpec = { basic: ['red', 'blue'], refined: ['white'], basicMax: 3, refinedMax: 2 };

test.each([
  [{ red: 0, blue: 3, white: 0 }, 0], // one basic good is missing
  [{ red: 1, blue: 2, white: 0 }, 1],
  [{ red: 2, blue: 2, white: 0 }, 2],
  [{ red: 3, blue: 3, white: 0 }, 2], // the refined good stops at its end
  [{ red: 3, blue: 3, white: 1 }, 1],
  [{ red: 3, blue: 3, white: 2 }, 0],
  [{}, 0],
])('%j turns %i steps', (wheel, steps) => {
  expect(stepsDue(wheel, SPEC)).toBe(steps);
});

test('a step takes one of each basic good and brings one of each refined one', () => {
  const wheel = { red: 3, blue: 2, white: 0 };
  rotate(wheel, SPEC, 2);
  expect(wheel).toEqual({ red: 1, blue: 0, white: 2 });
  expect(stepsDue(wheel, SPEC)).toBe(0);
});

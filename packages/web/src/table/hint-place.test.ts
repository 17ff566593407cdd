import { expect, test, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { spotOver } = await import('./hint-place.ts');

const PART = { top: 280, bottom: 580 };
const from = (top: number, bottom: number) => ({ top, bottom });

test.each([
  ['at the lower end', 180, [], 400],
  ['there, too, if what is named lies above it', 180, [from(290, 340)], 400],
  ['at the upper end if what is named lies below', 180, [from(500, 560)], 280],
  ['where less of what is named is hidden', 180, [from(300, 340), from(500, 510)], 400],
  ['over all of it if it is as high', 300, [from(500, 560)], 280],
])('%s', (_, height, named, top) => {
  expect(spotOver(PART, height, named).top).toBe(top);
});

test('it is no higher than the part, unless that is small', () => {
  expect(spotOver(PART, 500, [])).toEqual({ top: 280, most: 300 });
  expect(spotOver(from(240, 440), 212, [])).toEqual({ top: 228, most: 216 });
});

test('it never begins above the page', () => {
  expect(spotOver(from(-200, 100), 200, []).top).toBe(8);
});

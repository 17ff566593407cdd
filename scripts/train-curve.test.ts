import { expect, test } from 'vitest';
import { curve } from './train-curve.ts';

const POINTS = [
  { games: 0 },
  { games: 3000, quickAlone: 22, alone: 24.5, aloneLow: 24, aloneHigh: 25 },
  { games: 6000, quickAlone: 23 },
  { games: 12_000, quickAlone: 24, alone: 26, aloneLow: 25.2, aloneHigh: 26.8 },
];

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test('every measurement is a point, with its interval if it has one', () => {
  const svg = curve('glass-road', POINTS);
  expect(count(svg, /<circle class="quick"/g)).toBe(3);
  expect(count(svg, /<circle class="expert"/g)).toBe(2);
  expect(count(svg, /<line class="expert"/g)).toBe(2);
  expect(svg).toContain('12,000 games');
});

test('more points lie higher, later games further right, and all of it in the picture', () => {
  const svg = curve('glass-road', POINTS);
  const circles = [...svg.matchAll(/<circle class="quick" cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = circles;
  expect(x2).toBeGreaterThan(x1);
  expect(y2).toBeLessThan(y1);
  for (const [x = -1, y = -1] of circles) {
    expect(x).toBeGreaterThan(40);
    expect(x).toBeLessThan(720);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(360);
  }
});

test('the journeyman is the mark, and the picture has a dark side', () => {
  const svg = curve('glass-road', POINTS);
  expect(svg).toContain('>journeyman</text>');
  expect(svg).toContain('prefers-color-scheme: dark');
});

test('names of lines that lie close together do not cover each other', () => {
  const svg = curve('glass-road', [
    { games: 0, quickAlone: 20 },
    { games: 100, quickAlone: 24.9, alone: 25 },
  ]);
  const tops = [...svg.matchAll(/<text x="608" y="([\d.]+)"/g)].map(([, top]) => Number(top));
  expect(tops).toHaveLength(3);
  for (const [i, top] of tops.entries()) if (i > 0) expect(top - (tops[i - 1] ?? 0)).toBeGreaterThanOrEqual(15.9);
});

test('without anything measured there is no picture', () => {
  expect(() => curve('nowhere', [{ games: 5 }])).toThrow('nothing of nowhere was measured');
});

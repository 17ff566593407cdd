import { expect, test } from 'vitest';
import { type Box, coachPlace, overlap, SMALL_GAP, trailBetween } from './coach-place.ts';

const PAGE = { width: 1280, height: 720 };
const COACH = { width: 464, height: 250 };
const WHEEL: Box = { x: 8, y: 454, width: 230, height: 258 };
const OPTION: Box = { x: 620, y: 508, width: 256, height: 42 };

test('the coach stands above what it talks about, at its left edge', () => {
  expect(coachPlace([WHEEL, OPTION], COACH, PAGE)).toEqual({ x: 16, y: 188, ...COACH });
});

test.each<[string, readonly Box[]]>([
  ['at the top', [{ x: 8, y: 8, width: 900, height: 54 }]],
  ['at the right', [{ x: 1020, y: 8, width: 252, height: 700 }]],
  ['at the left', [{ x: 8, y: 70, width: 562, height: 376 }, WHEEL]],
  ['in three corners', [WHEEL, { x: 8, y: 8, width: 200, height: 200 }, { x: 1080, y: 8, width: 200, height: 200 }]],
])('it covers nothing that is lit %s, and stays on the page', (_, lit) => {
  const place = coachPlace(lit, COACH, PAGE);
  for (const box of lit) expect(overlap(place, box)).toBe(0);
  expect(overlap(place, { x: 0, y: 0, ...PAGE })).toBe(COACH.width * COACH.height);
});

test.each<[string, Box, number]>([
  ['the map: at its right', { x: 60, y: 0, width: 461, height: 412 }, 527],
  ['the wheels: at their left', { x: 521, y: 48, width: 394, height: 128 }, 140],
])('on a phone held sideways it stands beside %s', (_, lit, x) => {
  const place = coachPlace([lit], { width: 375, height: 250 }, { width: 915, height: 412 }, SMALL_GAP);
  expect(place.x).toBe(x);
  expect(overlap(place, lit)).toBe(0);
});

test('where everything is lit it stands somewhere on the page', () => {
  const place = coachPlace([{ x: 0, y: 0, ...PAGE }], COACH, PAGE);
  expect(overlap(place, { x: 0, y: 0, ...PAGE })).toBe(COACH.width * COACH.height);
});

test.each<[string, Box, number, number]>([
  ['below', { x: 600, y: 600, width: 100, height: 40 }, 90, 594],
  ['above', { x: 600, y: 20, width: 100, height: 40 }, -90, 66],
  ['to the right', { x: 900, y: 300, width: 100, height: 40 }, 0, 320],
  ['to the left', { x: 0, y: 300, width: 100, height: 40 }, 180, 320],
])('the trail comes in from the coach: what is wanted lies %s', (_, wanted, angle, y) => {
  const { path, tip } = trailBetween({ x: 300, y: 200, ...COACH }, wanted);
  expect(tip.angle).toBe(angle);
  expect(tip.y).toBe(y);
  expect(path).toMatch(new RegExp(`^M\\d+ \\d+Q\\d+ \\d+ ${tip.x} ${tip.y}$`));
});

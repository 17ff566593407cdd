import { expect, test } from 'vitest';
import { spotBeside } from './beside.ts';

const SCREEN = { width: 1000, height: 600 };
const BOX = { width: 200, height: 100 };

/** An element by its corner and size. */
function at(left: number, top: number, width = 40, height = 40): DOMRectReadOnly {
  const edges = { x: left, y: top, left, top, width, height, right: left + width, bottom: top + height };
  return { ...edges, toJSON: () => edges };
}

test.each([
  ['below, about its middle', at(480, 100), { left: 400, top: 148 }],
  ['above where below is no room', at(480, 540), { left: 400, top: 432 }],
  ['never over the left edge', at(0, 100), { left: 8, top: 148 }],
  ['never over the right edge', at(960, 100), { left: 792, top: 148 }],
  ['beside what is as high as the screen', at(100, 20, 300, 560), { left: 408, top: 20 }],
  ['on the other side where there is no room', at(700, 20, 290, 560), { left: 492, top: 20 }],
])('%s', (_, element, spot) => {
  expect(spotBeside(element, BOX, SCREEN)).toEqual(spot);
});

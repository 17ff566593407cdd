import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const person = { name: 'You', kind: 'human' } as const;
const bot = { name: 'Bruno', kind: 'medium' } as const;

test.each([
  ['won', [12, 11.5, 3]],
  ['lost', [11, 3, 34]],
  [undefined, [11, 11, 3]],
  [undefined, undefined],
])('the only person has %s with the points %s', (outcome, points) => {
  expect(outcomeOf({ over: true, seats: [person, bot, bot], ...(points && { points }) })).toBe(outcome);
});

test('nobody has won or lost alone, among people, or before the end', () => {
  expect(outcomeOf({ over: true, seats: [person], points: [12] })).toBeUndefined();
  expect(outcomeOf({ over: true, seats: [person, person], points: [12, 3] })).toBeUndefined();
  expect(outcomeOf({ over: false, seats: [person, bot], points: [12, 3] })).toBeUndefined();
});

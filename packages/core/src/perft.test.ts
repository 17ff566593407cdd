import { expect, test } from 'vitest';
import { divide, perft } from './perft.ts';
import { toy } from './testing/toy.ts';

const start = (options: Record<string, boolean> = {}) => toy.setup({ players: 2, options }, '11');

/** The toy at the turn of A. */
function atTurn() {
  const s = start({ short: true });
  for (let i = 0; i < 4; i++) {
    const option = toy.decisions(s)[0]?.options[0];
    if (option) toy.apply(s, option);
  }
  return s;
}

test('lines are counted without anytime actions, the lowest seat first', () => {
  // two of three cards, ascending: two first picks, three pairs
  expect([0, 1, 2, 3, 4].map(depth => perft(toy, start(), depth))).toEqual([1, 2, 3, 6, 9]);
  expect([1, 2, 3, 4].map(depth => perft(toy, atTurn(), depth))).toEqual([4, 4, 16, 16]);
});

test('a line that ends the game counts once', () => {
  expect([4, 5, 50].map(depth => perft(toy, atTurn(), depth))).toEqual([16, 16, 16]);
});

test('divide lists the first answers in order and adds up to perft', () => {
  const s = atTurn();
  expect(divide(toy, s, 3)).toEqual([
    { action: 'A take', lines: 4 },
    { action: 'A fill blue', lines: 4 },
    { action: 'A fill green', lines: 4 },
    { action: 'A draw', lines: 4 },
  ]);
  expect(divide(toy, s, 1).map(one => one.lines)).toEqual([1, 1, 1, 1]);
  const parts = divide(toy, start(), 6);
  expect(parts.reduce((sum, one) => sum + one.lines, 0)).toBe(perft(toy, start(), 6));
});

test('counting leaves the state alone', () => {
  const s = start();
  const before = JSON.stringify(s);
  perft(toy, s, 5);
  divide(toy, s, 2);
  expect(JSON.stringify(s)).toBe(before);
});

test('nothing to divide once the game is over', () => {
  const s = start();
  s.agenda.length = 0;
  expect(divide(toy, s, 2)).toEqual([]);
  expect(perft(toy, s, 2)).toBe(1);
});

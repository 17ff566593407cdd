import { describe, expect, test } from 'vitest';
import { isIllegal } from './illegal.ts';
import { flagAt, objectAt, orIllegal, ownAt, quoted, seatAt, wholeAt } from './reading.ts';
import { readRecord } from './record.ts';
import type { Position } from './rules.ts';

const EMPTY: Position = {};

describe('what every object has by itself is not given', () => {
  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s', key => {
    expect(ownAt(EMPTY, key)).toBeUndefined();
    expect(objectAt(EMPTY, key)).toEqual({});
    expect(wholeAt(EMPTY, key, 3, 0, 9)).toBe(3);
    expect(seatAt(EMPTY, key, 1, 2)).toBe(1);
    expect(flagAt(EMPTY, key, true)).toBe(true);
  });
});

test('a seat is a letter, not a list of one', () => {
  expect(orIllegal(() => seatAt({ turn: ['A'] }, 'turn', 0, 2))).toMatchObject({
    illegal: '"turn" is no seat at this table',
  });
});

test.each([
  ['word', '"word"'],
  [{ toString: 1 }, '{...}'],
  [['A'], '[...]'],
  ['\u001b[2J', '"?[2J"'],
  ['x'.repeat(41), `"${'x'.repeat(40)}..."`],
  [undefined, '"undefined"'],
])('%j is repeated as %s', (value, said) => {
  expect(quoted(value)).toBe(said);
});

describe('the door of records', () => {
  const text = 'waldglas 1\ngame toy\nedition one\nplayers 2\nseed 1\n\nA end\n';

  test('a byte order mark is passed over', () => {
    expect(readRecord(`\uFEFF${text}`)).toEqual(readRecord(text));
  });

  test.each([
    ['a seed', text.replace('seed 1', 'seed \u001b[31m1'), 5],
    ['an action', text.replace('A end', 'A \u0007end'), 7],
    ['a name', text.replace('game toy', 'game \u009b2J'), 2],
  ])('a control character in %s is refused in its line', (_, bad, line) => {
    expect(readRecord(bad)).toMatchObject({ illegal: 'there is a control character, which no record has', line });
  });

  test('a long word is not repeated whole', () => {
    const read = readRecord(text.replace('seed', 'x'.repeat(1_000_000)));
    expect(isIllegal(read) ? read.illegal.length : 0).toBeLessThan(80);
  });

  test('no record has more lines than any game', () => {
    expect(readRecord(`${text}${'A end\n'.repeat(20_000)}`)).toMatchObject({
      illegal: 'a record has at most 20000 actions',
      line: 20_007,
    });
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIllegal } from './illegal.ts';
import { type Grammar, readAction, writeAction } from './notation.ts';

const GRAMMAR: Grammar = {
  end: [],
  build: [
    { name: 'house', words: new Set(['red', 'blue']) },
    { name: 'sparing', words: 'flag' },
  ],
  keep: [
    { name: 'big', words: 'number' },
    { name: 'small', words: 'number' },
  ],
  turn: [
    { name: 'house', words: new Set(['red', 'blue']) },
    { name: 'side', words: 'choice' },
    { name: 'sparing', words: 'flag' },
  ],
};

test.each([
  ['A end', { seat: 0, verb: 'end' }],
  ['B build red', { seat: 1, verb: 'build', house: 'red' }],
  ['D build blue sparing', { seat: 3, verb: 'build', house: 'blue', sparing: true }],
  ['C keep 0 12', { seat: 2, verb: 'keep', big: 0, small: 12 }],
  ['A turn red', { seat: 0, verb: 'turn', house: 'red' }],
  ['A turn red 2', { seat: 0, verb: 'turn', house: 'red', side: 2 }],
  ['A turn red 2 sparing', { seat: 0, verb: 'turn', house: 'red', side: 2, sparing: true }],
  ['A turn red sparing', { seat: 0, verb: 'turn', house: 'red', sparing: true }],
])('%s', (line, action) => {
  expect(readAction(GRAMMAR, line)).toEqual(action);
  expect(writeAction(GRAMMAR, action)).toBe(line);
});

test('spaces do not matter on reading', () => {
  expect(readAction(GRAMMAR, '  B   build  red ')).toEqual({ seat: 1, verb: 'build', house: 'red' });
});

test.each([
  ['', 'a line starts with a seat, A to D, not with ""'],
  ['E end', 'a line starts with a seat, A to D, not with "E"'],
  ['a end', 'a line starts with a seat, A to D, not with "a"'],
  ['A', 'there is no verb ""'],
  ['A destroy red', 'there is no verb "destroy"'],
  ['A constructor', 'there is no verb "constructor"'],
  ['A build', '"build" lacks its house'],
  ['A build green', '"green" is no house'],
  ['A build sparing', '"sparing" is no house'],
  ['A build red red', '"red" is too much after "build"'],
  ['A build red sparing sparing', '"sparing" is too much after "build"'],
  ['A keep 1', '"keep" lacks its small'],
  ['A keep 1 two', '"two" is not a whole number'],
  ['A keep -1 2', '"-1" is not a whole number'],
  ['A keep 01 2', '"01" is not a whole number'],
  ['A keep 1.5 2', '"1.5" is not a whole number'],
  ['A keep 100 2', '"100" is not a whole number'],
  ['A turn red 0', '"0" is too much after "turn"'],
  ['A turn red 10', '"10" is too much after "turn"'],
  ['A turn 2', '"2" is no house'],
  ['A turn red 1 2', '"2" is too much after "turn"'],
  ['A turn red sparing 1', '"1" is too much after "turn"'],
  ['A end now', '"now" is too much after "end"'],
])('%j is refused: %s', (line, reason) => {
  expect(readAction(GRAMMAR, line)).toMatchObject({ illegal: reason });
});

test('a verb that the grammar lacks cannot be written', () => {
  expect(() => writeAction(GRAMMAR, { seat: 0, verb: 'destroy' })).toThrow('no verb destroy');
});

test('any text is read or refused, and what is read is written the same', () => {
  const word = fc.oneof(fc.constantFrom('A', 'B', 'build', 'keep', 'turn', 'red', 'sparing', '1', '07'), fc.string());
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), words => {
      const line = words.join(' ');
      const action = readAction(GRAMMAR, line);
      if (!isIllegal(action)) expect(writeAction(GRAMMAR, action)).toBe(line.trim().replace(/\s+/g, ' '));
    }),
  );
});

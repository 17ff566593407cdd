import { expect, test } from 'vitest';
import { middleOfGame } from './sample.ts';
import { usesOf } from './uses.ts';

test('BF-5.1: a conversion says how often it can be used before its goods run out', () => {
  const uses = usesOf(middleOfGame(), 0);
  // two porridge for the well, three charcoal on the cooking wheel and one on the other for the kiln
  expect(uses('13A')).toBe(2);
  expect(uses('03A')).toBe(2);
});

test('what is not owned, or never converts, says nothing', () => {
  const uses = usesOf(middleOfGame(), 0);
  expect(uses('06A')).toBeUndefined();
  expect(uses('24A')).toBeUndefined();
});

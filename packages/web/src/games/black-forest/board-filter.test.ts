import { expect, test } from 'vitest';
import { affordableTo } from './affordable.ts';
import { type BoardFilter, GIVEN, passes } from './board-filter.ts';
import { middleOfGame } from './sample.ts';

const affordable = affordableTo(middleOfGame(), 0, id => id === '10B');
const found = (filter: BoardFilter) => [...affordable.keys()].filter(id => passes(filter, id, affordable.get(id)));

test('what can be paid for is found, with and without conversions', () => {
  expect(found('payable')).toContain('02A');
  expect(found('payable')).not.toContain('10B');
  expect(found('converted')).toContain('10B');
  expect(found('converted')).not.toContain('09A');
});

test('buildings are found by what they bring, and by what they score', () => {
  expect(GIVEN).toContain('glass');
  expect(found('gives cattle').length).toBeGreaterThan(0);
  expect(found('gives cattle').length).toBeLessThan(found('all').length);
  // the Livestock Farm counts pastures at the end
  expect(found('scoring')).toContain('livestock-farm');
  expect(found('scoring')).not.toContain('02A');
});

import { expect, test } from 'vitest';
import { amounts, beside, dial, flow } from './layout.ts';
import { bare, cut, fit, width, wrap } from './width.ts';

const RED = `${String.fromCharCode(27)}[31m`;
const OFF = `${String.fromCharCode(27)}[39m`;

test('wide characters take two columns, combining ones and colours none', () => {
  expect(width('Zażółć')).toBe(6);
  expect(width('e\u0301')).toBe(1);
  expect(width('森🌲')).toBe(4);
  expect(width(`${RED}ab${OFF}`)).toBe(2);
  expect(bare(`${RED}ab${OFF}`)).toBe('ab');
});

test('cut and fit', () => {
  expect(cut('abcdef', 4)).toBe('abc…');
  expect(cut('森林', 3)).toBe('森…');
  expect(cut(`${RED}abcdef${OFF}`, 3)).toBe(`${RED}ab…${OFF}`);
  expect(fit('ab', 4)).toBe('ab  ');
  expect(fit('abcdef', 4, '.')).toBe('abc.');
});

test('wrap breaks between words and keeps what fits', () => {
  expect(wrap('  ab cd', 10)).toEqual(['  ab cd']);
  expect(wrap('ab cd ef', 5, ' ')).toEqual(['ab cd', ' ef']);
  expect(wrap('abcdefgh', 5)).toEqual(['abcd…']);
});

test('columns, rows and bars', () => {
  expect(beside(['a', 'b'], ['c'], 3, '|')).toEqual(['a  |c', 'b  |']);
  expect(flow(['a', 'b', 'c'], 5)).toEqual(['a  c', 'b']);
  expect(amounts([{ name: 'charcoal', amount: '1' }], 6)).toBe('cha. 1');
  expect([0, 1, 3].map(n => dial(n, 3))).toEqual(['0·', '1▂', '3▇']);
});

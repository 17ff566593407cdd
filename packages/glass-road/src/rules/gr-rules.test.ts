import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The numbers of all rules. */
const RULES = [
  ['GR-1.1', 'GR-1.2', 'GR-1.3', 'GR-1.4'],
  ['GR-2.1', 'GR-2.2', 'GR-2.3', 'GR-2.4', 'GR-2.5', 'GR-2.6', 'GR-2.7', 'GR-2.8', 'GR-2.9', 'GR-2.10'],
  ['GR-3.1', 'GR-3.2', 'GR-3.3', 'GR-3.4', 'GR-3.5', 'GR-3.6', 'GR-3.7', 'GR-3.8', 'GR-3.9'],
  ['GR-4.1', 'GR-4.2', 'GR-4.3', 'GR-4.4', 'GR-4.5', 'GR-4.6', 'GR-4.7', 'GR-4.8', 'GR-4.9'],
  ['GR-4.10', 'GR-4.11', 'GR-4.12'],
  ['GR-5.1', 'GR-5.2', 'GR-5.3', 'GR-5.4', 'GR-5.5'],
  ['GR-6.1', 'GR-6.2', 'GR-6.3', 'GR-6.4', 'GR-6.5', 'GR-6.6'],
  ['GR-7.1', 'GR-7.2', 'GR-7.3', 'GR-7.4', 'GR-7.5', 'GR-7.6', 'GR-7.7'],
  ['GR-8.1', 'GR-8.2', 'GR-8.3', 'GR-8.4', 'GR-8.5', 'GR-8.6', 'GR-8.7', 'GR-8.8', 'GR-8.9'],
  ['GR-8.10', 'GR-8.11', 'GR-8.12'],
  ['GR-9.1', 'GR-9.2', 'GR-9.3', 'GR-9.4', 'GR-9.5', 'GR-9.6', 'GR-9.7', 'GR-9.8'],
].flat();

const HERE = new URL('.', import.meta.url);
const texts = readdirSync(HERE)
  .filter(name => name.endsWith('.test.ts') && name !== 'gr-rules.test.ts')
  .map(name => readFileSync(new URL(name, HERE), 'utf8'));

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, rule]) => rule ?? '');
const titled = new Set(texts.flatMap(text => matches(text, /\btest\(\s*'(GR-\d+\.\d+): /g)));
const cited = new Set(texts.flatMap(text => matches(text, /(GR-\d+\.\d+)/g)));

test('every rule has a test whose title begins with its number', () => {
  expect(RULES.filter(rule => !titled.has(rule))).toEqual([]);
});

test('no test cites a rule that does not exist', () => {
  expect([...cited].filter(rule => !RULES.includes(rule))).toEqual([]);
});

test('the list has all 73 rules, each once', () => {
  expect([RULES.length, new Set(RULES).size]).toEqual([73, 73]);
});

import { expect, test } from 'vitest';
import { english } from './fixtures.ts';
import { LANGS } from './language.ts';
import { strengthWords } from './strength.ts';

const SAID = {
  en: 'wins 92 % of two-player games against the apprentice; 25 points in solo games',
  de: 'gewinnt 92 % der Partien zu zweit gegen den Lehrling; 25 Punkte im Solospiel',
  pl: 'wygrywa 92 % gier dwuosobowych z uczniem; 25 punktów w grze solo',
};

test.each(LANGS)('what was measured is told in %s', lang => {
  const told = strengthWords(lang, { wins: { against: 'apprentice', share: 91.9 }, alone: { mean: 24.95 } });
  expect(told).toBe(SAID[lang]);
  if (lang !== 'en') expect(english(told ?? '')).toEqual([]);
});

test.each(LANGS)('what was not measured is not told in %s', lang => {
  expect(strengthWords(lang, undefined)).toBeUndefined();
  expect(strengthWords(lang, {})).toBeUndefined();
  expect(strengthWords(lang, { alone: { mean: 22.2 } })).toMatch(/^22 \p{L}+( \p{L}+)*$/u);
});

test('only who never lost wins 100 %, and numbers have their forms', () => {
  expect(strengthWords('en', { wins: { against: 'random', share: 99.8 } })).toContain('wins 99 %');
  expect(strengthWords('en', { wins: { against: 'random', share: 100 } })).toContain('wins 100 %');
  expect([1, 22, 25].map(mean => strengthWords('pl', { alone: { mean } }))).toEqual([
    '1 punkt w grze solo',
    '22 punkty w grze solo',
    '25 punktów w grze solo',
  ]);
});

test.each(LANGS)('%s: with other facts it is told that figures and learning come from the usual ones', lang => {
  const alone = { alone: { mean: 22 } };
  const plain = strengthWords(lang, alone) ?? '';
  const measured = strengthWords(lang, alone, { isLearned: false }) ?? '';
  const learned = strengthWords(lang, alone, { isLearned: true }) ?? '';
  expect(measured.startsWith(`${plain}; `)).toBe(true);
  expect(learned.startsWith(`${plain}; `)).toBe(true);
  expect(learned.length).toBeGreaterThan(measured.length);
  expect(strengthWords(lang, undefined, { isLearned: false })).toBeUndefined();
  expect(learned.endsWith(strengthWords(lang, undefined, { isLearned: true }) ?? 'nothing')).toBe(true);
});

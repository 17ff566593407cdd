import { describe, expect, test } from 'vitest';
import { WORDS } from './fixtures.ts';
import { form, type Noun } from './language.ts';

const NUMBERS = [0, 1, 2, 5, 12, 22];

function table(nouns: Readonly<Record<string, Noun>>, lang: 'en' | 'de' | 'pl'): string {
  return Object.entries(nouns)
    .map(([id, { counted, missing = counted, each, beside }]) => {
      const row = (forms: Noun['counted']) => NUMBERS.map(n => `${n} ${form(lang, forms, n)}`).join(', ');
      const lines = [id, `  ${row(counted)}`, `  short: ${row(missing)}`, `  ${each}`];
      return [...lines, ...(beside === undefined ? [] : [`  ${beside}`])].join('\n');
    })
    .join('\n');
}

describe.each(Object.entries(WORDS))('%s', (game, languages) => {
  test.each(languages.map(words => ({ lang: words.phrases.lang, nouns: words.nouns })))(
    'nouns after 0, 1, 2, 5, 12 and 22 in $lang',
    async ({ lang, nouns }) => {
      await expect(`${table(nouns, lang)}\n`).toMatchFileSnapshot(`./said/${game}.nouns.${lang}.txt`);
    },
  );
});

describe('plural classes', () => {
  const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };
  test.each([
    ['pl', ['many', 'one', 'few', 'many', 'many', 'few']],
    ['de', ['other', 'one', 'other', 'other', 'other', 'other']],
    ['en', ['other', 'one', 'other', 'other', 'other', 'other']],
  ] as const)('%s', (lang, expected) => {
    expect(NUMBERS.map(n => form(lang, forms, n))).toEqual(expected);
  });

  test('halves are said as such', () => {
    expect(form('pl', forms, 0.5)).toBe('other');
    expect(form('pl', { one: 'one', other: 'other' }, 5)).toBe('other');
  });
});

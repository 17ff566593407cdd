import { describe, expect, test } from 'vitest';
import { GAMES, WORDS } from './fixtures.ts';
import { form, type Noun } from './language.ts';
import { plain } from './runs.ts';

const NUMBERS = [0, 1, 2, 5, 12, 22];

function table(nouns: Readonly<Record<string, Noun>>, lang: 'en' | 'de' | 'pl'): string {
  return Object.entries(nouns)
    .map(([id, { counted, alone, missing = counted, each, beside }]) => {
      const row = (forms: Noun['counted']) => NUMBERS.map(n => `${n} ${form(lang, forms, n)}`).join(', ');
      const nominative = alone === undefined ? [] : [`  alone: ${row(alone)}`];
      const lines = [id, `  ${row(counted)}`, ...nominative, `  short: ${row(missing)}`, `  ${each}`];
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

describe('by itself a noun is no object: in Polish the nominative', () => {
  const [, [, , glassRoad] = []] = GAMES.find(([game]) => game.id === 'glass-road') ?? [];
  const [, [, , blackForest] = []] = GAMES.find(([game]) => game.id === 'black-forest') ?? [];
  test.each([
    [glassRoad, 'clay', '1 glina'],
    [glassRoad, 'brick', '1 cegła'],
    [glassRoad, 'wood', '1 drewno'],
    [blackForest, 'pig', '1 świnia'],
    [blackForest, 'cattle', '1 sztuka bydła'],
    [blackForest, 'small-estate', '1 mała posiadłość'],
    [blackForest, 'progress', '1 krok postępu huty szkła'],
  ])('%#: one %s', (speech, noun, words) => {
    expect(plain(speech?.counted(noun, 1) ?? [])).toBe(words);
  });
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

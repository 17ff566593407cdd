import { describe, expect, test } from 'vitest';
import { DOUBLED, english, GAMES, tellGames, WORDS } from './fixtures.ts';
import { form, type Lang, type Noun } from './language.ts';
import { plain } from './runs.ts';

/** What a word may be after a number. */
interface Counted {
  readonly number: number;
  readonly said: string;
  readonly right: string;
}

const POINTS: Readonly<Record<Lang, Noun['counted']>> = {
  en: { one: 'point', other: 'points' },
  de: { one: 'Punkt', other: 'Punkte' },
  pl: { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' },
};

/** Finds every whole number of sentences that stands before the noun in one of its forms. */
function countedIn(lang: Lang, forms: Noun['counted'], sentences: string): Counted[] {
  const all = [...new Set(Object.values(forms))].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\d.,/×])\\b(\\d+) (${all.join('|')})(?!\\p{L})`, 'gu');
  return [...sentences.matchAll(pattern)].map(([, digits, said = '']) => {
    const number = Number(digits);
    return { number, said, right: form(lang, forms, number) };
  });
}

describe.each(GAMES.map(([game, speeches]) => ({ id: game.id, game, speeches })))('$id', ({ id, game, speeches }) => {
  const told = speeches.map(speech => ({ lang: speech.lang, speech, ...tellGames(game, speech) }));

  test.each(told)('questions, options and events in $lang read well', async ({ lang, examples }) => {
    const lines = [...examples]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([kind, list]) => [kind, ...list.map(one => `  ${one}`)]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./said/${id}.${lang}.txt`);
  });

  test.each(told)('nothing is left unsaid in $lang', ({ all, examples }) => {
    const odd = [...all].filter(words => words.trim() === '' || /undefined|NaN|\[object|: :|\s\s/.test(words));
    expect(odd).toEqual([]);
    expect(examples.size).toBeGreaterThan(20);
  });

  test.each(told)('no colon follows a colon in $lang', ({ all, speech }) => {
    const cards = game.cards().flatMap(({ id: card }) => speech.card(card).lines.map(plain));
    expect([...all, ...cards].filter(words => DOUBLED.test(words))).toEqual([]);
  });

  test.each(told)('whoever gives or takes has a name in $lang', ({ all }) => {
    const sources = [...all].flatMap(words => /^[A-D] \S+ \d.* \(([^)]*)\)$/.exec(words)?.[1] ?? []);
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.filter(source => !/^(\p{Lu}|[A-D] )/u.test(source))).toEqual([]);
  });

  test.each(told)('numbers stand before the right form in $lang: no “1 points”', ({ lang, all, speech }) => {
    const words = WORDS[id as keyof typeof WORDS].find(({ phrases }) => phrases.lang === lang);
    const nouns = [...Object.values(words?.nouns ?? {}).map(({ counted }) => counted), POINTS[lang]];
    const cards = game.cards().flatMap(({ id: card }) => speech.card(card).lines.map(plain));
    const sentences = [...all, ...cards].join('\n');
    const counted = nouns.flatMap(forms => countedIn(lang, forms, sentences));
    expect(counted.filter(({ said, right }) => said !== right)).toEqual([]);
    expect(new Set(counted.map(({ number }) => number)).size).toBeGreaterThan(5);
  });

  test('every language tells the same things', () => {
    const kinds = told.map(({ examples }) => [...examples.keys()].sort());
    expect(kinds[1]).toEqual(kinds[0]);
    expect(kinds[2]).toEqual(kinds[0]);
  });

  test.each(told.slice(1))('no English is left in $lang', ({ all, speech }) => {
    const cards = game.cards().flatMap(({ id: card }) => {
      const { name, kind, lines } = speech.card(card);
      return [name, kind, ...lines.map(plain)];
    });
    const left = [...all, ...cards].filter(sentence => english(sentence).length > 0);
    expect(left).toEqual([]);
  });

  test.each(told)('every card and tile has a name and sentences in $lang', ({ speech }) => {
    const bare = game.cards().filter(({ id: card }) => {
      const { name, lines } = speech.card(card);
      return name === card || name === '' || lines.length === 0 || lines.some(line => !/[.)]$/.test(plain(line)));
    });
    expect(bare.map(({ id: card }) => card)).toEqual([]);
  });
});

test.each([
  ['en', '1 points'],
  ['de', '1 Punkte'],
  ['pl', '2 punktów'],
  ['pl', '5 punkty'],
] as const)('%s: %s would be found', (lang, sentence) => {
  const [found] = countedIn(lang, POINTS[lang], `A: ${sentence}.`);
  expect(found?.said).not.toBe(found?.right);
  expect(found?.right).toBeDefined();
});

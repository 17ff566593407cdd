import { describe, expect, test } from 'vitest';
import { DOUBLED, english, GAMES, tellGames } from './fixtures.ts';
import { plain } from './runs.ts';

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

import { describe, expect, test } from 'vitest';
import { GAME_IDS, LANGUAGES } from './catalog.ts';
import { ENGLISH, screenMidGame } from './kit-screen-state.ts';
import { compose, coverScreen } from './screen.ts';
import { press } from './screen-state.ts';
import { bare, width } from './width.ts';

const SMALL = { columns: 80, rows: 24 };
const LARGE = { columns: 140, rows: 44 };

describe.each(GAME_IDS)('%s', game => {
  describe.each(LANGUAGES)('in %s', lang => {
    test('the screen of 80 x 24, as a person sees it', async () => {
      const { toolkit, screenState } = await screenMidGame(game, lang, 120);
      const screen = compose(toolkit, screenState, SMALL);
      await expect(`${screen.join('\n')}\n`).toMatchFileSnapshot(`./screens/${game}.${lang}.txt`);
    });

    test.each(['', '?', 'c', 'm', 'w', 'i', 'l', 'p', 's', 'o', 'q'])(
      'key %j: nothing is wider or higher',
      async key => {
        const { toolkit, screenState } = await screenMidGame(game, lang, 90, 3);
        const then = key === '' ? screenState : press(toolkit, screenState, key);
        for (const size of [SMALL, LARGE, { columns: 60, rows: 20 }, { columns: 40, rows: 10 }]) {
          const screen = compose(toolkit, then, size);
          expect(screen).toHaveLength(size.rows);
          expect(screen.filter(line => width(line) > size.columns)).toEqual([]);
          expect(screen.join('\n')).not.toMatch(/undefined|\[object|NaN/);
        }
      },
    );
  });

  test('no English word in German and Polish', async () => {
    for (const lang of ['de', 'pl'] as const) {
      for (const steps of [0, 60, 130]) {
        const { toolkit, screenState } = await screenMidGame(game, lang, steps);
        for (const key of ['', '?', 'c', 'm', 'i', 'l', 'p', 'o', 'q']) {
          const screen = compose(toolkit, key === '' ? screenState : press(toolkit, screenState, key), {
            columns: 120,
            rows: 60,
          });
          // the game has no German name
          const text = screen.map(bare).join('\n').replaceAll('Black Forest', '');
          expect(text.match(ENGLISH), `${lang} ${steps} ${key}`).toBeNull();
        }
      }
    }
  });

  test('everything needed is on it: wheels, question, every option by its number, keys', async () => {
    const { toolkit, screenState } = await screenMidGame(game, 'en', 40);
    const text = compose(toolkit, screenState, LARGE).join('\n');
    expect(text).toContain('charcoal');
    for (const n of screenState.decision.options.keys()) expect(text).toMatch(new RegExp(`[ ›]${n + 1} \\S`));
    expect(text).toContain('? all keys');
  });
});

test('between two people nothing of the game is seen', async () => {
  const { toolkit } = await screenMidGame('glass-road', 'en', 0);
  expect(coverScreen(toolkit, 'B', SMALL).join('').trim()).toBe('Hand over to B  Press Enter.');
});

import type { Page } from '@playwright/test';
import { DE } from '../src/words/de.ts';
import { EN } from '../src/words/en.ts';
import { PL } from '../src/words/pl.ts';
import type { WebWords } from '../src/words/words.ts';
import { axeFinds, setTheme } from './axe.ts';
import { expect, test } from './kit.ts';
import { flaws, looks, resize } from './looks.ts';
import { PERSON, SCREENS } from './screens.ts';

const LANGS = ['en', 'de', 'pl'] as const;
const WORDS = { en: EN, de: DE, pl: PL };
const GLASS_ROAD = { en: 'Glass Road', de: 'Die Glasstraße', pl: 'Szklany szlak' };
const BLACK_FOREST = { en: 'Black Forest', de: 'Black Forest', pl: 'Czarny Las' };
const SIZES = { wide: { width: 1280, height: 720 }, phone: { width: 375, height: 812 } } as const;

/** Words that are English in any of our sentences and are no word of German or Polish. */
const ENGLISH = new Set(
  `the of and you your is are for each with without from gain pay place remove build which where what how many when built
  at least any time end points card cards tile tiles choose done nothing wheel wood water food clay brick bricks pond
  ponds forest forests pit pits grove groves goods good once every adjacent empty space spaces building buildings
  turn turns take keep move visit job jobs village fee plays gains pays builds places removes draws moves visits begs
  another player something finish first would help short log market rules settings back close undo redo now`.split(
    /\s+/,
  ),
);

/** Everything that the page says, aloud or to those who point: texts, titles, labels. */
async function sayings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      // the names of the languages are in their own language
      if (!parentElement?.closest('script, style, [lang]:not(html), input[name=lang] + span'))
        said.add(nodeValue ?? '');
    }
    for (const one of document.querySelectorAll('[title], [aria-label], [placeholder]')) {
      for (const name of ['title', 'aria-label', 'placeholder']) {
        if (!one.closest('[lang]:not(html)')) said.add(one.getAttribute(name) ?? '');
      }
    }
    return [...said];
  });
}

const FOREST = 'forest-';

/** What the tab says on a screen: of most that it is the player's turn. */
function titleOf(name: string, w: WebWords): string {
  const { lang, rules, gallery, replay, results, yourTurn, cover, learn } = w;
  const isForest = name.startsWith(FOREST);
  const screen = isForest ? name.slice(FOREST.length) : name;
  if (['start', 'setup', 'settings'].includes(screen)) return `${GLASS_ROAD[lang]} · ${BLACK_FOREST[lang]}`;
  const titles: Readonly<Record<string, string>> = {
    ...{ rules, gallery, replay, result: results, lesson: learn },
    cover: cover.title(PERSON),
  };
  return `${titles[screen] ?? yourTurn} · ${(isForest ? BLACK_FOREST : GLASS_ROAD)[lang]}`;
}

/** Another tab of this browser wants another language. */
async function speak(page: Page, lang: (typeof LANGS)[number]): Promise<void> {
  await page.evaluate(lang => {
    const key = 'waldglas.settings';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), lang });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, lang);
}

/** What the page says in English though it speaks another language. */
async function foreign(page: Page, lang: (typeof LANGS)[number]): Promise<string[]> {
  return (await sayings(page)).filter(text =>
    (
      text
        // a game may be called the same everywhere; whoever gave no name keeps the one they got
        .replace(BLACK_FOREST[lang], '')
        .replace(EN.setup.player(1), '')
        // keys are called so on every keyboard
        .replace(/\b(Home|End)\b/g, '')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).some(word => ENGLISH.has(word)),
  );
}

/** Nothing is cut, covered or overlapping, on a screen and on a phone. */
async function looksGood(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await resize(page, viewport);
    expect.soft(flaws(await looks(page)), `${name}, ${size}`).toEqual([]);
  }
  await resize(page, SIZES.wide);
}

/** Cards that do not lie wholly in their panel, and names broken in the middle of a word. */
async function poor(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const found: string[] = [];
    const fan = document.querySelector('.fan');
    if (!fan) return ['no cards'];
    if (fan.scrollHeight > fan.clientHeight || fan.scrollWidth > fan.clientWidth) found.push('the cards scroll');
    const room = fan.getBoundingClientRect();
    for (const card of fan.querySelectorAll<HTMLElement>('.pcard')) {
      const name = card.querySelector('.nm');
      const said = name?.textContent ?? '';
      const edge = card.getBoundingClientRect();
      if (edge.top < room.top || edge.bottom > room.bottom || edge.left < room.left || edge.right > room.right)
        found.push(`${said}: the card is cut`);
      for (const part of card.querySelectorAll('.nm, .ab, .fee, .fx .gl, .fx b')) {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        if (top < edge.top || bottom > edge.bottom || left < edge.left - 1 || right > edge.right + 1)
          found.push(`${said}: ${part.className} sticks out`);
      }
      const text = name?.firstChild;
      for (const { index, 0: piece } of said.matchAll(/[^\s\u00ad-]+/g)) {
        // letter by letter: the first one after a hyphen also reaches to the end of the line before
        const lines = new Set(
          [...piece].map((_, i) => {
            const range = document.createRange();
            if (!text) return 0;
            range.setStart(text, index + i);
            range.setEnd(text, index + i + 1);
            return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
          }),
        );
        if (lines.size > 1) found.push(`${said}: broken in ${piece}`);
      }
    }
    return found;
  });
}

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ like: { lang } });

    test('all cards to choose from are whole, without scrolling', async ({ page }) => {
      await SCREENS.choose?.(page);
      expect(await page.locator('.pcard').count()).toBe(15);
      for (const [width, height] of [
        [1280, 720],
        [1600, 900],
        [1920, 1080],
        [375, 812],
      ] as const) {
        await resize(page, { width, height });
        expect.soft(await poor(page), `${width} x ${height}`).toEqual([]);
      }
    });
  });
}

for (const [name, open] of Object.entries(SCREENS)) {
  test(`${name}: nothing is cut, axe finds nothing, light or dark; every word is of its language`, async ({ page }) => {
    await open(page);
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      // the second time nothing but the colours has changed
      expect.soft(await axeFinds(page, theme === 'light' ? {} : { rule: 'color-contrast' }), theme).toEqual([]);
      await looksGood(page, `${name}-${theme}`);
    }
    await setTheme(page, 'light');
    for (const lang of LANGS) {
      await speak(page, lang);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page).toHaveTitle(`${titleOf(name, WORDS[lang])} · Waldglas`);
      if (lang === 'en') continue;
      await expect.poll(() => foreign(page, lang), `English words in ${lang}`).toEqual([]);
      // German is looked at at every size, elsewhere
      if (lang !== 'de') await looksGood(page, `${name}-${lang}`);
    }
  });
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, picture, test } from './kit.ts';
import { SCREENS } from './screens.ts';

const LANGS = ['en', 'de', 'pl'] as const;
const SIZES = { wide: { width: 1280, height: 720 }, phone: { width: 375, height: 812 } } as const;

/** Words that are English in any of our sentences and are no word of German or Polish. */
const ENGLISH = new Set(
  `the of and you your is are for each with without from gain pay place remove build which where what how many when built
  at least any time end points card cards tile tiles choose done nothing wheel wood water food clay brick bricks pond
  ponds forest forests pit pits grove groves goods good one once every adjacent empty space spaces building buildings
  turn turns take keep move visit job jobs village fee plays gains pays builds places removes draws moves visits begs
  another player something finish first would help short log market rules settings back close undo redo now`.split(
    /\s+/,
  ),
);

/** Everything that the page says, aloud or to those who point: texts, titles, labels. */
async function sayings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      // the names of the languages are in their own language
      if (!parentElement?.closest('script, style, [lang], input[name=lang] + span')) said.add(nodeValue ?? '');
    }
    for (const one of document.querySelectorAll('[title], [aria-label], [placeholder]')) {
      for (const name of ['title', 'aria-label', 'placeholder']) {
        if (!one.closest('[lang]:not(html)')) said.add(one.getAttribute(name) ?? '');
      }
    }
    return [...said];
  });
}

/** Texts that do not fit where they stand. */
async function cut(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const places =
      '.tile .nm, .bn, .sn, .pcard, .hcard, .opt, .ob, .ask h1, .tab, button, a.end, a.soft, legend, h2, h3';
    return [...document.querySelectorAll<HTMLElement>(places)].flatMap(one => {
      if (!one.checkVisibility() || one.closest('.sr') || one.clientWidth === 0) return [];
      const { overflow, display } = getComputedStyle(one);
      // what scrolls on purpose is not cut, and inline boxes have no width of their own
      if (/auto|scroll/.test(overflow) || display === 'inline') return [];
      const wide = one.scrollWidth > one.clientWidth + 1;
      const high = overflow !== 'visible' && one.scrollHeight > one.clientHeight + 1;
      if (!wide && !high) return [];
      const by = wide ? one.scrollWidth - one.clientWidth : one.scrollHeight - one.clientHeight;
      return [
        `${one.tagName.toLowerCase()}.${one.className}: ${one.innerText.trim()} (${wide ? 'wide' : 'high'} ${by})`,
      ];
    });
  });
}

/** How far the page can be pushed sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ like: { lang } });

    for (const [name, open] of Object.entries(SCREENS)) {
      test(`${name}: nothing is cut, no word of another language`, async ({ page }) => {
        await open(page);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          await picture(page, `${name}-${lang}-${size}`);
          expect.soft(await cut(page), `cut at ${size}`).toEqual([]);
          expect.soft(await sideways(page), `sideways at ${size}`).toBeLessThanOrEqual(0);
        }
        if (lang === 'en') return;
        const foreign = (await sayings(page)).filter(text =>
          (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(word => ENGLISH.has(word)),
        );
        expect.soft(foreign, 'English words').toEqual([]);
      });
    }
  });
}

for (const [name, open] of Object.entries(SCREENS)) {
  test(`${name}: axe finds nothing, light or dark`, async ({ page }) => {
    await open(page);
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate(one => {
        document.documentElement.dataset.theme = one;
      }, theme);
      if (theme === 'dark') await picture(page, `${name}-dark`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
      );
      expect.soft(found, theme).toEqual([]);
    }
  });
}

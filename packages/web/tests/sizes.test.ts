import type { Page } from '@playwright/test';
import { expect, importGame, offered, openTable, picture, playWhile, preferred, press, test } from './kit.ts';
import { cut, overlapping, sideways } from './looks.ts';
import { recorded } from './recorded.ts';
import { SCREENS } from './screens.ts';

/** A finger needs so much. */
const FINGER = 44;

/** The main buttons that are too small for a finger. */
async function small(page: Page): Promise<string[]> {
  return page.evaluate(least => {
    const main =
      '.opt, .end, .ub, .soft, .tabs button, .menu button, .pcard, .hcard.can, .cog, .lang button, .modal button';
    return [...document.querySelectorAll<HTMLElement>(main)].flatMap(one => {
      const { width, height } = one.getBoundingClientRect();
      if (!one.checkVisibility() || (width >= least - 0.5 && height >= least - 0.5)) return [];
      return [`${one.className} "${one.innerText.trim()}" ${Math.round(width)}x${Math.round(height)}`];
    });
  }, FINGER);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  for (const name of ['start', 'setup', 'settings', 'choose', 'play', 'resolve', 'tile', 'result', 'replay']) {
    test(`${name}: buttons are large enough, nothing moves sideways`, async ({ page }) => {
      await SCREENS[name]?.(page);
      expect.soft(await sideways(page)).toBeLessThanOrEqual(0);
      expect.soft(await small(page)).toEqual([]);
    });
  }

  test('a period can be played by tapping, and every part of the table is a tab away', async ({ page }) => {
    await openTable(page);
    for (const [name, part] of [
      ['Market', '.market'],
      ['Players', '.players'],
      ['Log', '.log'],
      ['Table', '.wheel >> nth=0'],
    ] as const) {
      await page.locator('.tabs').getByRole('button', { name }).tap();
      await expect(page.locator(part)).toBeVisible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await picture(page, `phone-${name.toLowerCase()}`);
    }
    // a low screen has no room for the land beside fifteen cards
    await playWhile(page, ({ question }) => question === 'choose');
    await expect(page.locator('.landpanel')).toBeVisible();
    const { period, over } = await playWhile(page, heard => heard.period === 1);
    expect(period > 1 || over).toBe(true);
  });
});

/** Nothing is cut, overlaps or sticks out, on any tab. */
async function looksGood(page: Page, name: string): Promise<void> {
  const tabs = page.locator('.tabs button:visible');
  const several = !(await page.locator('dialog[open]').isVisible()) && (await tabs.count()) > 0;
  for (let i = 0; i === 0 || (several && i < (await tabs.count())); i++) {
    if (several) await tabs.nth(i).click();
    await picture(page, i === 0 ? name : `${name}-${i}`);
    expect.soft(await cut(page), `cut, ${name} ${i}`).toEqual([]);
    expect.soft(await overlapping(page), `overlapping, ${name} ${i}`).toEqual([]);
    expect.soft(await sideways(page), `sideways, ${name} ${i}`).toBeLessThanOrEqual(0);
  }
}

test.describe('everything twice as large', () => {
  for (const [name, open] of Object.entries(SCREENS)) {
    test(`${name}: nothing is cut, nothing overlaps, nothing moves sideways`, async ({ page }) => {
      await open(page);
      // the page zoomed to twice its size
      await page.setViewportSize({ width: 640, height: 360 });
      await looksGood(page, `zoomed-${name}`);
      // only the letters twice as large
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.addStyleTag({ content: ':root { font-size: 200% }' });
      await looksGood(page, `large-${name}`);
    });
  }
});

test('with text twice as large a card can be chosen, played and taken back', async ({ page }) => {
  await openTable(page);
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await picture(page, 'large-choose');
  await playWhile(page, ({ question }) => question === 'choose');
  await picture(page, 'large-play');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await importGame(page, recorded('recorded-three', { asks: 'use', period: 1, card: 'clay-worker' }));
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const line = preferred(await offered(page), 0) ?? '';
  const before = await press(page, line);
  await picture(page, 'large-resolve');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  if (before.undoable > 0) {
    await page.locator('.bar .ub').first().click();
    await expect(page.locator(`[data-action="${line}"]`).first()).toBeVisible();
  }
});

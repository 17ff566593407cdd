import type { Locator } from '@playwright/test';
import { expect, importGame, test } from './kit.ts';
import { recorded } from './recorded.ts';

/** How far the fade of an area has sunk below its lower edge, in pixels; nothing if it has none. */
const sunk = (area: Locator) =>
  area.evaluate(one => {
    const { maskImage, maskSize } = getComputedStyle(one);
    if (maskImage === 'none') return undefined;
    return Number(/calc\(100% \+ ([\d.]+)px\)/.exec(maskSize)?.[1] ?? 0);
  });

const FADE = 28;
const CHOOSING = recorded('recorded-three', { asks: 'choose', period: 1 });

test.describe('held sideways', () => {
  test.use({ viewport: { width: 812, height: 375 }, hasTouch: true, like: { lang: 'pl' } });

  test('cards and market fade where more follows, and not at their end; a dragged card stays whole', async ({
    page,
  }) => {
    await importGame(page, CHOOSING);
    await page.locator('.tabs button').nth(1).click();
    for (const area of ['.fan', '.market']) {
      const scrolls = page.locator(area);
      await expect.poll(() => sunk(scrolls), area).toBe(0);
      await scrolls.evaluate(one => one.scrollTo(0, one.scrollHeight));
      await expect.poll(() => sunk(scrolls), area).toBe(FADE);
    }
    const { x = 0, y = 0 } = (await page.locator('.fan .pcard').nth(7).boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 20);
    await expect(page.locator('.fan > .lifted')).toBeVisible();
    expect(await sunk(page.locator('.fan'))).toBeUndefined();
    await page.mouse.up();
  });
});

test('where all of it is in sight nothing fades', async ({ page }) => {
  await importGame(page, CHOOSING);
  await page.setViewportSize({ width: 915, height: 412 });
  await expect(page.locator('html[data-compact]')).toBeVisible();
  await expect.poll(() => sunk(page.locator('.fan'))).toBeUndefined();
});

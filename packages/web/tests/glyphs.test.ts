import type { Page } from '@playwright/test';
import { expect, openTable, test } from './kit.ts';

/** The picture that the glyphs of the gallery are stamped from. */
async function picture(page: Page): Promise<string> {
  const stamp = page.locator('.stamp').first();
  await expect(stamp).toHaveCSS('background-image', /url/);
  return stamp.evaluate(one => getComputedStyle(one).backgroundImage);
}

test('coloured glyphs are stamped from a picture, which is made anew for another theme', async ({ page }) => {
  await page.goto('/gallery');
  const before = await picture(page);
  expect(before).toContain('url("data:image/png');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(() => picture(page)).not.toBe(before);
});

test('a browser that alters what is read from a canvas stamps them from the drawing itself', async ({ page }) => {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(1, 1);
  });
  await page.goto('/gallery');
  expect(await picture(page)).toContain('url("data:image/svg+xml');
  // there is one row: what is pale is see-through
  const [, pale] = await page.evaluate(() =>
    Array.from(document.adoptedStyleSheets[0]?.cssRules ?? [], rule => rule.cssText),
  );
  expect(pale).toMatch(/^\.pale .*opacity: 0\.5/);
});

/** The sheets whose pictures were made. */
const sheets = (page: Page) =>
  page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(
      ({ cssRules }) => /^\.stamp\.([\w-]+)/.exec(cssRules[0]?.cssText ?? '')?.[1] ?? [],
    ),
  );

test('glyphs of Black Forest come where they are asked for, not to a table of Glass Road', async ({ page }) => {
  await openTable(page);
  await expect(page.locator('.goods').first()).toBeVisible();
  expect(await sheets(page)).toEqual(['common']);
  await page.goto('/gallery');
  await expect.poll(() => sheets(page)).toEqual(['common', 'black-forest']);
  await expect(page.locator('.stamp.black-forest').first()).toHaveCSS('background-image', /url/);
});

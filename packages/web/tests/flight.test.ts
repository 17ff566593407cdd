import type { Page } from '@playwright/test';
import { expect, importGame, press, test } from './kit.ts';
import { recorded } from './recorded.ts';

/** Counts the tiles that take off: they are under way for less than a look takes. */
async function countFlights(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { flights: 0 });
    new MutationObserver(changes => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.flying')) Object.assign(window, { flights: seen() + 1 });
      }
    }).observe(document.body, { subtree: true, childList: true });
    const seen = () => (window as unknown as { flights: number }).flights;
  });
  return () => page.evaluate(() => (window as unknown as { flights: number }).flights);
}

/** Builds a tile. */
async function build(page: Page): Promise<number> {
  await importGame(page, recorded('recorded-three', { asks: 'build', period: 1, card: 'carpenter' }));
  const flights = await countFlights(page);
  await press(page, 'A build foresters-lodge');
  await press(page, 'A cell e2');
  await expect(page.locator('[data-cell=e2].bld')).toBeVisible();
  await expect(page.locator('.flying')).toHaveCount(0);
  return flights();
}

test.describe('with movement', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a tile flies from the market to the land', async ({ page }) => {
    await page.addInitScript(() => {
      const liked = JSON.parse(localStorage.getItem('waldglas.settings') ?? '{}');
      localStorage.setItem('waldglas.settings', JSON.stringify({ ...liked, lang: 'en', speed: 'normal' }));
    });
    expect(await build(page)).toBe(1);
  });

  test('nothing flies where movement is switched off', async ({ page }) => {
    expect(await build(page)).toBe(0);
  });
});

test('nothing flies where the system likes no movement', async ({ page }) => {
  await page.addInitScript(() => {
    const liked = JSON.parse(localStorage.getItem('waldglas.settings') ?? '{}');
    localStorage.setItem('waldglas.settings', JSON.stringify({ ...liked, lang: 'en', speed: 'normal' }));
  });
  expect(await build(page)).toBe(0);
});

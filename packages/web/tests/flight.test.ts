import type { Page } from '@playwright/test';
import { expect, importGame, press, test } from './kit.ts';
import { recorded } from './recorded.ts';

/** Notes the tiles that take off, and where each is to land: they are under way for less than a look takes. */
async function countFlights(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const flights: string[] = [];
    Object.assign(window, { flights });
    const spot = (one: Element) => {
      const { left, top } = one.getBoundingClientRect();
      return `${Math.round(left)} ${Math.round(top)}`;
    };
    new MutationObserver(changes => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement && node.matches('.flying'))) continue;
          // where it lies without the movement
          for (const movement of node.getAnimations()) movement.finish();
          flights.push(spot(node));
        }
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
  return async () => {
    const landed = await page.evaluate(() => (window as unknown as { flights: string[] }).flights);
    const space = async () => {
      const box = await page.locator('[data-cell=e2]').boundingBox();
      return `${Math.round(box?.x ?? 0)} ${Math.round(box?.y ?? 0)}`;
    };
    // a new building grows into its space
    for (const spot of landed) await expect.poll(space).toBe(spot);
    return landed.length;
  };
}

/** Builds a tile; the returned function tells how many have flown. */
async function build(page: Page): Promise<() => Promise<number>> {
  await importGame(page, recorded('recorded-three', { asks: 'build', period: 1, card: 'carpenter' }));
  const flights = await countFlights(page);
  await press(page, 'A build foresters-lodge');
  await press(page, 'A cell e2');
  await expect(page.locator('[data-cell=e2].bld')).toBeVisible();
  // the land has a frame of its own: a tile takes off in the next one
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator('.flying')).toHaveCount(0);
  return flights;
}

test.describe('with movement', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a tile flies from the market to the land', async ({ page }) => {
    await page.addInitScript(() => {
      const liked = JSON.parse(localStorage.getItem('waldglas.settings') ?? '{}');
      localStorage.setItem('waldglas.settings', JSON.stringify({ ...liked, lang: 'en', speed: 'normal' }));
    });
    const flights = await build(page);
    await expect.poll(flights).toBe(1);
  });

  test('nothing flies where movement is switched off', async ({ page }) => {
    expect(await (await build(page))()).toBe(0);
  });
});

test('nothing flies where the system likes no movement', async ({ page }) => {
  await page.addInitScript(() => {
    const liked = JSON.parse(localStorage.getItem('waldglas.settings') ?? '{}');
    localStorage.setItem('waldglas.settings', JSON.stringify({ ...liked, lang: 'en', speed: 'normal' }));
  });
  expect(await (await build(page))()).toBe(0);
});

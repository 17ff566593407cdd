import { expect, importGame, press, test } from './kit.ts';
import { recorded } from './recorded.ts';
import { settled } from './spy.ts';

/** About to use an ability that lets one build, and only what lies in the private offer can be paid. */
const BEFORE = { asks: 'use', period: 4, round: 2, card: 'builder', abilities: 1, offers: 'A use 1' } as const;

/** The card that draws tiles. */
const LORD = { asks: 'use', card: 'feudal-lord', offers: 'A use 1' } as const;

for (const [name, viewport] of [
  ['on a laptop', { width: 1280, height: 720 }],
  ['on a phone', { width: 375, height: 812 }],
  ['on a phone held sideways', { width: 915, height: 412 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the private offer opens by itself when it is asked about', async ({ page }) => {
      await importGame(page, recorded('recorded-four-dry-stack', BEFORE));
      await expect(page.locator('.offered'), 'the market lies on top').toHaveCount(0);
      await press(page, 'A use 1');
      // the only tile that can be paid was built by itself: whoever takes that back is asked
      await page.keyboard.press('Control+z');
      const tile = page.locator('.offered [data-action="A build glassworks"]');
      await expect(tile).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.twosides [aria-pressed=true]')).toContainText('Private offer');
      const before = await settled(page);
      await tile.click();
      await expect.poll(() => page.evaluate(() => window.heard.length)).toBeGreaterThan(before.length);
      await expect(page.locator('.landpanel [data-id=glassworks]')).toBeAttached();
    });

    test('whoever draws tiles into it sees them at once, and has all answers in sight', async ({ page }) => {
      await importGame(page, recorded('recorded-four-dry-stack', { ...LORD, period: 1 }));
      await expect(page.locator('.offered')).toHaveCount(0);
      await press(page, 'A use 1');
      const drawn = page.locator('.offered .drawn');
      await expect(drawn).toHaveCount(3);
      for (const tile of await drawn.all()) {
        await expect(tile).toBeInViewport({ ratio: 1 });
        await expect(tile).toHaveAccessibleName(/\(just drawn\)/);
      }
      await expect(page.locator('[data-action="A end"]:visible')).toBeInViewport({ ratio: 1 });
    });
  });
}

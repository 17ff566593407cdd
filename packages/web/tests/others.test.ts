import { expect, importGame, press, test } from './kit.ts';
import { recorded } from './recorded.ts';

/** The end of a card, after which two computer players play theirs. */
const LAST = { asks: 'use', period: 1, card: 'water-carrier' } as const;

test.describe('computer players at a pace to follow', () => {
  test.use({ like: { botSpeed: 'slow' } });

  test('what they do is shown one thing at a time, and a press waits no longer', async ({ page }) => {
    await importGame(page, recorded('recorded-three', LAST));
    await press(page, 'A use 1');
    await page.locator('[data-action="A end"]:visible').first().click();
    const others = page.locator('.others');
    await expect(others.locator('p').first()).toBeVisible();
    const behind = async () => ({
      shown: Number(await page.locator('main.table').getAttribute('data-length')),
      played: await page.evaluate(() => window.heard.length),
    });
    const { shown, played } = await behind();
    expect(shown, 'the table shows less than was played').toBeLessThan(played);
    await page.locator('[data-skip]').click();
    await expect(others).toHaveCount(0);
    await expect.poll(async () => (await behind()).shown).toBe(await page.evaluate(() => window.heard.length));
  });
});

test('an address can ask not to wait', async ({ page }) => {
  await page.addInitScript(() => {
    const liked = JSON.parse(localStorage.getItem('waldglas.settings') ?? '{}');
    localStorage.setItem('waldglas.settings', JSON.stringify({ ...liked, lang: 'en', botSpeed: 'slow' }));
  });
  await page.goto('/play/glass-road?speed=off');
  await page.locator('main.table[data-ready]').waitFor();
  for (let i = 0; i < 5; i++) await page.locator('.pcard[data-action]').first().click();
  await page.getByRole('button', { name: 'Take these cards' }).click();
  await expect(page.locator('.hcard.can').first()).toBeVisible();
  await expect(page.locator('.others')).toHaveCount(0);
});

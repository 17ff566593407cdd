import type { Page } from '@playwright/test';
import { expect, importGame, offered, preferred, press, test } from './kit.ts';
import { recorded } from './recorded.ts';

test.use({ like: { closingPages: true } });

const LAST_ROUND = { asks: 'play', period: 2, round: 3 } as const;
const closing = (page: Page) => page.locator('.closing');

/** Plays until something is there. */
async function playOn(page: Page, until: string): Promise<void> {
  for (let turn = 0; turn < 30 && !(await page.locator(until).first().isVisible()); turn++) {
    const line = preferred(await offered(page), turn);
    // it may have come since that was looked at
    if (line === undefined) return expect(page.locator(until).first()).toBeVisible();
    await press(page, line);
  }
}

test('a period ends with a page: what everybody built, points, the goblet; a key goes on', async ({ page }) => {
  await importGame(page, recorded('recorded-three', LAST_ROUND));
  await playOn(page, '.closing');
  await expect(page.getByRole('heading', { level: 1, name: 'Period 2 is over' })).toBeVisible();
  const told = closing(page);
  await expect(told.locator('tbody tr')).toHaveCount(3);
  await expect(told.getByRole('row', { name: /^Wilma/ })).toContainText('Log Driver');
  await expect(told.locator('.lead')).toContainText('The goblet goes to Wilma');
  await expect(
    told.getByText('Round 3 · Bruno · not used: Bruno'),
    'a card that brought nothing is noted',
  ).toBeVisible();
  expect(await offered(page), 'nothing is answered below it').toEqual([]);
  const next = page.locator('[data-next]');
  await expect(next).toBeFocused();
  await page.keyboard.press('3');
  await expect(told, 'keys of the table do nothing here').toBeVisible();
  await page.reload();
  await expect(told, 'whoever comes back finds it again').toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told).toHaveCount(0);
  await expect(page.locator('.pcard').first(), 'the keyboard goes on to the next question').toBeFocused();
  await expect(page.locator('main [aria-live]')).toContainText('Choose 5 cards');
});

test('it does not come where the address asks not to wait', async ({ page }) => {
  await page.goto('/?speed=off');
  await page.locator('input[type=file]').setInputFiles({
    name: 'a.game',
    mimeType: 'text/plain',
    buffer: Buffer.from(recorded('recorded-three', LAST_ROUND)),
  });
  await page.locator('main.table[data-ready]').waitFor();
  await playOn(page, '.pcard');
  await expect(closing(page)).toHaveCount(0);
});

test.describe('the last card of a period', () => {
  // somebody who has played a few games: their turns end by themselves
  test.use({ like: { closingPages: true, autoEnd: true } });

  test('is shown though it can do nothing, ends by a press, and the page notes it', async ({ page }) => {
    const card = { asks: 'end', period: 1, round: 3, card: 'water-carrier', hand: 0 } as const;
    const before = await importGame(page, recorded('recorded-four', card));
    await expect(page.locator('.play[data-id=water-carrier]')).toBeVisible();
    await expect(page.locator('.standing')).toHaveText('Nothing of this card can be used now.');
    const end = page.locator('[data-action="A end"]');
    // longer than a turn waits that ends by itself
    await page.waitForTimeout(3500);
    await expect(end).not.toHaveClass(/ending/);
    expect(await page.evaluate(() => window.heard.length)).toBe(before.length);
    await end.click({ delay: 60 });
    await expect.poll(() => page.evaluate(() => window.heard.length)).toBeGreaterThan(before.length);
    await playOn(page, '.closing');
    await expect(
      closing(page)
        .getByText(/Water Carrier/)
        .first(),
    ).toBeVisible();
    await expect(closing(page).getByText(/Round 3 · .*not used: .*Ada/)).toBeVisible();
  });
});

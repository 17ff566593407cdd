import type { Page } from '@playwright/test';
import { expect, openTable, picture, test } from './kit.ts';

/** The table to look at, with a space already chosen. */
async function openForest(page: Page): Promise<void> {
  await page.goto('/gallery/black-forest/table');
  await page.locator('.foresttable[data-ready]').waitFor();
}

const chosen = (page: Page) => page.locator('.forestmap .hit[aria-pressed=true]');

test('a press on an open space tells what going there costs and brings', async ({ page }) => {
  await openForest(page);
  await expect(chosen(page)).toHaveAttribute('aria-label', 'Village 2, between Cattle Farmer and Glass Miller');
  await expect(page.locator('.vname .pawnfee')).toContainText('Bruno');
  await expect(page.locator('.maptag.yield')).toHaveCount(2);
  await expect(page.locator('.wh.glass .turn')).toHaveText('turns 1×');
  await page.getByRole('button', { name: 'Village 1, between Charcoal Burner and Builder' }).click();
  await expect(page.locator('.movepanel h2')).toHaveText('Go to Village 1');
  // within a village nothing is paid
  await expect(page.locator('.vname .pawnfee')).toHaveCount(0);
  await expect(page.locator('.maptag.toll')).toHaveCount(0);
});

test('spaces can be chosen with the keyboard, those that are not open cannot', async ({ page }) => {
  await openForest(page);
  const open = page.getByRole('button', { name: 'Village 5, between Butcher and Farmhand' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveAttribute('aria-pressed', 'true');
  const taken = page.getByRole('button', { name: 'Village 2, between Brickmaker and Cattle Farmer' });
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  await taken.click({ force: true });
  await expect(open).toHaveAttribute('aria-pressed', 'true');
});

test('a tile of the boards shows its other side', async ({ page }) => {
  await openForest(page);
  await page.locator('.bt', { hasText: 'Sand Sifting Plant' }).click();
  await expect(page.locator('.twofaces')).toContainText('Clockmaker');
  await page.locator('.twofaces').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.twofaces')).toHaveCount(0);
});

test('a reward is taken part by part, or all at once in the order suggested', async ({ page }) => {
  await page.goto('/gallery/black-forest');
  const parts = page.locator('.reward .part');
  await expect(parts).toHaveCount(5);
  await parts.filter({ hasText: 'Wood' }).focus();
  await expect(page.locator('.rewardstate .wh.glass .sv.up')).toHaveCount(1);
  await parts.filter({ hasText: 'Wood' }).click();
  await expect(parts).toHaveCount(4);
  await page.locator('.reward .end').click();
  await expect(page.locator('.reward')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('every space is large enough for a finger, and every part of the table is a tab away', async ({ page }) => {
    await openForest(page);
    for (const hit of await page.locator('.forestmap .hit').all()) {
      const box = await hit.boundingBox();
      expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    for (const [name, part] of [
      ['Domain', '.domain'],
      ['Buildings', '.buildings'],
      ['Players', '.openjobs'],
      ['Map', '.forestmap'],
    ] as const) {
      await page.locator('.sheettabs').getByRole('button', { name }).tap();
      await expect(page.locator(part)).toBeVisible();
      await picture(page, `forest-phone-${name.toLowerCase()}`);
    }
    await page.locator('.spacecard').nth(2).tap();
    await expect(chosen(page)).toHaveAttribute('aria-label', 'Village 2, between Glass Miller and Brickmaker');
  });
});

test('a table of Glass Road loads nothing of Black Forest', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await openTable(page);
  expect(asked.filter(path => path.includes('glass-road')).length).toBeGreaterThan(0);
  expect(asked.filter(path => path.includes('black-forest'))).toEqual([]);
});

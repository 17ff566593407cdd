import type { Page } from '@playwright/test';
import { expect, importGame, offered, openTable, picture, playWhile, preferred, press, seated, test } from './kit.ts';
import { FINGER, flaws, looks, resize } from './looks.ts';
import { forestEnd, recordedForest, recordedForestUntil } from './recorded.ts';
import { settled } from './spy.ts';

test.use({ level: 'apprentice' });

test('three people at one device: each says so before a turn, and each gets one', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('article')
    .filter({ hasText: 'Black Forest' })
    .getByRole('button', { name: 'Same device' })
    .click();
  await page.getByRole('radio', { name: '3' }).check();
  await page.locator('dialog').getByRole('button', { name: 'Begin' }).click();
  await seated(page);
  const moved = new Set<string>();
  for (let turn = 0; moved.size < 3; turn++) {
    if (turn > 60) throw new Error(`only ${[...moved]} have moved`);
    const cover = page.locator('.cover');
    if (await cover.isVisible()) {
      expect(await offered(page), 'nobody answers under the cover').toEqual([]);
      await cover.getByRole('button').click();
      await settled(page);
      continue;
    }
    const line = preferred(await offered(page), turn) ?? '';
    if (/ move /.test(line)) {
      const colour = `p${'ABC'.indexOf(line.slice(0, 1)) + 1}`;
      await expect(page.locator('.forestmap .hit.own'), 'the pawn to move has the colour of its seat').toContainClass(
        colour,
      );
      moved.add(line.slice(0, 1));
    }
    await press(page, line);
  }
  expect([...moved].toSorted()).toEqual(['A', 'B', 'C']);
});

test('a year of the solo game ends with its last pawn; the next one begins', async ({ page }) => {
  const { text, line } = recordedForestUntil('black-forest-solo', ({ kind }) => kind === 'year');
  await importGame(page, text);
  await expect(page.locator('.years')).toHaveText('Year 1 of 5');
  await press(page, line);
  await expect(page.locator('.years')).toHaveText('Year 2 of 5');
  await expect(page.locator('.log')).toContainText('Year 2 begins');
});

test.describe('with a page at the end of each year', () => {
  test.use({ like: { closingPages: true } });

  test('it tells what was built, where the pawns went and what comes; a key goes on', async ({ page }) => {
    const { text, line } = recordedForestUntil('black-forest-solo', ({ kind }) => kind === 'year');
    await importGame(page, text);
    await page.locator(`[data-action="${line}"]:visible`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Year 1 is over' })).toBeVisible();
    const told = page.locator('.closing');
    await expect(told.locator('.built')).toContainText('Alehouse');
    await expect(told.locator('.played li')).toHaveCount(5);
    await expect(told.locator('.lead')).toContainText('All your pawns come back');
    await page.keyboard.press('Enter');
    await expect(told).toHaveCount(0);
    await expect(page.locator('.years')).toHaveText('Year 2 of 5');
  });
});

test('who can go nowhere begs, and is told why each space is closed', async ({ page }) => {
  await importGame(page, recordedForest('black-forest-three', / beg$/, / move /));
  await expect(page.locator('.forestmap .hit[data-action]:not(.person)')).toHaveCount(0);
  await page.locator('.forestmap .hit[data-wish]:not(.person)').first().hover();
  await expect(page.locator('.explained .reason')).toContainText(/BF-\d|R-\d/);
  await picture(page, 'forest-beg');
  await press(page, 'A beg');
  await expect(page.locator('.log')).toContainText('Ada begs');
});

test('a reload between two parts of a reward goes on with the rest of it', async ({ page }) => {
  await importGame(page, recordedForest('black-forest-three-e', / part /));
  const parts = page.locator('.reward .part');
  const all = await parts.count();
  await parts.first().click();
  const { id, length } = await settled(page);
  const left = await offered(page);
  await page.reload();
  const after = await seated(page);
  expect([after.id, after.length]).toEqual([id, length]);
  expect(await offered(page)).toEqual(left);
  expect(await parts.count()).toBeLessThan(all);
});

test('an animal is given back by the button of its space, and comes back by undo', async ({ page }) => {
  await importGame(page, recordedForest('black-forest-three', / swap /));
  const animals = page.locator('.domain .beasts .gl');
  const before = await animals.count();
  expect(before).toBeGreaterThan(0);
  await page.locator('.domain .spot:has(.beasts)').first().click();
  await page.getByRole('button', { name: /^Return 1 (pig|cattle)$/ }).click();
  await settled(page);
  await expect(animals).toHaveCount(before - 1);
  await page.keyboard.press('Control+z');
  await expect(animals).toHaveCount(before);
});

test('a plan of two conversions is carried out step by step; own buildings say how often they can be used', async ({
  page,
}) => {
  const { text } = recordedForestUntil('black-forest-two-first-game', ({ kind }) => kind === 'estate');
  await importGame(page, text);
  // the planner of the move comes with styles of its own
  for (const key of ['Control+z', 'Control+z']) await page.keyboard.press(key);
  await page.locator('.planner .plan').first().waitFor();
  for (const key of ['Control+y', 'Control+y']) await page.keyboard.press(key);
  const uses = page.locator('.domain .spot.use .times');
  await expect(uses).toHaveText(['2×', '2×']);
  const tile = page.locator('.bt[data-id="07A"]');
  await expect(tile).toHaveClass(/s-conv/);
  await tile.click();
  const plan = page.locator('dialog .plan');
  await expect(plan.locator('li')).toHaveCount(2);
  await resize(page, { width: 375, height: 812 });
  expect(flaws(await looks(page))).toEqual([]);
  await picture(page, 'forest-plan');
  await plan.getByRole('button').click();
  await expect(plan.locator('li')).toHaveCount(1);
  await plan.getByRole('button').click();
  await expect(plan).toHaveCount(0);
  await resize(page, { width: 1280, height: 720 });
  await expect(tile).toHaveClass(/s-now/);
  await expect(uses).toHaveText(['1×', '1×']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('seven estates: every space is large enough for a finger, nothing is cut', async ({ page }) => {
    await importGame(page, forestEnd('black-forest-two-first-game'));
    await page.getByRole('button', { name: 'Look at the table' }).tap();
    await page.getByRole('button', { name: 'Domain' }).tap();
    await expect(page.locator('.domain .estate')).toHaveCount(7);
    expect(flaws(await looks(page, FINGER))).toEqual([]);
    await page.locator('.domainpanel .bricks').scrollIntoViewIfNeeded();
    const [domain, bricks] = [
      await page.locator('.domain').boundingBox(),
      await page.locator('.domainpanel .bricks').boundingBox(),
    ];
    expect(bricks?.y).toBeGreaterThanOrEqual((domain?.y ?? 0) + (domain?.height ?? 0));
  });
});

/** Tabs until the focus is on such an element. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 250; i++) {
    if (await page.evaluate(css => document.activeElement?.matches(css) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not get to ${selector}`);
}

test('whole turns by keyboard alone: map, neighbours, rewards, end', async ({ page }) => {
  await openTable(page, 'black-forest');
  const played: string[] = [];
  await playWhile(
    page,
    () => played.filter(line => / end$/.test(line)).length < 2,
    async line => {
      await tabTo(page, `[data-action="${line}"]`);
      await page.keyboard.press('Enter');
      if (await page.locator('[data-confirm]').isVisible()) {
        await tabTo(page, '[data-confirm]');
        await page.keyboard.press('Enter');
      }
      played.push(line);
      return settled(page);
    },
  );
  expect(played.some(line => / move /.test(line))).toBe(true);
});

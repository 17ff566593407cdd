import type { Page } from '@playwright/test';
import { expect, importGame, openTable, picture, playOut, press, test } from './kit.ts';
import { flaws, looks } from './looks.ts';
import { recordedFee, recordedForest } from './recorded.ts';
import { settled } from './spy.ts';

test.use({ level: 'apprentice' });

test('the merchant is swapped by a press on somebody; what it would look like is shown before', async ({ page }) => {
  await importGame(page, recordedForest('black-forest-three', / swap /));
  await page.getByRole('button', { name: 'Swap merchant' }).click();
  const somebody = page.locator('.hit.person[data-action]').first();
  const before = await page.locator('.hit.person').evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
  const name = await somebody.getAttribute('aria-label');
  await somebody.hover();
  await expect(page.locator('.hit.person').nth(before.indexOf('Traveling Merchant'))).toHaveAttribute(
    'aria-label',
    name ?? '',
  );
  await picture(page, 'forest-swap');
  await page.mouse.move(0, 0);
  await somebody.click();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Swap merchant' })).toHaveCount(0);
});

test('which good: seven answers, each with what it sets going, are in sight without scrolling', async ({ page }) => {
  await importGame(page, recordedForest('black-forest-three', / good /));
  await expect(page.locator('.opts.brief .opt')).toHaveCount(7);
  await expect(page.locator('.opts.brief .then').first()).toBeVisible();
  await picture(page, 'forest-goods');
  const hidden = () => page.locator('.decbody').evaluate(body => body.scrollHeight - body.clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  expect(flaws(await looks(page))).toEqual([]);
});

test('fees are paid with the good that one likes, together with the way', async ({ page }) => {
  const { text, move } = recordedFee('black-forest-four-b');
  await importGame(page, text);
  await page.locator(`[data-action="${move}"]`).hover();
  const fees = page.locator('.feegoods');
  const goods = fees.first().locator('button');
  await goods.last().click();
  await expect(goods.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.payment .pawnfee').first()).toBeVisible();
  await page.locator('.turnkeys .go').click();
  await settled(page);
  // the way, and the good that was chosen
  await expect(page.locator('.log')).toContainText(/Ada pays 1 +\(Travel\)Ada pays/);
});

test('the way and what is paid for it are taken back as one step, which says so', async ({ page }) => {
  const { text, move } = recordedFee('black-forest-solo');
  await importGame(page, `${text.trimEnd()}\n${move}\n`);
  await page.locator('[data-action="A give wood"]').click();
  await settled(page);
  // only one neighbor can be visited there, and is
  await expect(page.locator('.bar .st')).toHaveText(['moving to Village 4', 'visiting Charcoal Burner']);
  for (const step of ['visiting Charcoal Burner', 'moving to Village 4'])
    await page.getByRole('button', { name: `Undo: ${step}` }).click();
  await expect(page.locator(`[data-action="${move}"]`).first()).toBeAttached();
});

test('a herd that was chosen is told in words among the steps', async ({ page }) => {
  const text = recordedForest('black-forest-four-b', /^A keep/);
  await importGame(page, text);
  const herd = page.locator('[data-action^="A keep"]').first();
  const [, , pigs, cattle] = (await herd.getAttribute('data-action'))?.split(' ') ?? [];
  await herd.click();
  await settled(page);
  await expect(page.locator('.bar .st').last()).toHaveText(`${pigs} pigs, ${cattle} cattle`);
});

test('a reward is taken part by part; the rest comes in one press', async ({ page }) => {
  await importGame(page, recordedForest('black-forest-three-e', / part /));
  const parts = page.locator('.reward .part');
  await expect(parts.first()).toBeVisible();
  expect(await parts.count()).toBeGreaterThan(1);
  await picture(page, 'forest-reward');
  await page.locator('.reward .end').click();
  await settled(page);
  await expect(page.locator('.reward')).toHaveCount(0);
});

test('a large building is put up on two spaces, pressed where they meet', async ({ page }) => {
  await importGame(page, recordedForest('black-forest-four-b', / cell .*\+/));
  const pair = page.locator('.domain .pair .spot').first();
  await pair.hover();
  await expect(page.locator('.plot.ghost')).toBeVisible();
  await picture(page, 'forest-large');
  await pair.click();
  await settled(page);
  await expect(page.locator('.domain .pair')).toHaveCount(0);
});

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1024, height: 600 } });

  test('what to build is asked beside the boards, where beside the own land, whoever was looked at before', async ({
    page,
  }) => {
    await importGame(page, recordedForest('black-forest-four-b', / build /));
    const building = page.locator('.buildings [data-action*=" build "]').first();
    await expect(building).toBeInViewport({ ratio: 1 });
    await page.locator('.tabs').getByRole('button', { name: 'Players' }).click();
    await page.locator('.players .eye').first().click();
    await expect(page.locator('.domainpanel.visited')).toBeInViewport();
    await page.locator('.tabs').getByRole('button', { name: 'Buildings' }).click();
    await building.click();
    await expect(page.locator('.domainpanel .answer').first()).toBeInViewport({ ratio: 1 });
  });
});

test('of a herd that does not fit one says which animals stay', async ({ page }) => {
  await importGame(page, recordedForest('black-forest-four-b', / keep /));
  const line = await page.locator('.opts [data-action*=" keep "]').first().getAttribute('data-action');
  await press(page, line ?? '');
  await expect(page.locator(`.opts [data-action="${line}"]`)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.locator(`.opts [data-action="${line}"]`)).toBeVisible();
});

test('a space that cannot be used says why, with its rule', async ({ page }) => {
  await importGame(page, recordedForest('black-forest-three', / swap /));
  await page.locator('.forestmap .hit[aria-disabled][data-wish]:not(.person)').first().hover();
  await expect(page.locator('.explained .reason')).toContainText(/BF-\d|R-\d/);
});

test('a turn is played with the keyboard alone', async ({ page }) => {
  const { length } = await importGame(page, recordedForest('black-forest-three', / move /));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.forestmap .hit[data-action]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  expect((await settled(page)).length).toBeGreaterThan(length);
});

test.describe('alone', () => {
  test.use({ players: 1 });

  test('a whole game of five years ends with points and a title', async ({ page }) => {
    await openTable(page, 'black-forest');
    await expect(page.locator('.years')).toHaveText('Year 1 of 5');
    await expect(page.locator('.pawnchoice button')).toHaveCount(2);
    await playOut(page);
    await expect(page.locator('.banner h2')).toContainText('point');
  });
});

/** Nothing of it lies under the row of buttons at the bottom. */
async function expectAboveBar(page: Page, parts: string): Promise<void> {
  const bar = await page.locator('.dec .bar').boundingBox();
  expect(await page.locator(parts).count()).toBeGreaterThan(1);
  for (const part of await page.locator(parts).all()) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('the first tap looks, the button goes; every space is large enough for a finger', async ({ page }) => {
    const { length } = await importGame(page, recordedForest('black-forest-three', / move /));
    for (const hit of await page.locator('.forestmap .hit:not(.person)').all()) {
      const box = await hit.boundingBox();
      expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.locator('.forestmap .hit[data-action]').first().tap();
    await expect(page.locator('.spacecard[aria-pressed=true]')).toHaveCount(1);
    await picture(page, 'forest-phone');
    expect((await settled(page)).length).toBe(length);
    await expectAboveBar(page, '.payment, .neighbours li');
    await page.locator('.turnkeys .go').tap();
    expect((await settled(page)).length).toBeGreaterThan(length);
  });

  test('all parts of a reward are seen at once, below wheels as large as there is room for', async ({ page }) => {
    await importGame(page, recordedForest('black-forest-four', / part water/));
    await expect(page.locator('.reward .part')).toHaveCount(7);
    await expectAboveBar(page, '.reward .part');
    await expect(page.locator('.mapcell')).toBeHidden();
    for (const wheel of await page.locator('.wheelpair .wheel').all())
      expect((await wheel.boundingBox())?.height).toBeGreaterThan(100);
  });
});

import type { Locator, Page } from '@playwright/test';
import { expect, importGame, offered, picture, press, test } from './kit.ts';
import { recordedFee, recordedForest, recordedForestUntil } from './recorded.ts';
import { settled } from './spy.ts';

test.use({ level: 'apprentice' });

const middleOf = async (at: Locator) => {
  const { x, y, width, height } = (await at.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2] as const;
};

test('a move into a village with two pawns: each owner is named, and gets the good chosen for them', async ({
  page,
}) => {
  const { text, move } = recordedFee('black-forest-three', 2);
  await importGame(page, text);
  await page.locator(`.hit[data-action="${move}"]`).hover();
  const fees = page.locator('.payment .pawnfee');
  await expect(fees).toHaveCount(2);
  await expect(fees.nth(0)).toContainText('Bruno');
  await expect(fees.nth(1)).toContainText('Wilma');
  const goods = page.locator('.feegoods');
  await goods.nth(0).getByRole('button').first().click();
  await goods.nth(1).getByRole('button').last().click();
  await picture(page, 'forest-two-fees');
  await page.locator('.turnkeys .go').click();
  await settled(page);
  await expect(page.locator('.log')).toContainText(/Bruno (gains|declines)/);
  await expect(page.locator('.log')).toContainText(/Wilma (gains|declines)/);
});

test('with two players a swap moves the neutral pawn, and only then the own one', async ({ page }) => {
  const { text, line } = recordedForestUntil('black-forest-two', ({ kind }) => kind === 'swap');
  const { length } = await importGame(page, text);
  await page.getByRole('button', { name: 'Swap merchant' }).click();
  await page.locator(`.hit.person[data-action="${line}"]`).click();
  await settled(page);
  const spaces = page.locator('.hit[data-action*=" neutral "]');
  await expect(spaces.first()).toBeVisible();
  expect(await offered(page)).not.toContainEqual(expect.stringMatching(/ move /));
  await picture(page, 'forest-neutral');
  await spaces.first().click();
  // where nothing is left but to beg, that comes by itself
  expect((await settled(page)).length).toBeGreaterThanOrEqual(length + 2);
  await expect(page.locator('.log')).toContainText('Ada moves the neutral pawn');
  await expect(page.locator('.hit[data-action*=" neutral "]')).toHaveCount(0);
});

test('between two parts of a reward the wheel turns, and says so before', async ({ page }) => {
  await importGame(page, recordedForest('black-forest-three-e', / part /));
  const turning = page.locator('.reward .part:has(.turns)');
  await expect(turning).toHaveCount(1);
  const parts = await page.locator('.reward .part').count();
  await turning.hover();
  await expect(page.locator('.wh.glass .rotates')).toContainText('turns 1×');
  await turning.click();
  await settled(page);
  await expect(page.locator('.log')).toContainText('Ada: the glass wheel turns');
  expect(await page.locator('.reward .part').count()).toBeLessThan(parts);
});

test('two orders of a reward are compared: the one suggested, and the one that begins with what is looked at', async ({
  page,
}) => {
  await importGame(page, recordedForest('black-forest-four', / part water/));
  const parts = page.locator('.reward .part');
  await expect(parts).toHaveCount(7);
  // in the order that is suggested
  await expect(parts.locator('.nth')).toHaveText(['1', '2', '3', '4', '5', '6', '7']);
  const orders = page.locator('.outcome');
  await expect(orders).toHaveCount(2);
  await expect(orders.nth(0)).toContainText(/Brick first\s*suggested.*1 lost/);
  await page.locator('.part[data-action="A part porridge"]').hover();
  await expect(orders.nth(1)).toContainText(/Porridge first\s*as shown.*2 lost/);
  await expect(orders.nth(1)).toHaveClass(/on/);
  await expect(
    page
      .locator('.course .stop')
      .first()
      .getByRole('img', { name: /porridge/i }),
  ).toBeVisible();
  await picture(page, 'forest-orders');
  await page.locator('.reward .end').click();
  await settled(page);
  await expect(page.locator('.reward')).toHaveCount(0);
});

test('a hut that reaches the top of its track moves to a small estate', async ({ page }) => {
  const { text, line } = recordedForestUntil('black-forest-four-d', ({ kind }) => kind === 'estate');
  await importGame(page, text);
  const estates = page.locator('.domain .estate');
  const before = await estates.count();
  await press(page, line);
  await expect(estates).toHaveCount(before + 1);
  await expect(page.locator('.log')).toContainText('Ada adds a small estate');
  await picture(page, 'forest-hut');
});

test('the planner: three spaces with cost and gain, an arrow on the map, a press goes there', async ({ page }) => {
  const { length } = await importGame(page, recordedForest('black-forest-three', / move /));
  const plans = page.locator('.planner .plan');
  await expect(plans).toHaveCount(3);
  await expect(page.locator('.forestmap .rank')).toHaveCount(3);
  await expect(page.locator('.forestmap .arrow')).toHaveCount(1);
  await expect(plans.first()).toHaveAttribute('aria-label', /^Village \d; .*(brings|uses up)/);
  const before = await page.locator('.forestmap .arrow').getAttribute('d');
  await plans.nth(2).hover();
  await expect(page.locator('.forestmap .arrow')).not.toHaveAttribute('d', before ?? '');
  await picture(page, 'forest-planner');
  await plans.nth(2).click();
  expect((await settled(page)).length).toBeGreaterThan(length);
  await expect(page.locator('.phases .now')).toHaveText('act');
  await expect(page.locator('.planner')).toHaveCount(0);
});

test.describe('without the planner', () => {
  test.use({ like: { planner: false } });

  test('nobody plans a turn', async ({ page }) => {
    await importGame(page, recordedForest('black-forest-three', / move /));
    await expect(page.locator('.movepanel')).toContainText('Point at a space');
    await expect(page.locator('.planner, .forestmap .rank')).toHaveCount(0);
  });
});

test('the pawn is dragged to a space; let go anywhere else it stays', async ({ page }) => {
  const { length } = await importGame(page, recordedForest('black-forest-three', / swap /));
  const pawn = page.locator('.hit.own');
  const drag = async (to: Locator) => {
    const [x, y] = await middleOf(pawn);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 12);
    await expect(page.locator('.hit.own.lifted')).toHaveCount(1);
    const [toX, toY] = await middleOf(to);
    await page.mouse.move(toX, toY, { steps: 3 });
  };
  await drag(page.locator('.forestmap .hit[aria-disabled][data-wish]:not(.own)').first());
  await page.mouse.up();
  await expect(page.locator('.lifted')).toHaveCount(0);
  expect((await settled(page)).length).toBe(length);
  const space = page.locator('.forestmap .hit[data-action*=" move "]').last();
  await drag(space);
  await expect(page.locator('.movepanel h2')).toHaveText(/^Go to/);
  await picture(page, 'forest-drag');
  await page.mouse.up();
  expect((await settled(page)).length).toBeGreaterThan(length);
});

/** A finger that goes down, along and up. */
async function swipe(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', [from]);
  for (const part of [0.3, 0.6, 1])
    await touch('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
  await touch('touchEnd', []);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a finger drags the pawn as well; the planner is tapped, then gone to', async ({ page }) => {
    const { length } = await importGame(page, recordedForest('black-forest-three', / swap /));
    const space = page.locator('.forestmap .hit[data-action*=" move "]').last();
    await swipe(page, await middleOf(page.locator('.hit.own')), await middleOf(space));
    expect((await settled(page)).length).toBeGreaterThan(length);
    await importGame(page, recordedForest('black-forest-three', / move /));
    await page.locator('.planner .plan').first().tap();
    await expect(page.locator('.spacecard[aria-pressed=true]')).toHaveCount(1);
    await page.locator('.turnkeys .go').tap();
    await expect(page.locator('.hit[data-action*=" move "]')).toHaveCount(0);
  });
});

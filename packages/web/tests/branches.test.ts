import type { Page } from '@playwright/test';
import { expect, importGame, test } from './kit.ts';
import { recorded } from './recorded.ts';
import { settled } from './spy.ts';

/** Before an ability that asks for a wheel, and before fees that ask for a forest and for the wheels they are paid from. */
const ability = (page: Page) =>
  importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'charcoal-burner', abilities: 1 }));
const forest = (page: Page) =>
  importGame(page, recorded('recorded-three', { asks: 'fee', period: 1, card: 'carpenter' }));
const goods = (page: Page) =>
  importGame(page, recorded('recorded-three', { asks: 'fee', period: 1, card: 'water-carrier' }));

const lines = (page: Page, within: string) =>
  page
    .locator(`${within} [data-action*=" + "]`)
    .evaluateAll(all => all.map(one => one.getAttribute('data-action') ?? ''));

test('an ability is used together with the answer to what it asks next', async ({ page }) => {
  const before = await ability(page);
  expect(await lines(page, '.branches')).toEqual(['A use 1 + A wheel glassworks', 'A use 1 + A wheel brickworks']);
  const branch = page.locator('.branch').nth(1);
  await expect(branch).toHaveAccessibleName(/^Ability 1: .*: on the brickworks$/i);

  // the look ahead knows which of them it is
  await branch.hover();
  await expect(page.locator('.wh').nth(1).locator('.sv.up')).toHaveCount(1);
  await expect(page.locator('.wh').nth(0).locator('.sv.up')).toHaveCount(0);

  await branch.click();
  const after = await settled(page);
  expect(after.length).toBeGreaterThanOrEqual(before.length + 2);
  expect(after.refused).toEqual([]);
});

test('what was chosen together is taken back step by step', async ({ page }) => {
  const before = await goods(page);
  await page.locator('.branch').first().click();
  await expect.poll(async () => (await settled(page)).undoable).toBe(before.undoable + 2);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-action="A split 1"]')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.branch')).toHaveCount(2);
  expect((await settled(page)).undoable).toBe(before.undoable);
});

test('a landscape tile that was chosen is named among the steps', async ({ page }) => {
  const moment = recorded('recorded-three', { asks: 'use', period: 2, card: 'cultivator' });
  await importGame(page, `${moment.trimEnd()}\nA use 1\nA tile pond\n`);
  await expect(page.locator('.bar .st')).toHaveText(['ability 1', 'pond']);
  await expect(page.getByRole('button', { name: 'Undo: pond' })).toBeEnabled();
});

test('in a sentence pictures with and without a number stand on one line', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'cultivator' }));
  const sentence = page.locator('.opt .said').first();
  await expect(sentence).toContainText('place 1');
  const middles = await sentence.locator('.chip .gl').evaluateAll(pictures =>
    pictures.map(picture => {
      const { top, height } = picture.getBoundingClientRect();
      return top + height / 2;
    }),
  );
  expect(middles).toHaveLength(3);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
});

test('a fee is paid by a press on the forest it takes', async ({ page }) => {
  const before = await forest(page);
  const pressed = page.locator('[data-action="A fee + A cell d2+e2"]');
  await expect(pressed).toHaveAccessibleName(/forest.*pay the fee.*d2\+e2/is);
  await pressed.click();
  const after = await settled(page);
  expect(after.refused).toEqual([]);
  expect(after.question).toBe('use');
  expect(after.length).toBe(before.length + 2);
  await expect(page.locator('[data-cell=d2]')).toHaveAccessibleName(/empty/);
});

test('a fee that both wheels could pay is paid from the chosen one', async ({ page }) => {
  await goods(page);
  const found = await lines(page, '.branches');
  expect(found).toEqual(['A fee + A split 0', 'A fee + A split 1']);
  await page.locator(`[data-action="${found[1]}"]`).click();
  const { refused, question } = await settled(page);
  expect(refused).toEqual([]);
  expect(question).toBe('use');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('each forest that a fee could take is a tap away, and taken by the first one', async ({ page }) => {
    const before = await forest(page);
    const offered = await lines(page, '.landpanel');
    expect(offered.length).toBeGreaterThan(2);
    for (const line of offered) {
      const space = page.locator(`[data-action="${line}"]`);
      const { x = 0, y = 0, width = 0, height = 0 } = (await space.boundingBox()) ?? {};
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect.poll(async () => (await settled(page)).question, line).toBe('use');
      await page.getByRole('button', { name: 'Undo all' }).tap();
      await expect.poll(async () => (await settled(page)).undoable, line).toBe(before.undoable);
    }
  });
});

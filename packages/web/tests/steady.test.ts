import type { Page } from '@playwright/test';
import { byMouse, byTouch, PRESS, unsteady, watchPresses } from './hand.ts';
import { expect, importGame, test } from './kit.ts';
import { recorded } from './recorded.ts';
import { settled } from './spy.ts';

const length = (page: Page) => page.evaluate(() => window.heard.length);
const button = (page: Page, line: string) => page.locator(`[data-action="${line}"]:visible`).first();

const ABILITIES = { asks: 'use', period: 2, card: 'clay-worker', abilities: 2, offers: 'A use 1' } as const;

/** Presses an option, lets something happen while it is held, and lets go. */
async function pressWhile(page: Page, line: string, isFinger: boolean, happens: (page: Page) => Promise<unknown>) {
  const box = await button(page, line).boundingBox();
  if (!box) throw new Error(`${line} is not shown`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  if (isFinger) await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  else {
    await page.mouse.move(point.x, point.y);
    await page.mouse.down();
  }
  await happens(page);
  await page.waitForTimeout(PRESS);
  if (isFinger) await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  else await page.mouse.up();
}

for (const [how, isFinger, size] of [
  ['mouse', false, { width: 1280, height: 720 }],
  ['finger', true, { width: 375, height: 812 }],
] as const) {
  test.describe(`by ${how}`, () => {
    test.use({ viewport: size, hasTouch: isFinger, isMobile: isFinger });

    test('a press counts on what was pressed, though it moves away meanwhile', async ({ page }) => {
      const before = await importGame(page, recorded('hand-two', ABILITIES));
      // as far as an option is high, so that another one lies under the pointer
      await pressWhile(page, 'A use 1', isFinger, () =>
        page.addStyleTag({ content: '.opts { padding-top: 60px !important }' }),
      );
      await expect.poll(() => length(page)).toBe(before.length + 1);
      await settled(page);
      await expect(button(page, 'A use 1'), 'that one was used').toHaveCount(0);
      await expect(button(page, 'A use 2'), 'what came under the pointer was not').toBeVisible();
    });

    test('nothing is pressed that comes under the pointer after what was pressed has gone', async ({ page }) => {
      const before = await importGame(page, recorded('hand-two', ABILITIES));
      await pressWhile(page, 'A use 1', isFinger, () =>
        page.addStyleTag({ content: '[data-action="A use 1"] { display: none !important }' }),
      );
      await page.waitForTimeout(10 * PRESS);
      expect(await length(page)).toBe(before.length + 1);
      await settled(page);
      await expect(button(page, 'A use 2'), 'the other ability is as it was').toBeVisible();
    });
  });
}

test.describe('gifts', () => {
  for (const [name, viewport] of [
    ['upright', { width: 375, height: 812 }],
    ['sideways', { width: 915, height: 412 }],
  ] as const) {
    test.describe(name, () => {
      test.use({ viewport, hasTouch: true, isMobile: true });

      test('are taken by a finger, and nothing moves under it', async ({ page }) => {
        await watchPresses(page);
        const before = await importGame(page, recorded('recorded-two', { asks: 'gift', period: 2 }));
        for (const line of ['A decline', 'A take']) {
          const { x, y } = (await button(page, line).boundingBox()) ?? { x: 0, y: 0 };
          // a finger that stays asks what it is: what it tells must not push the answers away
          await button(page, line).focus();
          await expect(button(page, line)).toHaveClass(/hot/);
          await page.waitForTimeout(3 * PRESS);
          expect(await button(page, line).boundingBox()).toMatchObject({ x, y });
        }
        await byTouch(page, button(page, 'A take'));
        await expect.poll(() => length(page)).toBeGreaterThan(before.length);
        expect(await unsteady(page)).toEqual([]);
      });
    });
  }
});

test.describe('in a small window', () => {
  test.use({ viewport: { width: 1024, height: 600 } });

  test('no answer moves by what is told about it', async ({ page }) => {
    await watchPresses(page);
    const before = await importGame(page, recorded('recorded-two', { asks: 'gift', period: 2 }));
    await byMouse(page, button(page, 'A take'));
    await expect.poll(() => length(page)).toBeGreaterThan(before.length);
    expect(await unsteady(page)).toEqual([]);
  });
});

test('both abilities of a card are used by one press, or by its digit', async ({ page }) => {
  const before = await importGame(page, recorded('hand-two', ABILITIES));
  const both = button(page, 'A use 1 + A use 2');
  await expect(both).toContainText('Use both abilities');
  await byMouse(page, both);
  await expect.poll(() => length(page)).toBe(before.length + 2);
  await settled(page);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => length(page)).toBe(before.length + 4);
  await settled(page);
  await page.keyboard.press('3');
  await expect.poll(() => length(page)).toBe(before.length + 6);
});

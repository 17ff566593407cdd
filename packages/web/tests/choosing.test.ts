import type { Page } from '@playwright/test';
import { expect, importGame, openTable, test } from './kit.ts';
import { recorded } from './recorded.ts';

async function middle(page: Page, selector: string, nth = 0): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).nth(nth).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const cards = (page: Page) => page.locator('.fan .pcard');
const held = (page: Page) => page.locator('.tray button');

test('a card can be dragged into the hand and out again', async ({ page }) => {
  await openTable(page);
  const [from, hand] = [await middle(page, '.fan .pcard', 3), await middle(page, '.tray')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(hand.x, hand.y, { steps: 4 });
  await expect(page.locator('.choose > .bar')).toHaveClass(/over/);
  await page.mouse.up();
  await expect(held(page)).toHaveCount(1);
  await expect(cards(page).nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.lifted')).toHaveCount(0);

  const [slot, away] = [await middle(page, '.tray button'), await middle(page, '.fan')];
  await page.mouse.move(slot.x, slot.y);
  await page.mouse.down();
  await page.mouse.move(away.x, away.y, { steps: 4 });
  await page.mouse.up();
  await expect(held(page)).toHaveCount(0);
  await expect(cards(page).nth(3)).toHaveAttribute('aria-pressed', 'false');
});

for (const viewport of [
  { width: 1024, height: 600 },
  { width: 1024, height: 768 },
]) {
  test.describe(() => {
    test.use({ viewport });

    test(`at ${viewport.width} x ${viewport.height} the cards are no higher than what is on them`, async ({ page }) => {
      await openTable(page);
      const free = await cards(page).evaluateAll(all =>
        all.map(one => {
          const parts = [...one.querySelectorAll('.em, .nm, .abilities')].map(
            part => part.getBoundingClientRect().height,
          );
          return one.getBoundingClientRect().height - parts.reduce((sum, height) => sum + height, 0);
        }),
      );
      const names = await cards(page).evaluateAll(all =>
        all.map(one => {
          const { height = 0 } = one.querySelector('.nm')?.getBoundingClientRect() ?? {};
          return height;
        }),
      );
      expect(Math.max(...free)).toBeLessThan(30);
      expect(Math.max(...names), 'nor is the name').toBeLessThan(100);
    });
  });
}

test('a card dropped where it lay is not chosen; a press, a key and the tray still choose', async ({ page }) => {
  await openTable(page);
  const from = await middle(page, '.fan .pcard', 0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
  await page.mouse.up();
  await expect(held(page)).toHaveCount(0);
  await cards(page).nth(0).click();
  await cards(page).nth(1).press('Enter');
  await expect(held(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(2 of 5)');
  await held(page).first().click();
  await expect(held(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(1 of 5)');
  await expect(cards(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a finger drags a card into the hand', async ({ page }) => {
    await openTable(page);
    const [from, to] = [await middle(page, '.fan .pcard', 7), await middle(page, '.choose > .bar')];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [from]);
    // sideways at first: upright it would scroll to the cards below
    const beside = { x: from.x - 40, y: from.y };
    for (const point of [{ x: from.x - 20, y: from.y }, beside, { x: beside.x, y: (from.y + to.y) / 2 }, to])
      await touch('touchMove', [point]);
    await touch('touchEnd', []);
    await expect(held(page)).toHaveCount(1);
    await expect(cards(page).nth(7)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('the hand of the period before can be chosen again, also after a reload', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'choose', period: 2 }));
  await page.reload();
  await page.getByRole('button', { name: 'As last time' }).click();
  await expect(held(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Carpenter' }).and(page.locator('.pcard.on'))).toHaveCount(1);
});

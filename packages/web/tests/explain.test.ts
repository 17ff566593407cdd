import type { Page } from '@playwright/test';
import { expect, importGame, openTable, picture, test } from './kit.ts';
import { recorded } from './recorded.ts';

const bubble = (page: Page) => page.locator('.explained');
const resolving = (page: Page) =>
  importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'charcoal-burner', abilities: 1 }));
const laying = (page: Page) => importGame(page, recorded('recorded-three', { asks: 'play', period: 2, round: 2 }));
/** What the viewer is asked; the others may answer at any time. */
const asked = (page: Page) => page.evaluate(() => window.heard.question);

/** What explains itself, and words that its explanation holds. */
const THINGS: readonly (readonly [what: string, selector: string, says: RegExp])[] = [
  ['a card in play', '.play .nm', /Charcoal Burner[\s\S]*pay/],
  ['a card that was shown', '.pl .slot.on', /specialist card/i],
  ['a tile on the market, and why it cannot be built', '.tile.s-no', /Cost[\s\S]*short \(GR-8\.9\)/],
  ['a good: how much there is, who brings it, its rule', '.strip .sv', /at most 7[\s\S]*Brought by[\s\S]*GR-2\.2/],
  ['a landscape tile', '.cell.t', /GR-3/],
  ['a building on the land', '.cell.bld', /building/i],
  ['the periods', '.pt', /GR-4\.1/],
  ['the question', '.ask .rule', /GR-4\.4/],
  ['a wheel', '.wh h2', /GR-2\.3/],
  ['undo', '.bar .ub', /Ctrl\+Z/],
  ['the slots', '.pl .label', /GR-4\.3/],
];

test('everything on the table is explained under the pointer, and no more once it leaves', async ({ page }) => {
  await resolving(page);
  for (const [what, selector, says] of THINGS) {
    await page.locator(selector).first().hover();
    await expect.soft(bubble(page), what).toContainText(says);
    await page.mouse.move(640, 719);
    await expect.soft(bubble(page), what).toHaveCount(0);
  }
});

test('the keyboard gets the same explanation; Esc puts it away', async ({ page }) => {
  await laying(page);
  await page.locator('[data-action^="A play"]').first().focus();
  await page.keyboard.press('ArrowRight');
  const card = page.locator(':focus');
  await expect(card).toHaveClass(/hcard/);
  await expect(bubble(page)).toContainText('specialist card', { ignoreCase: true });
  await expect(card).toHaveAttribute('aria-describedby', 'explained');
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toHaveCount(0);
});

test('a card that cannot be played says why, with the rule', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'carpenter' }));
  await page.locator('.hcard[aria-disabled]').first().hover();
  await expect(bubble(page).locator('.reason')).toContainText(/You have no card to play now \(GR-4\.2\)/);
});

test('a card that can be chosen has no reason against it, one beyond a full hand has', async ({ page }) => {
  await openTable(page);
  await page.locator('.pcard').last().hover();
  await expect(bubble(page)).toContainText('specialist card', { ignoreCase: true });
  await expect(bubble(page).locator('.reason')).toHaveCount(0);
  for (let i = 0; i < 5; i++) await page.locator('.pcard[data-action]').first().click();
  const more = page.locator('.pcard[aria-disabled]').last();
  await more.click({ force: true });
  expect(await page.locator('.pcard.on').count()).toBe(5);
  await page.mouse.move(640, 300);
  await more.hover();
  await expect(bubble(page).locator('.reason')).toContainText('put a card back');
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  /** A long press, as a finger does it: until something is to be seen. */
  async function hold(page: Page, selector: string, until: string): Promise<void> {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen`);
    const { x, y, width, height } = box;
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.locator(until).first().waitFor();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a long press explains a card and plays nothing', async ({ page }) => {
    await laying(page);
    await hold(page, '.hcard.can', '.explained');
    await expect(bubble(page)).toContainText('specialist card', { ignoreCase: true });
    await picture(page, 'explained-phone');
    expect(await asked(page)).toBe('play');
    await page.locator('.hcard.can').first().tap();
    await expect(bubble(page)).toHaveCount(0);
    await expect.poll(() => asked(page)).not.toBe('play');
  });

  test('a long press on an option shows what it would do', async ({ page }) => {
    const { length } = await resolving(page);
    await hold(page, '.opt', '.wh .rotates, .wh .calm');
    expect(await page.evaluate(() => window.heard.length)).toBe(length);
  });

  test('a tap on a grove explains it; what removes it says so', async ({ page }) => {
    await laying(page);
    await page.locator('[data-cell=b1]').tap();
    await expect(page.locator('dialog')).toContainText('Grove · b1');
    await expect(page.locator('[data-cell=b1].t')).toHaveCount(1);
    await page.locator('dialog [data-action="A remove b1"]').tap();
    await expect(page.locator('[data-cell=b1].t')).toHaveCount(0);
  });

  test('a swipe shows what is beside', async ({ page }) => {
    await laying(page);
    const session = await page.context().newCDPSession(page);
    const at = (x: number) => [{ x, y: 400 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(180) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(60) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.tabs button').nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.market')).toBeVisible();
  });
});

test('letters read out what lies on the table', async ({ page }) => {
  await laying(page);
  const said = page.locator('[aria-live]');
  for (const [key, words] of [
    ['w', 'Glassworks: sand 0, food 2'],
    ['c', 'Your hand: Pit Worker, Clay Worker, Charcoal Burner'],
    ['m', 'Processing: Forester'],
    ['o', 'Bruno, 2 points'],
  ] as const) {
    // what bots do meanwhile is announced as well, and takes the place of what was read out
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(said).toContainText(words, { timeout: 1000 });
    }).toPass();
  }
});

test('arrows begin at what is asked; after an answer the focus is at the next question, never at a removal', async ({
  page,
}) => {
  await laying(page);
  await page.keyboard.press('ArrowDown');
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-action') ?? '');
  await expect.poll(at).toMatch(/^A play/);
  for (let i = 0; i < 6; i++) {
    const line = await at();
    await page.keyboard.press('Enter');
    await expect.poll(at).toMatch(/^A (?!remove|convert)/);
    await expect.poll(at, 'another one').not.toBe(line);
  }
});

test('a press on a start building opens what is said about it', async ({ page }) => {
  await openTable(page);
  for (const id of ['forest-glassworks', 'glassmakers-colony', 'brotherhood-of-the-masons']) {
    await page.locator(`.land [data-id="${id}"]`).first().click();
    await expect(page.getByRole('dialog').locator('.about')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

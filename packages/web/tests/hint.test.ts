import type { Page } from '@playwright/test';
import { expect, importGame, openTable, picture, test } from './kit.ts';
import { recorded } from './recorded.ts';
import { settled } from './spy.ts';

const resolving = (page: Page) =>
  importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'charcoal-burner', abilities: 1 }));
const ways = (page: Page) => page.locator('.hints [data-hint]');

/** Asks for a hint and waits for it. */
async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await ways(page).first().waitFor();
}

/** What the hint talks about and covers nevertheless; and what of it is cut off. */
function overlaps(page: Page, named = ['.dec', '.tabs', '.fan']): Promise<string[]> {
  return page.evaluate(all => {
    const box = (css: string) => document.querySelector(css)?.getBoundingClientRect();
    const hints = box('.hints');
    if (!hints) return ['there is no hint'];
    const out = [];
    if (hints.top < 0 || hints.bottom > innerHeight || hints.left < 0 || hints.right > innerWidth) out.push('the page');
    for (const css of all) {
      const other = box(css);
      if (!other || other.height === 0) continue;
      const beside = other.right <= hints.left + 1 || other.left >= hints.right - 1;
      const above = other.bottom <= hints.top + 1 || other.top >= hints.bottom - 1;
      if (!beside && !above) out.push(css);
    }
    const inner = document.querySelector('.hints');
    if (inner && inner.scrollWidth > inner.clientWidth) out.push('sideways');
    for (const one of document.querySelectorAll<HTMLElement>('.hints [data-hint]')) {
      if (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1) out.push(one.innerText);
    }
    return out;
  }, named);
}

test('a hint: up to three ways in words, looked at and played', async ({ page }) => {
  const before = await resolving(page);
  await ask(page);
  expect(await ways(page).count()).toBeLessThanOrEqual(3);
  await expect(ways(page).first()).toContainText(/\w.* – .*\.$/);
  await expect(page.locator('main [aria-live]')).toContainText('What the strongest opponent would do');
  expect(await overlaps(page)).toEqual([]);

  const boards = () => page.locator('.wh, .landpanel').evaluateAll(all => all.map(one => one.outerHTML).join(''));
  const still = await boards();
  await ways(page).first().hover();
  await expect(ways(page).first()).toHaveClass(/hot/);
  // once the pointer rests there
  await expect.poll(async () => (await boards()) !== still).toBe(true);
  await picture(page, 'hint');

  const line = await ways(page).first().getAttribute('data-hint');
  await ways(page).first().click();
  await expect(page.locator('.hints')).toHaveCount(0);
  expect((await settled(page)).length).toBeGreaterThan(before.length);
  await expect(page.locator(`.dec [data-action="${line}"]`)).toHaveCount(0);
});

test('a hint goes when the game moves on, and by its key', async ({ page }) => {
  await resolving(page);
  await ask(page);
  await ways(page).first().click();
  await settled(page);
  await page.keyboard.press('h');
  await ways(page).first().waitFor();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.hints')).toHaveCount(0);
  await settled(page);
  await page.keyboard.press('h');
  await expect(ways(page).first(), 'Enter would take it').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.hints')).toHaveCount(0);
  await expect(page.locator('.decbody')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  const before = await settled(page);
  await page.keyboard.press('h');
  await expect(ways(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.heard.length)).toBeGreaterThan(before.length);
});

test.describe('alone', () => {
  test.use({ players: 1 });

  test('a hand that is hinted at lies ready and is taken by its owner', async ({ page }) => {
    const { length, question } = await openTable(page);
    expect(question).toBe('choose');
    await ask(page);
    expect(await overlaps(page)).toEqual([]);
    await picture(page, 'hint-choose');
    await ways(page).first().click();
    await expect(page.locator('.hints')).toHaveCount(0);
    const cards = await page.locator('.pcard.on').count();
    expect(cards).toBeGreaterThan(2);
    expect((await settled(page)).length).toBe(length);
    await page.getByRole('button', { name: 'Take these cards' }).click();
    await expect.poll(() => page.evaluate(() => window.heard.length)).toBeGreaterThanOrEqual(length + cards);
  });
});

test('there is no hint where nobody is asked', async ({ page }) => {
  await importGame(page, recorded('recorded-three'));
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
  await expect(page.locator('.hints')).toHaveCount(0);
});

test('asked again in the same position the same hint is there at once', async ({ page }) => {
  await resolving(page);
  await ask(page);
  const told = await page.locator('.hints').innerText();
  await page.locator('.dec .opts [data-action]').first().click();
  await settled(page);
  await page.keyboard.press('Control+z');
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.hints')).toHaveCount(0);
  await page.keyboard.press('h');
  await page.locator('.hints').waitFor();
  expect(await ways(page).count(), 'without a moment of thinking').toBeGreaterThan(0);
  expect(await page.locator('.hints').innerText()).toBe(told);
});

for (const [width, height] of [
  [375, 812],
  [360, 740],
  [412, 915],
] as const) {
  test.describe(`on a phone of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true, like: { lang: 'de' } });

    test('a hint fits below question and wheels and above the answers, and a finger can take it', async ({ page }) => {
      const lamp = page.getByRole('button', { name: 'Tipp', exact: true });
      await openTable(page);
      await lamp.tap();
      await ways(page).first().waitFor();
      expect(await overlaps(page, ['.ask', '.tabs', '.fan', '.bar'])).toEqual([]);
      await picture(page, `hint-choose-${width}`);
      await resolving(page);
      await lamp.tap();
      await ways(page).first().waitFor();
      expect(await overlaps(page, ['.ask', '.wh', '.tabs', '.dec'])).toEqual([]);
      await picture(page, `hint-phone-${width}`);
      const box = await ways(page).first().boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      const { length } = await settled(page);
      await ways(page).first().tap();
      expect((await settled(page)).length).toBeGreaterThan(length);
    });
  });
}

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 915, height: 412 }, hasTouch: true, isMobile: true, like: { lang: 'de' } });

  test('a hint lies beside what it names: land, market and answers stay in sight', async ({ page }) => {
    await resolving(page);
    await page.getByRole('button', { name: 'Tipp', exact: true }).tap();
    await ways(page).first().waitFor();
    expect(await overlaps(page, ['.decbody', '.bar', '.tabs', '.landpanel'])).toEqual([]);
    await page.goto('/');
    await openTable(page);
    await page.getByRole('button', { name: 'Tipp', exact: true }).tap();
    await ways(page).first().waitFor();
    expect(await overlaps(page, ['.fan', '.bar', '.tabs'])).toEqual([]);
  });
});

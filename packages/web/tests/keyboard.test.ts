import type { Page } from '@playwright/test';
import { expect, importGame, preferred, test } from './kit.ts';
import { recorded, recordedFee, recordedForest } from './recorded.ts';
import { settled } from './spy.ts';

/** From where the focus is when something is asked, no answer is more keys away than this. */
const MOST = 12;
const CONFIRM = '.choose .end';

/** The line that Enter would play, if any; nothing is gone to if the page as a whole has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!(at instanceof HTMLElement) || at === document.body) return 'nowhere';
    return at.dataset.action ?? (at.matches('main') ? 'table' : 'elsewhere');
  });

/** Presses a key; the focus stays at the table. */
async function key(page: Page, name: string): Promise<void> {
  await page.keyboard.press(name);
  await expect.poll(() => focused(page), `after ${name}`).not.toBe('nowhere');
}

/** The answers where choices stand, in their order, each with its digit if it has one. */
const choices = (page: Page) =>
  page.locator('.dec [data-action]:visible').evaluateAll(all =>
    (all as HTMLElement[]).map(({ dataset, firstElementChild: first }) => ({
      line: dataset.action ?? '',
      digit: first?.matches('.digit') ? (first.textContent ?? '') : '',
    })),
  );

/** Goes to something by a key. */
async function goTo(page: Page, name: string, isThere: () => Promise<boolean>): Promise<void> {
  const way: string[] = [];
  for (let keys = 0; keys <= MOST; keys++) {
    if (await isThere()) return;
    way.push(await focused(page));
    await key(page, name);
  }
  throw new Error(`more than ${MOST} keys away: ${way.join(', ')}`);
}

/** Chooses a hand: one card beside the other, then below them what takes it. */
async function takeHand(page: Page): Promise<void> {
  const confirm = page.locator(CONFIRM);
  const has = (css: string) => page.evaluate(one => document.activeElement?.matches(one) === true, css);
  for (let card = 0; !(await confirm.isEnabled()); card++) {
    await goTo(page, 'ArrowRight', () => has('.pcard[data-action]'));
    await key(page, card % 2 === 0 ? 'Enter' : 'Space');
  }
  await goTo(page, 'Tab', () => has(CONFIRM));
  await key(page, 'Enter');
}

/** Answers by the digit of an answer, or goes there. */
async function answer(page: Page, turn: number): Promise<void> {
  const offered = await choices(page);
  const line = preferred(
    offered.map(one => one.line),
    turn,
  );
  const digit = offered.find(one => one.line === line)?.digit;
  if (digit && turn % 2 === 0) return key(page, digit);
  const at = await focused(page);
  const isBefore = offered.findIndex(one => one.line === line) < offered.findIndex(one => one.line === at);
  await goTo(page, isBefore ? 'Shift+Tab' : 'Tab', async () => (await focused(page)) === line);
  await key(page, turn % 3 === 0 ? 'Space' : 'Enter');
}

test('a whole game between two is played with the keyboard alone', async ({ page }) => {
  let heard = await importGame(page, recorded('recorded-two', { asks: 'choose', period: 1 }));
  await key(page, 'ArrowDown');
  for (let turn = 0; !heard.over; turn++) {
    expect(turn, 'the game ends').toBeLessThan(300);
    await expect.poll(() => focused(page), `an answer to ${heard.question}`).toMatch(/^A /);
    if (heard.question === 'choose') await takeHand(page);
    else await answer(page, turn);
    heard = await settled(page);
  }
  await expect(page.locator('main[data-over]')).toBeVisible();
  await key(page, 'Tab');
});

test('a key that is held plays once', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'play', period: 2, round: 1 }));
  await key(page, 'ArrowDown');
  await page.keyboard.down('Enter');
  const { length } = await settled(page);
  await expect.poll(() => focused(page)).toMatch(/^A (use|fee|end)/);
  for (let again = 0; again < 3; again++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect((await settled(page)).length).toBe(length);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.heard.length)).toBeGreaterThan(length);
});

/** Goes to an answer of Black Forest, takes it, and has the focus on the next one. */
async function take(page: Page, name: string, wanted: RegExp): Promise<void> {
  const { length } = await settled(page);
  await goTo(page, name, async () => wanted.test(await focused(page)));
  await key(page, 'Enter');
  await expect.poll(() => page.evaluate(() => window.heard.length)).toBeGreaterThan(length);
  await settled(page);
  await expect.poll(() => focused(page)).toMatch(/^A /);
}

test('Black Forest by keys: a way and its fee', async ({ page }) => {
  const { text, move } = recordedFee('black-forest-four-b');
  await importGame(page, text);
  await key(page, 'ArrowDown');
  expect(await focused(page), 'a space comes before begging').toMatch(/^A move /);
  await take(page, 'Tab', new RegExp(`^${move}$`));
  await expect(page.locator('.log')).toContainText(/Ada pays 1 /);
});

test('Black Forest by keys: a herd that does not fit', async ({ page }) => {
  await importGame(page, recordedForest('black-forest-four-b', / keep /));
  await key(page, 'ArrowDown');
  await take(page, 'Tab', /^A keep /);
});

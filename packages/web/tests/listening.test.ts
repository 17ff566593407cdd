import type { Page } from '@playwright/test';
import { expect, importGame, offered, preferred, press, test } from './kit.ts';
import { recorded } from './recorded.ts';
import { settled } from './spy.ts';

/** What has the focus: `nowhere` if the page as a whole has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return 'nowhere';
    return at.matches('main') ? 'table' : (at.getAttribute('aria-label') ?? at.textContent ?? '').trim();
  });

const isAt = (page: Page, what: string | RegExp) => expect.poll(() => focused(page)).toMatch(what);

/** Notes everything that is read out from now on. */
const listen = (page: Page) =>
  page.locator('main > .panelbox [aria-live]').evaluate(region => {
    const heard: string[] = [];
    Object.assign(window, { readOut: heard });
    const note = () => heard.push(region.textContent ?? '');
    new MutationObserver(note).observe(region, { characterData: true, childList: true, subtree: true });
  });
const readOut = (page: Page) => page.evaluate(() => (window as unknown as { readOut: string[] }).readOut.splice(0));

test('the focus never falls off the table', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'pit-worker' }));
  await isAt(page, 'table');
  await page.getByRole('button', { name: 'Hint' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.hints').getByRole('button', { name: 'Close' }).press('Escape');
  await isAt(page, 'Hint');
  await page.getByRole('button', { name: 'Look at the land of Bruno' }).press('Enter');
  await page.locator('.looking').press('Enter');
  await isAt(page, 'Look at the land of Bruno');
  await page.getByRole('button', { name: 'Table menu' }).press('Enter');
  await page.keyboard.press('Escape');
  await isAt(page, 'Table menu');
  // an answer by the keyboard goes on to the next question, one by the mouse to the table
  await page.locator('.opts [data-action]').last().press('Enter');
  await settled(page);
  await isAt(page, /Ability|End turn|\d/);
  await page.locator('[data-action="A end"]').click();
  await expect.poll(() => focused(page)).not.toBe('nowhere');
});

test('results and the hand-over have the focus', async ({ page }) => {
  await importGame(page, recorded('recorded-three'));
  await isAt(page, 'table');
  await page.getByRole('button', { name: 'Look at the table' }).press('Enter');
  await page.locator('.resultbar .end').press('Enter');
  await expect.poll(() => focused(page)).not.toBe('nowhere');
  await page.goto('/');
  await page.getByRole('button', { name: 'Same device' }).first().click();
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await page.locator('.cover').waitFor();
  await isAt(page, 'Show the table');
  await page.keyboard.press('Enter');
  await isAt(page, /^Feudal Lord/);
});

test('tiles say whether they can be paid, players what everybody may know of them', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'pit-worker' }));
  const market = page.getByRole('region', { name: 'Market' });
  await expect(market.getByRole('button', { name: /^Lumber Storage.* You can pay it\.$/ })).toBeVisible();
  await expect(market.getByRole('button', { name: /^Joinery.* You cannot pay it yet\.$/ })).toBeVisible();
  const bruno = page.getByRole('article').filter({ hasText: 'Bruno' });
  await expect(bruno).toContainText('2 points');
  await expect(bruno).toContainText('2 slots free');
  await expect(bruno).toContainText('3 cards in hand or face down');
  await expect(bruno.locator('.follow')).toContainText('Charcoal Burner');
  await expect(page.getByRole('button', { name: /^(b2|c1|d2): empty space$/ }), 'no space is named twice').toHaveCount(
    0,
  );
  const small = await page.locator('a[href]:visible, button:visible, summary:visible').evaluateAll(all =>
    all.flatMap(one => {
      const { width, height } = one.getBoundingClientRect();
      return one.matches('.skip') || (width >= 24 && height >= 24) ? [] : [one.outerHTML.slice(0, 80)];
    }),
  );
  expect(small, 'everything that is pressed is large enough').toEqual([]);
});

test('a question is read out once, with the cards chosen so far', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'choose', period: 2 }));
  await listen(page);
  for (let i = 0; i < 2; i++) await page.locator('.pcard[data-action]').nth(i).click();
  await expect(page.locator('.ask h1')).toContainText('(2 of 5)');
  await expect(page.locator('.choose [role=status]')).toHaveText('3 to go');
  const heard = (await readOut(page)).join(' ');
  expect(heard.match(/Choose 5 cards/g) ?? []).toHaveLength(0);
});

test('whole games keep the focus', async ({ page }) => {
  await importGame(page, recorded('recorded-two', { asks: 'play', period: 4, round: 1 }));
  let heard = await settled(page);
  for (let turn = 0; turn < 60 && !heard.over; turn++) {
    heard = await press(page, preferred(await offered(page), turn) ?? '');
    expect.soft(await focused(page), heard.question ?? 'over').not.toBe('nowhere');
  }
});

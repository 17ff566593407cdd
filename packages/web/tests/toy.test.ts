import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './kit.ts';

test.use({
  baseURL: `http://localhost:${process.env.WALDGLAS_TOY_PORT}`,
  // the cards that are drawn in the toy lie open
  expected: /players\.\d\.drawn/,
});

test('a game that the table knows nothing about is played to its end', async ({ page }) => {
  await page.goto('/play/toy?speed=off');
  const table = page.locator('main.table');
  await expect(table).toHaveAttribute('data-ready', '');
  await expect(page.locator('.ask h1')).toHaveText('Which card do you pick?');
  await expect(page.locator('.bowl')).toContainText(/\d blue, \d green/);
  for (let press = 0; press < 60 && (await page.locator('main.table[data-over]').count()) === 0; press++) {
    const length = await table.getAttribute('data-length');
    // swapping marbles would only pass the time
    await page.locator('[data-action]:not([data-action$=" swap"])').first().click();
    await expect(page.locator(`main.table[data-ready]:not([data-length="${length}"])`)).toBeVisible();
  }
  await expect(page.locator('.results .sheet')).toHaveCount(3);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('main.replay[data-ready]').waitFor();
  await page.keyboard.press('End');
  await expect(page.locator('.happened')).not.toBeEmpty();
});

test('it can be taken back, asked about and gone on with like any other', async ({ page }) => {
  await page.goto('/play/toy?speed=off');
  const table = page.locator('main.table[data-ready]');
  const picks = page.locator('[data-action*=" pick "]');
  await picks.first().click();
  await expect(table).toHaveAttribute('data-length', /[1-9]/);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.reload();
  await expect(page.locator('.ask h1')).toHaveText('Which card do you pick?');
  await page.keyboard.press('1');
  await expect(page.locator('.ask h1')).toHaveText('What do you do?');
});

test('it is offered, set up and kept like any other', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('article.game', { has: page.getByRole('heading', { name: 'Toy' }) });
  await expect(card).toContainText('a bowl of marbles');
  await expect(card.getByRole('link', { name: 'Rules' }), 'it has none to read').toHaveCount(0);
  await card.getByRole('button', { name: 'Play against the computer' }).click();
  await expect(page.locator('dialog .variants .switch')).toHaveCount(0);
  await page.locator('dialog').getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.ask h1')).toHaveText('Which card do you pick?');
  await page.goto('/');
  await expect(page.locator('.saved .goon')).toContainText('round 1');
});

test('it is not shipped', () => {
  const built = new URL('../dist/', import.meta.url);
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter(name => /\.(js|html)$/.test(name));
  expect(files.length).toBeGreaterThan(10);
  const words = ['Which marble do you take out of the bowl', 'a bowl of marbles', 'toy-2'];
  const shipped = files.filter(name => {
    const text = readFileSync(new URL(name, built), 'utf8');
    return words.some(word => text.includes(word));
  });
  expect(shipped).toEqual([]);
});

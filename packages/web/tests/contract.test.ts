import type { Page } from '@playwright/test';
import { expect, importGame, offered, openTable, playOut, press, seated, test } from './kit.ts';
import { recorded } from './recorded.ts';

const table = (page: Page) => page.locator('main.table');
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('dealing a game gives the page the address of that game, and a reload opens it', async ({ page }) => {
  const { id } = await openTable(page);
  expect(pathOf(page)).toBe(`/games/${id}`);
  await page.reload();
  expect((await seated(page)).id).toBe(id);
  expect(pathOf(page)).toBe(`/games/${id}`);
});

test('a game that is begun or opened on the start page has its address, too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Glass Road' }).click();
  const first = await seated(page);
  expect(pathOf(page)).toBe(`/games/${first.id}`);
  await page.goBack();
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await seated(page)).id).toBe(first.id);
  expect(pathOf(page)).toBe(`/games/${first.id}`);
});

test('the address to play deals another game each time', async ({ page }) => {
  const first = await openTable(page);
  const second = await openTable(page);
  expect(second.id).not.toBe(first.id);
});

test('the table tells its length, and when it is over', async ({ page }) => {
  const heard = await importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'pit-worker' }));
  await expect(table(page)).toHaveAttribute('data-length', String(heard.length));
  await expect(table(page)).not.toHaveAttribute('data-over');
  const after = await press(page, 'A use 1');
  expect(after.length).toBeGreaterThan(heard.length);
  await expect(table(page)).toHaveAttribute('data-length', String(after.length));
  const { over, length } = await playOut(page);
  expect(over).toBe(true);
  await expect(table(page)).toHaveAttribute('data-over', '');
  await expect(table(page)).toHaveAttribute('data-length', String(length));
});

test('every option is a button with its line, and the card or building it is about is named', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'play', period: 2, round: 2 }));
  const plays = (await offered(page)).filter(line => / play /.test(line));
  expect(plays.length).toBeGreaterThan(1);
  for (const line of plays) {
    const button = page.locator(`button[data-action="${line}"]`).first();
    await expect(button).toHaveAttribute('data-id', line.replace('A play ', ''));
  }
  await importGame(page, recorded('recorded-three', { asks: 'build', period: 1, card: 'cultivator' }));
  const builds = (await offered(page)).filter(line => / build \S+$/.test(line));
  expect(builds.length).toBeGreaterThan(0);
  for (const line of builds) {
    const [, , id = ''] = line.split(' ');
    expect(await page.locator(`button[data-action="${line}"][data-id="${id}"]`).count()).toBeGreaterThan(0);
  }
  await press(page, builds[0] ?? '');
  const cells = (await offered(page)).filter(line => / cell /.test(line));
  expect(cells.length).toBeGreaterThan(0);
  for (const line of cells) await expect(page.locator(`.land button[data-action="${line}"]`)).toHaveCount(1);
});

test('an anytime action is a button once its tile is open', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'pit-worker' }));
  await page.locator('.land [data-id="charcoal-kiln"]').click({ button: 'right' });
  await expect(page.locator('dialog [data-action="A convert charcoal-kiln"]')).toBeVisible();
});

test('the hand-over goes on by its button', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Same device' }).first().click();
  await page.locator('dialog').getByRole('button', { name: 'Begin' }).click();
  await page.locator('.cover').waitFor();
  await page.locator('[data-next]').click();
  await expect(page.locator('.pcard[data-action]').first()).toBeVisible();
});

test.describe('where things move', () => {
  test.use({ reducedMotion: 'no-preference', like: { speed: 'slow' } });

  test('an address can ask to play without waiting', async ({ page }) => {
    await page.goto('/play/glass-road?speed=off');
    await seated(page);
    expect(await page.locator('html').evaluate(root => root.style.getPropertyValue('--pace'))).toBe('0');
    expect(new URL(page.url()).search, 'also after a reload').toBe('?speed=off');
    await page.goto('/');
    expect(await page.locator('html').evaluate(root => root.style.getPropertyValue('--pace')), 'it is not kept').toBe(
      '2',
    );
  });
});

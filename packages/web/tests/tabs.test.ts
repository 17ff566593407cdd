import { expect, openTable, playWhile, seated, test } from './kit.ts';

test('an old list of games goes on with the newest moves', async ({ page, anotherTab }) => {
  const { id } = await openTable(page);
  await playWhile(page, ({ question }) => question === 'choose');
  await page.goto('/');
  const goOn = page.getByRole('button', { name: 'Continue' });
  await goOn.waitFor();

  const tab = await anotherTab();
  await tab.goto('/');
  await tab.getByRole('button', { name: 'Continue' }).click();
  const before = await seated(tab);
  const { length } = await playWhile(tab, now => now.length < before.length + 5);
  await tab.close();

  await goOn.click();
  const after = await seated(page);
  expect(after.id).toBe(id);
  expect(after.length).toBeGreaterThanOrEqual(length);
});

test('a second tab does not change which game Continue means', async ({ page, anotherTab }) => {
  const { id } = await openTable(page);
  await playWhile(page, ({ question }) => question === 'choose');
  const second = await anotherTab();
  await openTable(second);
  await page.goto('/');
  await expect(page.locator('.goon')).toContainText(/Against Bruno \(.+\) and Wilma.*period 1 · .* points? ·/s);
  const third = await anotherTab();
  await third.goto('/');
  for (const tab of [page, third]) {
    await tab.getByRole('button', { name: 'Continue' }).click();
    expect((await seated(tab)).id, 'what was dealt elsewhere and not played is not meant').toBe(id);
    await tab.close();
  }
});

test.describe('a game that is open in one tab', () => {
  test.use({ expected: /open in another tab/ });

  test('is not opened in another one, and can be once the first is closed', async ({ page, anotherTab }) => {
    const { id = '' } = await openTable(page);
    const tab = await anotherTab();
    await tab.goto('/');
    await tab.getByRole('button', { name: 'Continue' }).click();
    await expect(tab.getByRole('alert')).toContainText('open in another tab');
    await expect(tab).toHaveURL('/');

    await tab.goto(`/games/${id}`);
    await expect(tab.getByRole('alert')).toContainText('open in another tab');
    await expect(tab.getByRole('link', { name: 'Start page' })).toBeVisible();

    const { length } = await playWhile(page, ({ question }) => question === 'choose');
    await page.close();
    await tab.reload();
    const after = await seated(tab);
    expect([after.id, after.length]).toEqual([id, length]);
  });
});

test('a game that is not to be had is not replaced by another one', async ({ page }) => {
  for (const path of ['/games/nobody-kept-this', '/games/nobody-kept-this/replay']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('cannot be opened');
    expect(await page.evaluate(() => window.heard.id)).toBeUndefined();
  }
  await page.getByRole('link', { name: 'Start page' }).click();
  await page.getByRole('button', { name: 'Play Glass Road' }).click();
  await seated(page);
});

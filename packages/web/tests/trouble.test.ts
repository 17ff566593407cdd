import type { Page } from '@playwright/test';
import { expect, openTable, playWhile, test } from './kit.ts';

/** Lets a script run in the worker of every table before it begins. */
async function inTable(page: Page, script: string): Promise<void> {
  await page.route('**/table-worker*.js', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script};${await response.text()}` });
  });
}

test('a browser that does not keep games says so once, and the game goes on', async ({ page }) => {
  await inTable(
    page,
    `const { put } = IDBObjectStore.prototype;
     IDBObjectStore.prototype.put = function (game) {
       const request = put.call(this, game);
       this.transaction.abort();
       return request;
     };`,
  );
  await openTable(page);
  const told = page.getByRole('alert');
  await expect(told).toContainText('does not keep games');
  const waiting = page.waitForEvent('download');
  await told.getByRole('button', { name: 'Save as file' }).click();
  await waiting;
  await told.getByRole('button', { name: 'Close' }).click();
  await playWhile(page, ({ question }) => question === 'choose');
  await expect(told).toHaveCount(0);
});

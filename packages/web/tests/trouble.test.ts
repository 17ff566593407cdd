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

test.describe('a bot that thinks for long', () => {
  test.use({ players: 2 });

  test('can be made to play now', async ({ page }) => {
    // the first bot hears nothing of what it is asked
    await inTable(
      page,
      `const Real = Worker;
       let woken = 0;
       self.Worker = function (url, options) {
         const worker = new Real(url, options);
         if (woken++ === 0) worker.postMessage = () => {};
         return worker;
       };`,
    );
    await page.goto('/play/black-forest');
    const now = page.getByRole('button', { name: 'Play now' });
    const own = page.locator('[data-action]').first();
    await now.or(own).first().waitFor();
    // who begins is dealt: if it is the person, the bot comes after that turn
    while (!(await now.isVisible())) {
      const end = page.locator('[data-action$=" end"]');
      await ((await end.count()) > 0 ? end : own).first().click();
      await now.or(own).first().waitFor();
    }
    await now.click();
    await expect(now).toHaveCount(0);
    await expect(own).toBeVisible();
  });
});

test.describe('a client that was renewed on the server', () => {
  test.use({ expected: /Failed to load resource|404 .*-gone|net::ERR/ });

  test('asks bots that could not come again after the next move', async ({ page }) => {
    // what a worker fetches goes past the routes of a test: the first bots are asked for by a name that is gone
    await inTable(
      page,
      `const Real = Worker;
       let woken = 0;
       self.Worker = function (url, options) {
         return new Real(woken++ === 0 ? '/assets/bot-worker-gone.js' : url, options);
       };`,
    );
    await page.goto('/play/glass-road');
    const told = page.getByRole('alert');
    await expect(told).toContainText('do not answer');
    await playWhile(page, ({ question }) => question === 'choose');
    await expect(told).toHaveCount(0);
  });

  test('says so if it has no table any more', async ({ page }) => {
    await page.route('**/table-worker*', route => route.abort());
    await page.goto('/play/glass-road');
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await expect(page.getByText('Nothing is lost')).toHaveCount(0);
  });
});

test.describe('in a language that cannot be had', () => {
  test.use({ like: { lang: 'de' }, expected: /Failed to load resource|net::ERR/ });

  test('the page is there all the same', async ({ page }) => {
    await page.route('**/de-*.js', route => route.abort());
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('of two languages asked for, the one asked for last is spoken', async ({ page }) => {
  let letCome: () => void = () => undefined;
  const late = new Promise<void>(done => {
    letCome = done;
  });
  await page.route('**/de-*.js', async route => {
    await late;
    await route.continue();
  });
  await page.goto('/');
  const [german, polish] = ['DE', 'PL'].map(name => page.getByRole('button', { name, exact: true }));
  await german?.click();
  await polish?.click();
  const heading = page.locator('h1');
  await expect(heading).toContainText('szkło');
  const came = page.waitForEvent('requestfinished', request => /\/de-/.test(request.url()));
  letCome();
  await came;
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
  await expect(heading).toContainText('szkło');
});

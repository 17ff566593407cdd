import type { Page } from '@playwright/test';
import { type ClientServer, serveBuilt } from './client-server.ts';
import { expect, playOut, playWhile, press, seated, test } from './kit.ts';

test.use({
  serviceWorkers: 'allow',
  // what the server does not answer is told by the browser
  expected: /ERR_CONNECTION_REFUSED|ERR_FAILED|404|service worker/i,
});

let server: ClientServer;
test.beforeEach(async () => {
  server = await serveBuilt();
});
test.afterEach(() => server.close());

/** Visits the start page once, until the browser has kept the client. */
async function visit(page: Page): Promise<void> {
  await page.goto(`${server.address}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

const build = (page: Page) => page.locator('body').getAttribute('data-build');

test('after the first visit everything local works without a server: a whole game, solo, lessons, rules', async ({
  page,
}) => {
  await visit(page);
  await server.close();
  await page.goto(`${server.address}/play/glass-road`);
  await seated(page);
  expect((await playOut(page)).over).toBe(true);
  await page.goto(`${server.address}/`);
  // the finished game is kept
  await expect(page.locator('.saved li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Solo' }).first().click();
  await seated(page);
  await page.goto(`${server.address}/learn/glass-road`);
  await expect(page.locator('[data-wanted]')).toBeVisible();
  await page.goto(`${server.address}/rules/glass-road`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // an address of an online table gets the page as well
  await page.goto(`${server.address}/t/abc`);
  await expect(page.locator('#app')).not.toBeEmpty();
});

test.describe('an opponent that has learned', () => {
  test.use({ level: 'hardest', players: 2 });
  const FOREST_WEIGHTS = /black-forest.*\.weights$/;
  const askedFor = () => server.asked.filter(one => FOREST_WEIGHTS.test(one)).length;

  /** Begins a game, and plays a turn that the bot answers. */
  async function playOneTurn(page: Page): Promise<void> {
    await page.goto(`${server.address}/play/black-forest`);
    await seated(page);
    let hasEnded = false;
    await playWhile(
      page,
      () => !hasEnded,
      line => {
        hasEnded = line.endsWith(' end');
        return press(page, line);
      },
    );
  }

  test('is kept with what it has learned once somebody has played against it', async ({ page }) => {
    await visit(page);
    expect(askedFor()).toBe(0);
    await page.reload();
    await playOneTurn(page);
    expect(askedFor()).toBe(1);
    await server.close();
    await playOneTurn(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is played for by the journeyman if that does not come, and the table says so', async ({ page }) => {
    server.withhold(/\.weights$/);
    await playOneTurn(page);
    await expect(page.getByRole('alert')).toContainText('the journeyman plays in its place');
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('the worker answers nothing that belongs to the server', async ({ page }) => {
  await visit(page);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const address of ['/api/tables', '/healthz', '/metrics']) {
    const before = server.asked.length;
    const status = await page.evaluate(async one => (await fetch(one)).status, address);
    expect(status, address).toBe(404);
    await page.goto(server.address + address);
    expect(server.asked.slice(before).filter(one => one === address)).toHaveLength(2);
    await page.goto(`${server.address}/`);
  }
});

test('a newer version is offered where no game is shown, never in the middle of one; games survive it', async ({
  page,
  anotherTab,
}) => {
  await visit(page);
  await page.goto(`${server.address}/play/glass-road`);
  const { id } = await seated(page);
  await server.release();
  const other = await anotherTab();
  await other.goto(`${server.address}/`);
  await other.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise(done => setTimeout(done, 50));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // a game is shown in the first tab
  await expect(other.locator('.newversion')).toHaveCount(0);
  expect(await page.locator('.newversion').count()).toBe(0);
  expect(await build(other)).toBe(null);
  await page.goto(`${server.address}/`);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => build(page).catch(() => null)).toBe('2');
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await seated(page)).id).toBe(id);
});

test('the site can be installed: manifest with icons that there are', async ({ page }) => {
  await page.goto(`${server.address}/`);
  const sizes = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const { icons, display, start_url: start } = await (await fetch(link?.href ?? '')).json();
    const found: string[] = [display, start];
    for (const { src, sizes: said, type } of icons) {
      if (type !== 'image/png') continue;
      const picture = await createImageBitmap(await (await fetch(src)).blob());
      found.push(`${said} ${picture.width}x${picture.height}`);
    }
    return found;
  });
  expect(sizes).toEqual(['standalone', '/', '192x192 192x192', '512x512 512x512', '512x512 512x512']);
});

import { test as bare } from '@playwright/test';
import { expect, test } from './kit.ts';

/** What is found out only by running: the words of the language, and the workers. */
const FOUND = /^\/assets\/(en|table-worker|advisor-worker)-/;

test('the page of a table names all its code ahead', async ({ page, request }) => {
  async function named(path: string): Promise<readonly string[]> {
    const html = await (await request.get(path)).text();
    return Array.from(html.matchAll(/(?:src|rel="modulepreload"[^>]*href)="([^"]+\.js)"/g), ([, file = '']) => file);
  }
  const [first, ...others] = await named('/');
  expect(others).toEqual([]);
  const files = await named('/play/glass-road');
  expect(files.length).toBeGreaterThan(1);
  expect(files[0]).toBe(first);
  const asked: string[] = [];
  page.on('request', one => asked.push(new URL(one.url()).pathname));
  await page.goto('/play/glass-road');
  await page.waitForSelector('[data-ready]');
  const ready = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.endsWith('.js')),
  );
  expect(ready.filter(path => !FOUND.test(path)).toSorted()).toEqual(files.toSorted());
  // by the same name, so that nothing comes twice
  expect(asked.filter(path => files.includes(path)).toSorted()).toEqual(files.toSorted());
});

test('cards to choose come first, land and wheels right after', async ({ page }) => {
  await page.addInitScript(() => {
    const count = (what: string) => document.querySelectorAll(what).length;
    const first = { cards: 0, boards: 0 };
    Object.assign(window, { first });
    new MutationObserver(() => {
      if (first.cards > 0 || count('[data-ready]') === 0) return;
      Object.assign(first, { cards: count('.pcard:enabled'), boards: count('.landpanel, .wheel') });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/play/glass-road');
  await expect(page.locator('.landpanel, .wheel')).toHaveCount(3);
  expect(await page.evaluate(() => 'first' in window && window.first)).toEqual({ cards: 15, boards: 0 });
});

bare('a table that cannot be fetched in advance is missed only by who wants it', async ({ page }) => {
  await page.route('**/assets/table-page-*', route => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  // by then it would be told
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
  await expect(page.locator('.broken')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.broken')).toBeVisible();
});

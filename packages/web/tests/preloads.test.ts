import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as bare, type Page } from '@playwright/test';
import { expect, test } from './kit.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** What is found out only by running: the words of the language, workers, and bots, for which nobody waits. */
const FOUND = /^\/assets\/(en|[a-z-]+-worker|([a-z-]+-)?bots)-/;
/** Bytes, compressed, until a table can be played. */
const MOST = { code: 150_000, all: 500_000 };

/** The files that a page had asked for when it was ready, its worker's included. */
async function filesUntilReady(page: Page, path: string): Promise<readonly string[]> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-ready]')) return;
      observer.disconnect();
      Object.assign(window, { files: performance.getEntriesByType('resource').map(({ name }) => name) });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(path);
  const files = await page.waitForFunction(() => 'files' in window && (window.files as string[]));
  return [...new Set((await files.jsonValue()) || [])].map(name => new URL(name).pathname);
}

/** What a built file weighs on the wire. */
function weight(path: string): number {
  const file = DIST + path;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

for (const game of ['glass-road', 'black-forest']) {
  test(`the page of a table of ${game} names all its code ahead, and is light`, async ({ page, request }) => {
    const path = `/play/${game}`;
    const html = await (await request.get(path)).text();
    const named = Array.from(html.matchAll(/(?:src|rel="modulepreload"[^>]*href)="([^"]+\.js)"/g), ([, file]) => file);
    const files = (await filesUntilReady(page, path)).filter(file => !/bots?-/.test(file));
    // by the same names, or they would come twice; the worker has nothing of its own but its first lines
    expect(files.filter(file => file.endsWith('.js') && !FOUND.test(file)).toSorted()).toEqual(named.toSorted());
    expect(named.filter(file => file?.includes(`/${game}-rules-`))).toHaveLength(1);
    const total = (list: readonly string[]) => list.reduce((sum, file) => sum + weight(file), weight(`${path}.html`));
    expect(total(files.filter(file => /\.(js|css)$/.test(file)))).toBeLessThan(MOST.code);
    expect(total(files)).toBeLessThan(MOST.all);
  });
}

test('the start page names its code ahead, and none of a table', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const files = (await filesUntilReady(page, '/')).filter(file => file.endsWith('.js') && !FOUND.test(file));
  for (const file of files) expect(html).toContain(file);
  expect(files.filter(file => /\/(table|core|[a-z-]+-rules)-/.test(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(1);
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
  await page.route(/\/assets\/table-(?!worker)/, route => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  // by then it would be told
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
  await expect(page.locator('.broken')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play Glass Road' }).click();
  await expect(page.locator('.broken')).toBeVisible();
});

import { expect, test } from './kit.ts';

/** What is found out only by running: the words of the language, and what workers load. */
const FOUND = /^\/assets\/(en|src|table-worker)-/;

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

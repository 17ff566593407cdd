import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, offered, playWhile, seated, test } from './kit.ts';

/** All that the client of version 0.2 had left in a browser: its database, its settings, its note of the open game. */
interface Left {
  readonly version: number;
  readonly games: readonly { readonly id: string; readonly over?: boolean; readonly record?: string }[];
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

const LEFT: Left = JSON.parse(readFileSync(new URL('fixtures/kept-by-0.2.json', import.meta.url), 'utf8'));
const linesIn = (record: string) => record.split('\n').filter(line => /^[A-D] /.test(line)).length;

/** Puts everything back as it was left, before the client runs for the first time. */
async function leave(page: Page, left: Left = LEFT): Promise<void> {
  await page.route('**/leave', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/leave');
  await page.evaluate(async ({ version, games, local, session }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open('waldglas', version);
      request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const transaction = request.result.transaction('games', 'readwrite');
        for (const game of games) transaction.objectStore('games').put(game);
        transaction.oncomplete = () => {
          request.result.close();
          resolve();
        };
        transaction.onabort = () => reject(transaction.error);
      };
    });
  }, left);
}

test('games kept by the client before are listed', async ({ page }) => {
  await leave(page);
  await page.goto('/');
  await expect(page.locator('.saved .row, .saved .goon')).toHaveCount(LEFT.games.length);
  await expect(page.locator('.saved')).toContainText('Against Bruno and Wilma');
});

for (const { id, over = false, record = '' } of LEFT.games) {
  test(`a ${over ? 'finished' : 'running'} one opens where it was left, and goes on: ${id}`, async ({ page }) => {
    await leave(page);
    await page.goto(`/games/${id}`);
    const heard = await seated(page);
    expect([heard.id, heard.over]).toEqual([id, over]);
    // bots may have played on
    expect(heard.length).toBeGreaterThanOrEqual(linesIn(record));
    if (over) return;
    await page
      .locator('.cover button')
      .click({ timeout: 1000 })
      .catch(() => undefined);
    expect(await offered(page)).not.toEqual([]);
    const { length } = await playWhile(page, now => now.length < heard.length + 3);
    await page.reload();
    expect((await seated(page)).length).toBeGreaterThanOrEqual(length);
  });
}

test('what is broken hides no other game, and a table can be set up all the same', async ({ page }) => {
  const [sound] = LEFT.games;
  const bare = { id: 'bare', game: 'glass-road', record: sound?.record ?? '', updated: Date.now(), over: false };
  const local = { ...LEFT.local, 'waldglas.setup.bots': '{"players":"many","seats":[{}],"variants":7}' };
  await leave(page, {
    ...LEFT,
    games: [...LEFT.games, bare, { id: 'nothing' }, { ...bare, id: 'no record', record: 'x' }],
    local,
  });
  await page.goto('/');
  // one without its seats has a person and bots; what is no game is not listed
  await expect(page.locator('.saved .row, .saved .goon')).toHaveCount(LEFT.games.length + 1);
  await page.goto('/games/bare');
  expect((await seated(page)).id).toBe('bare');
  await page.goto('/play/glass-road');
  expect(await seated(page)).toMatchObject({ over: false });
});

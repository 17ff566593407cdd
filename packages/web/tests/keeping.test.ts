import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, importGame, offered, openTable, playWhile, seated, test } from './kit.ts';
import { recorded } from './recorded.ts';

/** The played lines of a game file. */
const played = (text: string) => text.split('\n').filter(line => /^([A-D]|score) /.test(line));

async function exported(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  return readFileSync(await (await waiting).path(), 'utf8');
}

test('a reload in the middle goes on with the same game', async ({ page }) => {
  const { id } = await openTable(page);
  const before = await playWhile(page, ({ question }) => question === 'choose');
  const options = await offered(page);
  await page.reload();
  const after = await seated(page);
  expect(after.id).toBe(id);
  expect(after.length).toBe(before.length);
  expect(await offered(page)).toEqual(options);
});

test('a game left for the start page is continued there', async ({ page }) => {
  const { id } = await openTable(page);
  const { length } = await playWhile(page, ({ question }) => question === 'choose');
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue' }).click();
  const after = await seated(page);
  expect([after.id, after.length]).toEqual([id, length]);
});

test('a finished game is imported, exported and comes back the same', async ({ page }) => {
  const text = recorded('recorded-three');
  expect((await importGame(page, text)).over).toBe(true);
  const again = await exported(page);
  expect(played(again)).toEqual(played(text));
  expect((await importGame(page, again)).over).toBe(true);
  await expect(page.locator('.results .sheet .total')).toHaveText(['5', '4½', '9½']);
});

test('a file that is no game is refused in words, and nothing is lost', async ({ page }) => {
  const { id } = await openTable(page);
  await page.goto('/');
  const faults = [
    ['hello', 'bad.game cannot be opened: it is not a game of Waldglas'],
    [
      recorded('recorded-three').replace('A play carpenter', 'A play king'),
      'bad.game cannot be opened: line 27: "king" is no card',
    ],
    [recorded('recorded-three').replace(/edition .*/, 'edition none'), 'line 7: there is no edition "none"'],
  ] as const;
  for (const [text, why] of faults) {
    await page.locator('input[type=file]').setInputFiles({
      name: 'bad.game',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await expect(page.getByRole('alert')).toContainText(why);
    await expect(page).toHaveURL('/');
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await seated(page)).id).toBe(id);
});

test('a replay goes through the game by keys, and one can play on from any moment', async ({ page }) => {
  const { id } = await importGame(page, recorded('recorded-three'));
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('main.replay[data-ready]').waitFor();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await expect(slider, 'it says what happened').toHaveAttribute('aria-valuetext', /^Step 2 of \d+: .*[A-Z]/);
  await expect(page.locator('.market .tile')).not.toHaveCount(0);
  const places = await page.locator('.market .tile').count();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
  await expect(page.locator('.market .tile.void'), 'what is taken leaves its place empty').not.toHaveCount(0);
  await expect(page.locator('.market .tile')).toHaveCount(places);
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  expect(Number(await slider.inputValue())).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const heard = await seated(page);
  expect(heard.over).toBe(false);
  expect(heard.id).not.toBe(id);
});

test('a replay of a running game names no hidden card', async ({ page }) => {
  // every hand of period 2 is chosen, and no card of it has been shown
  const text = recorded('recorded-three', { asks: 'play', period: 2, round: 1 });
  const { id, shown, period } = await importGame(page, text);
  expect({ shown, period }).toEqual({ shown: [], period: 2 });
  await page.goto(`/games/${id}/replay`);
  await page.locator('main.replay[data-ready]').waitFor();
  const steps = Number(await page.getByRole('slider').getAttribute('max'));
  expect(steps).toBeGreaterThan(20);
  await page.keyboard.press('End');
  for (let step = steps; step > steps - 6; step--) {
    await expect(page.getByRole('slider')).toHaveValue(String(step));
    const told = await page.locator('.happened, .before').allInnerTexts();
    // a line in words begins with its player; of what happened only the turn of a wheel does
    expect(told.join()).not.toMatch(/(Ada|Bruno|Wilma): (?!the (brick|glass)works turns)/);
    await page.keyboard.press('ArrowLeft');
  }
  // that no frame held a card is checked after every test
});

test('where several people play, the record of a running game waits for the end', async ({ page }) => {
  const text = recorded('recorded-three', { asks: 'play', period: 2, round: 1 });
  const { id } = await importGame(page, text.replaceAll(/^(# [BC]) random/gm, '$1 human'));
  await page.goto(`/games/${id}/replay`);
  await page.locator('main.replay[data-ready]').waitFor();
  await expect(page.getByText('wait until the game is over')).toBeVisible();
  // a branch or a file would show what the others hold
  await expect(page.getByRole('button', { name: /Play on|Save as file/ })).toHaveCount(0);
});

test('a game that begins with an answer of its own is gone on with, however long that takes', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, call: { name?: string }) {
      setTimeout(() => postMessage.call(this, call), call.name === 'act' ? 500 : 0);
    };
  });
  const { question, undoable } = await importGame(
    page,
    recorded('recorded-three', { asks: 'fee', period: 1, card: 'fish-farmer' }),
  );
  expect({ question, undoable }).toEqual({ question: 'use', undoable: 1 });
});

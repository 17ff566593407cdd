import type { Page } from '@playwright/test';
import { expect, importGame, offered, openTable, picture, playWhile, press, test } from './kit.ts';
import { recorded } from './recorded.ts';
import { settled } from './spy.ts';

const length = (page: Page) => page.evaluate(() => window.heard.length);

test('a plan is told in whole steps and carried out; then the tile can be paid for', async ({ page }) => {
  const before = await importGame(page, recorded('recorded-three', { asks: 'play', period: 2, round: 1 }));
  const tile = page.locator('.market [data-id="foresters-office"]');
  await expect(tile).toHaveClass(/s-conv/);
  await tile.click();
  const plan = page.locator('dialog .plan');
  await expect(plan).toContainText('One conversion gets you there');
  await expect(plan.locator('li')).toHaveText(/Charcoal Kiln.*brickworks/i);
  await picture(page, 'plan');
  await plan.getByRole('button').click();
  // the conversion with the answer to what it asks
  await expect.poll(() => length(page)).toBe(before.length + 2);
  await expect(plan).toHaveCount(0);
  await expect(tile).toHaveClass(/s-now/);
});

/** What the note below the choices lies over. */
function covered(all: readonly Element[]): readonly string[] {
  const note = document.querySelector('.heed')?.getBoundingClientRect();
  return all.flatMap(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const apart = !note || right <= note.left || left >= note.right || bottom <= note.top || top >= note.bottom;
    return apart ? [] : [one.textContent ?? ''];
  });
}

test('a pinned tile is marked, and whatever would eat its goods is warned about', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'pit-worker' }));
  const tile = page.locator('.market [data-id="storage"]');
  const pin = async (name: string) => {
    await tile.click({ button: 'right' });
    await page.locator('dialog').getByRole('button', { name, exact: true }).click();
  };
  await pin('Pin');
  await expect(tile.locator('.pin')).toBeVisible();
  const kiln = page.locator('[data-action="A convert charcoal-kiln"]').first();
  await kiln.hover();
  const note = page.locator('.heed');
  await expect(note).toContainText('your pinned building needs: Storage');
  await expect(note.locator('.chip')).toHaveAttribute('aria-label', '1 wood');
  await expect(note).toBeInViewport({ ratio: 1 });
  expect(await page.locator('.decbody button').evaluateAll(covered), 'it covers no choice and no card').toEqual([]);
  await expect(tile).toHaveClass(/s-lost/);
  await picture(page, 'pinned');
  await pin('Unpin');
  await expect(tile.locator('.pin')).toHaveCount(0);
  await kiln.hover();
  await expect(tile).toHaveClass(/s-lost/);
  await expect(note, 'what would be asked next').toContainText('Then: Charcoal Kiln');
});

test('the own building tells what it does, and converts sparingly, too', async ({ page }) => {
  const before = await importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'pit-worker' }));
  await page.locator('.cell.bld.use').first().click({ button: 'right' });
  await page
    .locator('dialog')
    .getByRole('button', { name: /take less/ })
    .click();
  await expect.poll(() => length(page)).toBe(before.length + 1);
  await expect(page.locator('.ask h1')).toContainText('Charcoal Kiln');
});

test('cards that a game was left with are laid out, and can be changed', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'choose', period: 1, hand: 3 }));
  await expect(page.locator('.pcard.on')).toHaveCount(3);
  await page.locator('.pcard.on').first().click();
  for (let i = 0; i < 3; i++) await page.locator('.pcard[data-action]').first().click();
  await page.getByRole('button', { name: 'Take these cards' }).click();
  const { question } = await settled(page);
  expect(question).not.toBe('choose');
});

test('own points answer what the pointer rests on', async ({ page }) => {
  await importGame(page, recorded('recorded-two', { asks: 'gift', period: 2 }));
  const points = page.locator('.pl.p1 .sc > [aria-hidden]');
  await expect(points).toHaveText('1');
  await page.locator('[data-action="A take"]').hover();
  await expect(points).toHaveText('1 › 2');
});

test('the cards of a hand are taken back and sent again all together', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'choose', period: 1, hand: 3 }));
  await page.getByRole('button', { name: 'Undo: choosing 3 cards' }).click();
  await expect(page.locator('.pcard.on')).toHaveCount(0);
  expect((await settled(page)).undoable).toBe(0);
  await page.keyboard.press('Control+y');
  await expect(page.locator('.pcard.on')).toHaveCount(3);
  expect((await settled(page)).undoable).toBe(3);
});

test('digits play what stands beside them, also where one may pass', async ({ page }) => {
  await importGame(page, recorded('recorded-two', { asks: 'play', period: 1, round: 3, offers: 'A pass' }));
  const lines = await offered(page);
  expect(lines).toContain('A pass');
  const digit = await page.locator('[data-action="A pass"] .kbd').innerText();
  await page.keyboard.press(digit);
  await expect.poll(async () => (await settled(page)).question).not.toBe('play');
  await expect(page.locator('.log')).not.toContainText('Ada plays Supplier');
});

test.describe('where turns end by themselves', () => {
  test.use({ like: { autoEnd: true } });

  test('a turn that ends by itself can be taken back for a while', async ({ page }) => {
    await page.clock.install();
    await importGame(page, recorded('recorded-three', { asks: 'use', period: 3, card: 'fish-farmer' }));
    await playWhile(page, ({ question }) => question === 'use' || question === 'wheel');
    const end = page.locator('.end.ending');
    await expect(end).toBeVisible();
    const before = await length(page);
    await page.keyboard.press('Control+z');
    await expect(end).toHaveCount(0);
    await page.clock.fastForward('01:00');
    expect(await page.evaluate(() => window.heard.asked)).toBe(true);
    expect(await length(page)).toBe(before + 1);
  });

  test('it waits as long as the pointer is at undo', async ({ page }) => {
    await page.clock.install();
    await importGame(page, recorded('recorded-three', { asks: 'use', period: 3, card: 'fish-farmer' }));
    await playWhile(page, ({ question }) => question === 'use' || question === 'wheel');
    await expect(page.locator('.end.ending')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).first().hover();
    const before = await length(page);
    await page.clock.runFor('00:20');
    expect(await length(page)).toBe(before);
    await page.mouse.move(640, 719);
    await page.clock.runFor('00:05');
    await expect.poll(() => length(page)).toBeGreaterThan(before);
  });

  test('left alone, such a turn ends', async ({ page }) => {
    await importGame(page, recorded('recorded-three', { asks: 'use', period: 3, card: 'fish-farmer' }));
    const asked = await playWhile(page, ({ question }) => question === 'use' || question === 'wheel');
    expect(asked.question).toBe('end');
    await expect.poll(() => page.evaluate(() => window.heard.question)).not.toBe('end');
  });
});

test('tiles of the market stay where they are when one is taken', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'build', period: 1, card: 'cultivator' }));
  const places = async () =>
    Object.fromEntries(
      await page
        .locator('.market [data-id]')
        .evaluateAll(tiles => tiles.map(one => [one.dataset.id ?? '', one.getBoundingClientRect().x] as const)),
    );
  const before = await places();
  const build = (await offered(page)).find(line => / build \S+$/.test(line)) ?? '';
  await press(page, build);
  await playWhile(page, ({ question }) => question === 'cell');
  const after = await places();
  expect(Object.keys(after).length).toBe(Object.keys(before).length - 1);
  for (const [tile, x] of Object.entries(after)) expect(x, tile).toBe(before[tile]);
});

test('after a reload everything lies as before: pin, places of the market, what happened meanwhile', async ({
  page,
}) => {
  await importGame(page, recorded('recorded-three', { asks: 'build', period: 1, card: 'carpenter' }));
  for (const line of ['A build foresters-lodge', 'A cell e2', 'A end']) await press(page, line);
  await page.locator('.market [data-id]').first().click({ button: 'right' });
  await page.locator('dialog').getByRole('button', { name: 'Pin', exact: true }).click();
  const lies = async () => {
    await expect(page.locator('.market .pin')).toHaveCount(1);
    return {
      tiles: await page
        .locator('.market .tile')
        .evaluateAll(tiles => tiles.map(one => (one instanceof HTMLElement ? (one.dataset.id ?? '') : ''))),
      pinned: await page.locator('.market .tile:has(.pin)').getAttribute('data-id'),
      since: await page.locator('.missed p').allInnerTexts(),
    };
  };
  const before = await lies();
  expect(before.tiles).toContain('');
  await page.reload();
  await settled(page);
  await expect.poll(lies).toEqual(before);
});

test('four at the table: every panel is whole, every tile as well', async ({ page }) => {
  await importGame(page, recorded('recorded-four', { asks: 'use', period: 2, card: 'fish-farmer' }));
  await expect(page.locator('.pl')).toHaveCount(4);
  await picture(page, 'four');
  const hidden = await page.evaluate(() => {
    const { bottom = 0 } = document.querySelector('.players')?.getBoundingClientRect() ?? {};
    return [...document.querySelectorAll('.pl')].filter(one => one.getBoundingClientRect().bottom > bottom + 1).length;
  });
  expect(hidden).toBe(0);
});

test('a line of the log leads to that moment, and back', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'carpenter' }));
  const line = page.locator('.log li a').nth(3);
  const words = await line.locator('..').getAttribute('title');
  await line.click();
  await page.locator('main.replay[data-ready]').waitFor();
  await expect(page.locator('.happened')).toContainText((words ?? '').split(' (')[0] ?? '-');
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page.locator('main.table[data-ready]')).toBeVisible();
});

test('language, theme and colours change at once, without reload', async ({ page }) => {
  await openTable(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  const form = page.locator('dialog form');
  await form.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.locator('.ask h1')).toHaveText(/Wähle 5 Karten/);
  await expect(form.getByText('Sprache', { exact: true })).toBeVisible();
  await form.getByRole('radio', { name: 'Dunkel' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await form.getByRole('checkbox', { name: /Farben, die/ }).check();
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'safe');
});

test('the settings name the letters of the game that is played', async ({ page }) => {
  const letters = async () => {
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: /^Settings/ }).click();
    return page.locator('.keys div', { hasText: 'read out' }).locator('dt');
  };
  await openTable(page);
  await expect(await letters()).toHaveText('W, C, M, O');
  await openTable(page, 'black-forest');
  await expect(await letters()).toHaveText('W, C, M, B, O');
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('.keys dt').first()).toBeVisible();
  await expect(page.locator('.keys div', { hasText: 'read out' })).toHaveCount(0);
});

test('the menu leads to all that can be done with the game: a copy of it, its replay, settings, rules', async ({
  page,
}) => {
  const { id } = await openTable(page);
  const open = () => page.getByRole('button', { name: 'Table menu' }).click();
  await open();
  const menu = page.locator('.tablemenu');
  await expect(menu.getByRole('link', { name: /^New game/ })).toHaveAttribute('href', '/play/glass-road');
  await expect(menu.getByRole('link', { name: /^Leave/ })).toHaveAttribute('href', '/');
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: /^Save/ }).click(),
  ]);
  expect(copy.suggestedFilename()).toMatch(/\.game$/);
  await open();
  await menu.getByRole('link', { name: /^Replay/ }).click();
  await page.locator('main.replay[data-ready]').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/games/${id}/replay`);
});

test.describe('without single keys', () => {
  test.use({ like: { singleKeys: false } });

  test('letters and digits do nothing', async ({ page }) => {
    const before = await importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'pit-worker' }));
    await page.keyboard.press('1');
    await page.keyboard.press('h');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.hints'), 'a key would have put it away again').toBeVisible();
    expect(await length(page)).toBe(before.length);
  });
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { blackForest } from '@waldglas/black-forest';
import { glassRoad } from '@waldglas/glass-road';
import { expect, playWhile, seated, test } from './kit.ts';

const BUILT_IN = JSON.parse(JSON.stringify(glassRoad.edition('gr-1')));

/** What somebody with the box found: three costs, and a forest in the west. */
const MINE = {
  ...BUILT_IN,
  name: 'Ada’s box',
  buildings: {
    ...BUILT_IN.buildings,
    ...Object.fromEntries(['inn', 'spa', 'kiln'].map(id => [id, { ...BUILT_IN.buildings[id], cost: { food: 1 } }])),
  },
  land: { ...BUILT_IN.land, tiles: BUILT_IN.land.tiles.with(0, { tile: 'forest', cells: ['b2', 'b3'] }) },
};

const FOREST = JSON.parse(JSON.stringify(blackForest.edition('bf-1')));

/** Another path, another ring, another tile in the estate, and three costs. */
const MY_FOREST = {
  ...FOREST,
  name: 'Ada’s forest',
  buildings: {
    ...FOREST.buildings,
    ...Object.fromEntries(['01A', '02A', '03A'].map(id => [id, { ...FOREST.buildings[id], cost: { brick: 1 } }])),
  },
  main: { ...FOREST.main, tiles: { ...FOREST.main.tiles, e3: 'pond' } },
  board: {
    ...FOREST.board,
    villages: FOREST.board.villages.with(0, { ...FOREST.board.villages[0], ring: ['fox', 'owl', 'stag', 'mouse'] }),
    paths: FOREST.board.paths.with(-1, ['feudal-lord', 'v3']),
  },
};

/** The set-up dialog of a game with a file chosen in it. */
async function withFile(page: Page, document: unknown, game = 0): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against the computer' }).nth(game).click();
  await page.locator('.rarely summary').click();
  await page.locator('[data-edition-file]').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(document)),
  });
}

test('a slip in a file of facts is told in plain words, and nothing is kept', async ({ page }) => {
  const board = { ...MY_FOREST.board, paths: FOREST.board.paths.filter((path: string[]) => !path.includes('count')) };
  await withFile(page, { ...MY_FOREST, board }, 1);
  await expect(page.getByRole('alert')).toContainText('board.paths: no path leads to count');
  await withFile(page, { ...MINE, land: { ...MINE.land, void: ['a9'] } });
  await expect(page.getByRole('alert')).toContainText('land.void[0]: a9 is off the grid, which goes from a1 to f4');
  await expect(page.getByRole('combobox', { name: 'Facts of the game' }).locator('option')).toHaveText(['as built in']);
});

test('a bot that has learned says by which facts it did', async ({ page }) => {
  await withFile(page, MINE);
  const opponent = page.getByRole('combobox', { name: 'Player 2: Computer' });
  await opponent.selectOption('hardest');
  await expect(page.locator('.seats li').nth(1)).toContainText('learned and measured with the built-in facts');
  await opponent.selectOption('medium');
  await expect(page.locator('.seats li').nth(1)).toContainText('; measured with the built-in facts');
});

for (const [game, facts] of [MINE, MY_FOREST].entries())
  test(`a game by other facts, ${facts.name}: set up, shown at the table, sent to a friend, replayed there`, async ({
    page,
    browser,
  }) => {
    await withFile(page, facts, game);
    await expect(page.getByRole('status').filter({ hasText: 'differ from the built-in ones' })).toBeVisible();
    await page.getByRole('button', { name: 'Begin' }).click();
    await seated(page);
    await expect(page.locator('[data-edition]')).toHaveText(`Other facts: ${facts.name}`);
    await playWhile(page, ({ length }) => length < 12);
    // a reload finds game and facts
    await page.reload();
    const { length } = await seated(page);
    await expect(page.locator('[data-edition]')).toBeVisible();
    await page.goto(`${new URL(page.url()).pathname}/replay`);
    await page.locator('main.replay[data-ready]').waitFor();
    await expect(page.locator('[data-edition]')).toBeVisible();
    // the land is there to be looked at
    const land = await page.locator('.stage').locator('.land, .domain').first().boundingBox();
    expect(land?.height).toBeGreaterThan(100);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    const text = readFileSync(await (await waiting).path(), 'utf8');
    expect(text).toMatch(/\nedition x-[0-9a-f]{32}\n/);
    expect(text.trimEnd().split('\n').at(-1)).toContain('facts {');
    // somebody else's browser has never heard of these facts
    const friend = await browser.newContext();
    const other = await friend.newPage();
    await other.addInitScript(() => {
      localStorage.setItem('waldglas.settings', JSON.stringify({ lang: 'en', speed: 'off', autoEnd: false }));
    });
    await other.goto('/');
    await other.locator('input[type=file]').setInputFiles({
      name: 'sent.game',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await expect(other.locator('[data-edition]')).toHaveText(`Other facts: ${facts.name}`);
    expect(Number(await other.locator('[data-length]').getAttribute('data-length'))).toBeGreaterThanOrEqual(length);
    await friend.close();
  });

test('facts once imported are offered at the next set-up, and can be removed', async ({ page }) => {
  await withFile(page, MINE);
  await expect(page.getByRole('combobox', { name: 'Facts of the game' })).toHaveValue(/^x-/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against the computer' }).first().click();
  await page.locator('.rarely summary').click();
  const facts = page.getByRole('combobox', { name: 'Facts of the game' });
  await expect(facts.locator('option')).toHaveText(['as built in', 'Ada’s box']);
  await facts.selectOption('Ada’s box');
  await page.getByRole('button', { name: 'Remove from this browser' }).click();
  await expect(facts.locator('option')).toHaveText(['as built in']);
});

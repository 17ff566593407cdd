import { expect, importGame, openTable, picture, playOut, test } from './kit.ts';
import { recordedForest } from './recorded.ts';

test.use({ level: 'apprentice' });

test.describe('two players', () => {
  test.use({ players: 2 });

  test('a whole game of Black Forest against a bot is played to its result and looked at again', async ({ page }) => {
    await openTable(page, 'black-forest');
    await picture(page, 'forest-begin');
    await playOut(page);
    await expect(page.locator('.results .sheet')).toHaveCount(2);
    await picture(page, 'forest-result');
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.locator('main.replay[data-ready]').waitFor();
    await page.keyboard.press('End');
    await expect(page.locator('.stage .forestmap')).toBeVisible();
    await picture(page, 'forest-replay');
    await page.getByRole('button', { name: 'Buildings' }).click();
    await expect(page.locator('.stage .buildings .bt.small')).not.toHaveCount(0);
    await expect(page.locator('.stage .forestmap')).toHaveCount(0);
    // before the first move nobody has built anything
    await page.keyboard.press('Home');
    await expect(page.locator('.stage .buildings .bt.taken')).toHaveCount(0);
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(page.locator('.stage .buildings')).toBeVisible();
    expect((await page.locator('.stage .forestmap').boundingBox())?.height).toBeGreaterThan(200);
  });
});

test('resting on a space tells what going there costs and brings; a press goes there', async ({ page }) => {
  await importGame(page, recordedForest('black-forest-three', / move /));
  const space = page.locator('.forestmap .hit[data-action]').first();
  await space.hover();
  await expect(space).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.movepanel h2')).toHaveText(/^Go to Village \d$/);
  await expect(page.locator('.neighbours li')).toHaveCount(2);
  await space.click();
  await expect(page.locator('.phases .now')).toHaveText('act');
});

test('a tile of the boards shows its other side', async ({ page }) => {
  await openTable(page, 'black-forest');
  await page.locator('.bt.s-no').first().click();
  await expect(page.getByRole('dialog').locator('.building')).toHaveCount(2);
});

test('a reward is taken part by part, or all at once in the order suggested', async ({ page }) => {
  await page.goto('/gallery/black-forest');
  const parts = page.locator('.reward .part');
  await expect(parts).toHaveCount(5);
  await parts.filter({ hasText: 'Wood' }).focus();
  await expect(page.locator('.rewardstate .wh.glass .sv.up')).toHaveCount(1);
  await parts.filter({ hasText: 'Wood' }).click();
  await expect(parts).toHaveCount(4);
  await page.locator('.reward .end').click();
  await expect(page.locator('.reward')).toHaveCount(0);
});

for (const [game, other] of [
  ['glass-road', 'black-forest'],
  ['black-forest', 'glass-road'],
] as const) {
  test(`a table of ${game} loads nothing of ${other}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await openTable(page, game);
    expect(asked.filter(path => path.includes(game)).length).toBeGreaterThan(0);
    expect(asked.filter(path => path.includes(other))).toEqual([]);
  });
}

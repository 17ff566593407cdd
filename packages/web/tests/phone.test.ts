import { expect, importGame, offered, openTable, picture, playWhile, preferred, press, test } from './kit.ts';
import { sideways } from './looks.ts';
import { recorded } from './recorded.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a period can be played by tapping, and every part of the table is a tab away', async ({ page }) => {
    await openTable(page);
    for (const [name, part] of [
      ['Market', '.market'],
      ['Players', '.players'],
      ['Log', '.log'],
      ['Table', '.wheel >> nth=0'],
    ] as const) {
      await page.locator('.tabs').getByRole('button', { name }).tap();
      await expect(page.locator(part)).toBeVisible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await picture(page, `phone-${name.toLowerCase()}`);
    }
    await expect(page.locator('.landpanel'), 'the own land is there while cards are chosen').toBeVisible();
    await playWhile(page, ({ question }) => question === 'choose');
    const { period, over } = await playWhile(page, heard => heard.period === 1);
    expect(period > 1 || over).toBe(true);
  });
});

test.describe('upright', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('whoever has looked at the market comes back to land and wheels when cards are chosen', async ({ page }) => {
    await importGame(page, recorded('recorded-three', { asks: 'play', period: 2, round: 3 }));
    const market = page.locator('.tabs').getByRole('button', { name: 'Market' });
    await playWhile(
      page,
      ({ question }) => question !== 'choose',
      async line => {
        if (!/ cell /.test(line)) await market.tap();
        return press(page, line);
      },
    );
    await expect(page.locator('.landpanel')).toBeInViewport();
    await expect(page.locator('.pcard').first()).toBeInViewport({ ratio: 1 });
  });
});

for (const [name, viewport] of [
  ['upright', { width: 375, height: 812 }],
  ['sideways', { width: 915, height: 412 }],
] as const) {
  test.describe(`on a phone held ${name}`, () => {
    test.use({ viewport, hasTouch: true });

    test('what is asked about is shown: tiles to build, then the land', async ({ page }) => {
      await importGame(page, recorded('recorded-three', { asks: 'build', period: 1, card: 'carpenter' }));
      const tile = page.locator('.market .tile.can').first();
      await expect(tile).toBeInViewport();
      await expect(tile.locator('.fx')).toBeVisible();
      await page.locator('.tabs').getByRole('button', { name: 'Table' }).tap();
      await expect(page.locator('.landpanel'), 'whoever looks elsewhere is left there').toBeInViewport();
      await press(page, 'A build foresters-lodge');
      await expect(page.locator('.cell.answer').first()).toBeInViewport();
      await press(page, 'A cell e2');
      const effect = page.locator('[data-cell=e2].bld .fx');
      if (name === 'sideways') await expect(effect, 'what a building does is on it').toBeInViewport({ ratio: 1 });
      await page.locator('[data-cell=e2].bld').tap();
      await expect(page.locator('.explained, dialog[open]').first(), 'a tap tells all of it').toContainText('4 points');
    });
  });
}

test.describe('held sideways', () => {
  test.use({ viewport: { width: 915, height: 412 }, hasTouch: true });

  test('what moves through a replay is in sight beside the boards, wherever one has scrolled to', async ({ page }) => {
    await importGame(page, recorded('recorded-three'));
    await page.locator('a[href$="/replay"]').first().click();
    await page.locator('main.replay[data-ready]').waitFor();
    for (const scrolled of [0, 400]) {
      await page.evaluate(to => scrollTo(0, to), scrolled);
      await expect(page.getByRole('slider')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'One step on' })).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('at a low window', () => {
  test.use({ viewport: { width: 915, height: 412 }, hasTouch: true });

  test('the fee of a card in hand leaves its picture alone', async ({ page }) => {
    await importGame(page, recorded('recorded-three', { asks: 'play', period: 2 }));
    const covered = () =>
      page.locator('.hcard:has(.fee)').evaluateAll(
        cards =>
          cards.filter(card => {
            const [fee, picture] = ['.fee', '.em'].map(part => card.querySelector(part)?.getBoundingClientRect());
            return !fee || !picture || (fee.right > picture.left && fee.bottom > picture.top);
          }).length,
      );
    await expect(page.locator('.hcard .fee').first()).toBeVisible();
    expect(await covered()).toBe(0);
  });

  test('of the steps that can be taken back the latest is the one in sight', async ({ page }) => {
    await importGame(page, recorded('recorded-three', { asks: 'build', period: 1, card: 'carpenter' }));
    await press(page, 'A build foresters-lodge');
    const latest = page.locator('.bar .st').last();
    await expect(latest).toHaveText(/^building/);
    await expect(latest).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.bar .fpost')).toBeInViewport({ ratio: 1 });
  });
});

for (const [width, height, lang] of [
  [915, 412, 'pl'],
  [640, 360, 'de'],
] as const)
  test.describe(`with narrow tiles, ${width}x${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, like: { lang } });

    test('no word of a name is torn, and none lies below the points', async ({ page }) => {
      await importGame(page, recorded('hand-four', { asks: 'build', period: 1, card: 'builder' }));
      await expect(page.locator('.tile .nm').first()).toBeVisible();
      const flawed = await page.locator('.mrow .tile:has(.nm)').evaluateAll(tiles =>
        tiles.flatMap(tile => {
          const text = tile.querySelector('.nm')?.firstChild;
          const seal = tile.querySelector('.seal')?.getBoundingClientRect();
          if (!text) return [];
          const range = document.createRange();
          const boxOf = (at: number) => {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getClientRects()[range.getClientRects().length - 1] ?? new DOMRect();
          };
          return [...(text.textContent ?? '').matchAll(/[^\s\u00ad-]+/g)].flatMap(({ 0: word, index }) => {
            const boxes = [...word].map((_, i) => boxOf(index + i));
            const torn = new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
            // a letter is lower than its box
            const below = seal && boxes.some(({ right, top }) => right > seal.left + 1 && top < seal.bottom - 4);
            return torn || below ? [word] : [];
          });
        }),
      );
      expect(flawed).toEqual([]);
    });
  });

test('with text twice as large a card can be chosen, played and taken back', async ({ page }) => {
  await openTable(page);
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await picture(page, 'large-choose');
  await playWhile(page, ({ question }) => question === 'choose');
  await picture(page, 'large-play');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await importGame(page, recorded('recorded-three', { asks: 'use', period: 1, card: 'clay-worker' }));
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const line = preferred(await offered(page), 0) ?? '';
  const before = await press(page, line);
  await picture(page, 'large-resolve');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  if (before.undoable > 0) {
    await page.locator('.bar .ub').first().click();
    await expect(page.locator(`[data-action="${line}"]`).first()).toBeVisible();
  }
});

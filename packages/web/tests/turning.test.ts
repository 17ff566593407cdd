import type { Page } from '@playwright/test';
import { expect, importGame, test } from './kit.ts';
import { type Asked, recorded } from './recorded.ts';
import { settled } from './spy.ts';

/** Everything that moves takes its time. */
async function slowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const liked = JSON.parse(localStorage.getItem('waldglas.settings') ?? '{}');
    localStorage.setItem('waldglas.settings', JSON.stringify({ ...liked, lang: 'en', speed: 'slow' }));
  });
}

/** A game alone, before an answer that turns the glassworks. */
async function beforeTheTurn(page: Page, moment: Asked): Promise<void> {
  await slowly(page);
  await importGame(page, recorded('recorded-solo', moment));
}

/** The first is in the middle of a card, the second ends the last card of a period. */
const IN_THE_MIDDLE: Asked = { asks: 'wheel', period: 2, card: 'fish-farmer', abilities: 1 };
const AT_THE_END: Asked = { asks: 'wheel', period: 3, round: 4, card: 'slash-and-burn-farmer', abilities: 0 };

const asked = (page: Page) => page.evaluate(() => window.heard.question);
const turns = (page: Page) => page.evaluate(() => document.getAnimations().length > 0);
const answer = '[data-action="A wheel glassworks"]:visible';

test.describe('with movement', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a new period waits until the wheel has turned', async ({ page }) => {
    await beforeTheTurn(page, AT_THE_END);
    await page.locator(answer).click();
    await page.locator('[data-action="A end"]').click();
    await expect.poll(() => asked(page)).toBe('choose');
    await expect(page.locator('.opt')).toHaveCount(0);
    expect(await page.locator('.choose').count(), 'the table is not laid out anew while the wheel turns').toBe(0);
    await expect(page.locator('.choose')).toBeVisible();
  });

  test('a click is answered while the wheel turns', async ({ page }) => {
    await beforeTheTurn(page, IN_THE_MIDDLE);
    await page.addStyleTag({ content: 'html:root { --rotation-time: 30s }' });
    await page.locator(answer).click();
    await page.locator('[data-action="A use 2"]').click();
    await expect.poll(() => asked(page)).toBe('wheel');
    await expect(page.locator('[data-action="A wheel brickworks"]')).toBeVisible();
    expect(await turns(page), 'the wheel turns still').toBe(true);
  });

  test('what nobody has to answer waits for the wheel, however late it comes to rest', async ({ page }) => {
    await beforeTheTurn(page, AT_THE_END);
    await page.addStyleTag({ content: 'html:root { --rotation-time: 750ms }' });
    const seen = await page.evaluateHandle(() => {
      const hands = () => [...document.querySelectorAll('.hands')];
      const side = document.querySelector('.side') as Element;
      const turning = new Promise(done => {
        const look = () => done(hands().some(one => one.getAnimations().length > 0));
        addEventListener('transitionrun', ({ target }) => {
          if (!hands().includes(target as Element)) return;
          new MutationObserver(look).observe(side, { subtree: true, childList: true, characterData: true });
        });
      });
      return { turning };
    });
    await page.locator(answer).click();
    expect(await seen.evaluate(({ turning }) => turning), 'when players and log change, the wheel turns').toBe(false);
  });

  test('in a tab that nobody sees the moves of bots are there at once, and its title tells', async ({ page }) => {
    await slowly(page);
    await importGame(page, recorded('recorded-three', { asks: 'play', period: 2, round: 2 }));
    await page.evaluate(() => {
      // as browsers treat such a tab: it draws no frames
      Object.defineProperty(document, 'hidden', { value: true });
      window.requestAnimationFrame = () => 0;
      document.title = '';
      document.querySelector<HTMLElement>('[data-action*=" play "]')?.click();
    });
    const { question } = await settled(page);
    expect(question).not.toBe('play');
    await expect(page.locator('.dec [data-action]').first()).toBeAttached();
    await expect(page).toHaveTitle(/your turn/i);
  });
});

test('where nothing moves a new period is there at once', async ({ page }) => {
  await beforeTheTurn(page, AT_THE_END);
  await page.locator(answer).click();
  await page.locator('[data-action="A end"]').click();
  await expect.poll(() => asked(page)).toBe('choose');
  expect(await page.locator('.choose').count()).toBe(1);
});

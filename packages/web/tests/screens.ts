import type { Page } from '@playwright/test';
import { importGame, openTable } from './kit.ts';
import { recorded } from './recorded.ts';

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-ready]').waitFor();
}

const playing = (page: Page) => importGame(page, recorded('recorded-three', { asks: 'play', period: 2, round: 2 }));
/** On a phone the market is a tab away. */
async function toMarket(page: Page): Promise<void> {
  const market = page.locator('.tabs button').nth(1);
  if (await market.isVisible()) await market.click();
}

const finished = (page: Page) => importGame(page, recorded('recorded-three'));

/** Every screen there is, and how to get there without a word of any language. */
export const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  start: page => goTo(page, '/'),
  setup: async page => {
    await goTo(page, '/');
    await page.locator('.game button.end').first().click();
    await page.locator('dialog[open] form').waitFor();
  },
  settings: async page => {
    await goTo(page, '/');
    await page.locator('button.cog').click();
    await page.locator('dialog[open] form').waitFor();
  },
  cover: async page => {
    await goTo(page, '/');
    await page.locator('.ways button').nth(1).click();
    await page.locator('dialog[open] form button.end').click();
    await page.locator('.cover').waitFor();
  },
  choose: page => openTable(page),
  play: playing,
  resolve: page =>
    importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'charcoal-burner', abilities: 1 })),
  build: page => importGame(page, recorded('hand-four', { asks: 'build', period: 1, card: 'builder' })),
  gift: page => importGame(page, recorded('recorded-two', { asks: 'gift', period: 2 })),
  final: page => importGame(page, recorded('hand-solo', { asks: 'final', period: 7 })),
  offer: async page => {
    await importGame(page, recorded('recorded-four-dry-stack', { asks: 'play', period: 1, round: 2 }));
    await toMarket(page);
    await page.locator('.twosides button').nth(1).click();
    await page.locator('.offered .tile').first().waitFor();
  },
  tile: async page => {
    await playing(page);
    await toMarket(page);
    await page.locator('.market [data-id]:not([data-action])').first().click();
    await page.locator('dialog[open] .detail').waitFor();
  },
  rule: async page => {
    await playing(page);
    await page.locator('.ask .rule').click();
    await page.locator('dialog[open] .reference').waitFor();
  },
  result: finished,
  replay: async page => {
    await finished(page);
    await page.locator('a[href$="/replay"]').first().click();
    await page.locator('main.replay[data-ready]').waitFor();
    await page.keyboard.press('End');
  },
  rules: page => goTo(page, '/rules/glass-road'),
  gallery: page => goTo(page, '/gallery'),
  forest: page => goTo(page, '/gallery/black-forest'),
  foresttable: page => goTo(page, '/gallery/black-forest/table'),
};

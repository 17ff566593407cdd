import type { Page } from '@playwright/test';
import { FOREST_SCREENS } from './forest-screens.ts';
import { importGame, playWhile } from './kit.ts';
import { recorded, recordedForest } from './recorded.ts';

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-ready]').waitFor();
}

const playing = (page: Page) => importGame(page, recorded('recorded-three', { asks: 'play', period: 2, round: 2 }));
/** On a small screen a part of the table is a tab away. */
async function toTab(page: Page, at: number): Promise<void> {
  const tab = page.locator('.tabs button').nth(at);
  if (await tab.isVisible()) await tab.click();
}
const MARKET = 1;

/** Who is to have the device. */
export const PERSON = 'Ada';

/** The last card of a period is played, and its page comes. */
async function periodOver(page: Page): Promise<void> {
  await goTo(page, '/');
  await page.evaluate(() => {
    const key = 'waldglas.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), closingPages: true }));
  });
  await importGame(page, recorded('recorded-three', { asks: 'play', period: 2, round: 3 }));
  await playWhile(page, ({ question }) => question !== 'choose');
  await page.locator('.closing .gains').waitFor();
}

const finished = (page: Page) => importGame(page, recorded('recorded-three'));

async function learning(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator('[data-wanted]').waitFor();
}

async function replayed(page: Page): Promise<void> {
  await page.locator('a[href$="/replay"]').first().click();
  await page.locator('main.replay[data-ready]').waitFor();
  await page.keyboard.press('End');
}

/** Every screen there is, and how to get there without a word of any language. */
export const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  start: page => goTo(page, '/'),
  setup: async page => {
    await goTo(page, '/');
    await page.locator('.game button.end').first().click();
    await page.locator('dialog[open] form').waitFor();
    // as long as it gets: four at the table
    await page.locator('dialog[open] [name=players]').last().check();
  },
  settings: async page => {
    await goTo(page, '/');
    await page.locator('button.cog').click();
    await page.locator('dialog[open] form').waitFor();
  },
  cover: async page => {
    await goTo(page, '/');
    await page.locator('.ways button').nth(1).click();
    await page.locator('dialog[open] form input[type=text]').first().fill(PERSON);
    await page.locator('dialog[open] form button.end').click();
    await page.locator('.cover').waitFor();
  },
  choose: page => importGame(page, recorded('recorded-three', { asks: 'choose', period: 1 })),
  play: playing,
  resolve: page =>
    importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'charcoal-burner', abilities: 1 })),
  both: page => importGame(page, recorded('hand-two', { asks: 'use', period: 2, card: 'clay-worker', abilities: 2 })),
  build: page => importGame(page, recorded('hand-four', { asks: 'build', period: 1, card: 'builder' })),
  gift: page => importGame(page, recorded('recorded-two', { asks: 'gift', period: 2 })),
  final: page => importGame(page, recorded('hand-solo', { asks: 'final', period: 7 })),
  offer: async page => {
    await importGame(page, recorded('recorded-four-dry-stack', { asks: 'play', period: 1, round: 2 }));
    await toTab(page, MARKET);
    await page.locator('.twosides button').nth(1).click();
    await page.locator('.offered .tile').first().waitFor();
  },
  tile: async page => {
    await playing(page);
    await toTab(page, MARKET);
    await page.locator('.market [data-id]:not([data-action])').first().click();
    await page.locator('dialog[open] .detail').waitFor();
  },
  rule: async page => {
    await playing(page);
    await page.locator('.ask .rule').click();
    await page.locator('dialog[open] .reference').waitFor();
  },
  giveup: async page => {
    await importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'pit-worker', abilities: 2 }));
    await page.locator('[data-action="A end"]:visible').click();
    await page.locator('.giveup').waitFor();
  },
  period: periodOver,
  result: finished,
  replay: async page => {
    await finished(page);
    await replayed(page);
  },
  menu: async page => {
    await playing(page);
    await page.locator('.menu [aria-haspopup]').click();
    await page.locator('dialog[open]').waitFor();
  },
  rules: page => goTo(page, '/rules/glass-road'),
  gallery: page => goTo(page, '/gallery'),
  lesson: page => learning(page, 'glass-road'),
  ...FOREST_SCREENS,
  'forest-gallery': page => goTo(page, '/gallery/black-forest'),
  'forest-setup': async page => {
    await goTo(page, '/');
    await page.locator('.game button.end').nth(1).click();
    await page.locator('dialog[open] form').waitFor();
    await page.locator('dialog[open] [name=players]').last().check();
  },
  'forest-herd': page => importGame(page, recordedForest('black-forest-four-b', / keep /)),
  'forest-rules': page => goTo(page, '/rules/black-forest'),
  'forest-lesson': page => learning(page, 'black-forest'),
};

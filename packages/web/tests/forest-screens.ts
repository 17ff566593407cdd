import type { Page } from '@playwright/test';
import { importGame } from './kit.ts';
import { forestEnd, recordedForest } from './recorded.ts';

const finished = (page: Page) => importGame(page, forestEnd('black-forest-three'));

/** Every screen of a table of Black Forest, and how to get there without a word of any language. */
export const FOREST_SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'forest-move': async page => {
    await importGame(page, recordedForest('black-forest-three', / swap /));
    await page.locator('.planner .plan').first().waitFor();
  },
  'forest-space': async page => {
    await importGame(page, recordedForest('black-forest-three', / swap /));
    await page.locator('.forestmap .hit[data-action*=" move "]').last().click({ trial: true });
    await page.locator('.forestmap .hit[data-action*=" move "]').last().focus();
    await page.locator('.payment').waitFor();
  },
  'forest-act': page => importGame(page, recordedForest('black-forest-three', / visit /)),
  'forest-build': page => importGame(page, recordedForest('black-forest-four-b', / build /)),
  'forest-place': page => importGame(page, recordedForest('black-forest-four-b', / cell .*\+/)),
  'forest-reward': page => importGame(page, recordedForest('black-forest-three-e', / part /)),
  'forest-orders': async page => {
    await importGame(page, recordedForest('black-forest-four', / part water/));
    await page.locator('.orders').waitFor({ state: 'attached' });
  },
  'forest-tile': async page => {
    await importGame(page, recordedForest('black-forest-three', / visit /));
    const boards = page.locator('.tabs button').nth(2);
    if (await boards.isVisible()) await boards.click();
    await page.locator('.bt.s-no').first().click();
    await page.locator('dialog[open] .buildingdetail').waitFor();
  },
  'forest-neutral': page => importGame(page, recordedForest('black-forest-two', / neutral /)),
  'forest-solo': page => importGame(page, recordedForest('black-forest-solo', / move /)),
  'forest-result': finished,
  'forest-replay': async page => {
    await finished(page);
    await page.locator('a[href$="/replay"]').first().click();
    await page.locator('main.replay[data-ready]').waitFor();
    await page.keyboard.press('End');
  },
};

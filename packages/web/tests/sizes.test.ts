import type { Page } from '@playwright/test';
import { expect, picture, test } from './kit.ts';
import { FINGER, flaws, looks, POINTER, resize } from './looks.ts';
import { SCREENS } from './screens.ts';
import { asked, nameOf, type Size } from './sizes.ts';

const { langs, themes, sizes, screens } = asked();

/** Lets the page be touched, or pointed at. */
async function setTouch(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled });
  await session.detach();
}

/** Is the question to be seen, with something to answer it, without scrolling? */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (one: Element) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    };
    if (!document.querySelector('main.table[data-ready]:not([data-over])')) return [];
    const seen = (selector: string) => {
      const all = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
      return all.length === 0 || all.some(isSeen);
    };
    return ['.ask h1', '.dec :is([data-action], .pcard, .plan, .turnkeys button)', '.bar']
      .filter(one => !seen(one))
      .map(one => `out of sight: ${one}`);
  });
}

/** Everything on the page, tab by tab. */
async function check(page: Page, size: Size, name: string): Promise<void> {
  const tabs = page.locator('.tabs button:visible');
  const several = !(await page.locator('dialog[open], .coach').isVisible()) && (await tabs.count()) > 0;
  const count = several ? await tabs.count() : 1;
  for (let i = 0; i < count; i++) {
    const at = count === 1 ? name : `${name}-${i + 1}`;
    if (several) await tabs.nth(i).click();
    // nothing is pointed at
    await page.mouse.move(0, 0);
    await picture(page, `sizes/${at}`);
    const least = size.byTouch ? FINGER : POINTER;
    expect.soft([...flaws(await looks(page, least)), ...(await outOfSight(page))], at).toEqual([]);
  }
  if (several) await tabs.first().click();
}

for (const lang of langs) {
  for (const theme of themes) {
    test.describe(`${lang}, ${theme}`, () => {
      test.use({ like: { lang, theme } });

      for (const [name, open] of Object.entries(SCREENS)) {
        if (screens && !screens.some(part => name.includes(part))) continue;
        test(`${name} fits every window`, async ({ page }) => {
          await open(page);
          let byTouch = false;
          for (const size of sizes) {
            if (size.byTouch !== byTouch) await setTouch(page, size.byTouch);
            ({ byTouch } = size);
            await resize(page, size);
            await check(page, size, `${name}-${lang}-${theme}-${nameOf(size)}`);
          }
        });
      }
    });
  }
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Puts on a theme, and waits until the stamped glyphs wear it, too. */
export function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate(async one => {
    const { dataset } = document.documentElement;
    if (dataset.theme === one) return;
    const stamp = document.querySelector('.stamp');
    const look = () => stamp && getComputedStyle(stamp).backgroundImage;
    const before = look();
    dataset.theme = one;
    while (stamp && look() === before) await new Promise(requestAnimationFrame);
  }, theme);
}

/** What axe finds: on the whole page or within a part, by all of its rules or by one. */
export async function axeFinds(
  page: Page,
  { within, rule }: { readonly within?: string; readonly rule?: string },
): Promise<string[]> {
  // one frame, and nothing told of what is in order: that is most of the work on a page of many tiles
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    ...(rule !== undefined && { runOnly: [rule] }),
  });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

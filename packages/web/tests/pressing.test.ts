import type { Page } from '@playwright/test';
import { byTouch, PRESS } from './hand.ts';
import { expect, importGame, offered, preferred, test } from './kit.ts';
import { recorded } from './recorded.ts';
import { type Heard, settled } from './spy.ts';

const length = (page: Page) => page.evaluate(() => window.heard.length);
const button = (page: Page, line: string) => page.locator(`[data-action="${line}"]:visible`).first();

/** What a line is pressed on: an option, a card, a space, a tile, a button of the bar. */
const kindOf = (page: Page, line: string) =>
  button(page, line).evaluate(one => {
    const kinds = ['branch', 'less', 'hcard', 'answer', 'use', 'tile', 'end', 'opt'];
    return kinds.find(kind => one.classList.contains(kind)) ?? one.className;
  });

/** Presses as a hand with a mouse does: rests until the preview stands, presses, and lets go a moment later. */
async function pressByHand(page: Page, line: string): Promise<void> {
  await button(page, line).hover();
  const end = / end$/.test(line);
  if (!end) await expect(page.locator('.wh .turn, .wh .calm').first()).toBeVisible();
  await button(page, line).click({ delay: PRESS });
}

/** The same with a finger. */
const tapByHand = (page: Page, line: string) => byTouch(page, button(page, line));

/** Every kind of thing that is offered is pressed once, and has to count at once; then the game goes on. */
async function playByHand(
  page: Page,
  goesOn: (heard: Heard) => boolean,
  how: (page: Page, line: string) => Promise<void>,
): Promise<Set<string>> {
  const pressed = new Set<string>();
  let heard = await settled(page);
  for (let turn = 0; turn < 40 && goesOn(heard); turn++) {
    const lines = (await offered(page)).filter(line => !/ (pick|convert)/.test(line));
    const line = preferred(lines, turn) ?? '';
    pressed.add(await kindOf(page, line));
    const before = await length(page);
    await how(page, line);
    await expect.poll(() => length(page), `one press is enough: ${line}`).toBeGreaterThan(before);
    heard = await settled(page);
  }
  return pressed;
}

const inPeriod = ({ over, question }: Heard) => !over && question !== 'choose';

for (const [name, period] of [
  ['recorded-three', 1],
  ['recorded-two', 2],
] as const) {
  test(`every press counts, after the pointer has rested: ${name}, period ${period}`, async ({ page }) => {
    await importGame(page, recorded(name, { asks: 'play', period, round: 1 }));
    const pressed = await playByHand(page, inPeriod, pressByHand);
    expect([...pressed]).toEqual(expect.arrayContaining(['hcard', 'opt']));
  });
}

/** The builder's hands, about to build where several spaces are free. */
const building = (page: Page) =>
  importGame(page, recorded('recorded-three', { asks: 'build', period: 1, card: 'carpenter' }));

test('tile and space count by the first press, and again after undo', async ({ page }) => {
  const before = await building(page);
  for (let again = 0; again < 2; again++) {
    await pressByHand(page, 'A build foresters-lodge');
    await expect.poll(() => length(page)).toBe(before.length + 1 + again * 4);
    await settled(page);
    await expect(page.getByRole('button', { name: "Undo: building Forester's Lodge" })).toBeVisible();
    const space = page.locator('.cell.answer[data-cell=e2]');
    await space.hover();
    await expect(page.locator('.cell.ghost')).toHaveCount(1);
    await space.click({ delay: PRESS });
    await expect.poll(() => length(page)).toBe(before.length + 2 + again * 4);
    await expect(page.locator('[data-cell=e2].bld')).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => length(page)).toBe(before.length + 4 + again * 4);
    await settled(page);
  }
});

test('an affordable tile is built by a press while an ability that builds is on offer', async ({ page }) => {
  const before = await importGame(
    page,
    recorded('recorded-three', { asks: 'use', period: 1, card: 'carpenter', offers: 'A use 1' }),
  );
  const tile = page.locator('.market .tile.can').first();
  await expect(tile).toHaveAttribute('data-action', /^A use \d \+ A build /);
  await tile.hover();
  await expect(page.locator('.explained')).toBeVisible();
  await expect(page.locator('.explained .reason'), 'nothing stands against it').toHaveCount(0);
  await tile.click({ delay: PRESS });
  await expect.poll(() => length(page)).toBe(before.length + 2);
});

test('what is pressed while the table is busy counts once it has answered; the same twice counts once', async ({
  page,
}) => {
  const clay = { asks: 'use', period: 2, card: 'clay-worker', abilities: 2, offers: 'A use 1' } as const;
  const before = await importGame(page, recorded('hand-two', clay));
  // quicker than any hand: the first press has no answer yet
  await page.evaluate(() => {
    for (const line of ['A use 1', 'A use 1', 'A use 2'])
      document.querySelector<HTMLElement>(`[data-action="${line}"]`)?.click();
  });
  await expect.poll(() => length(page)).toBe(before.length + 2);
  await settled(page);
  expect(await length(page)).toBe(before.length + 2);
});

test('own land explains; what may leave has a button with its name', async ({ page }) => {
  const before = await importGame(page, recorded('recorded-three', { asks: 'use', period: 2, card: 'pit-worker' }));
  await page.locator('[data-cell=b1]').click({ delay: PRESS });
  const told = page.locator('dialog');
  await expect(told).toContainText('Grove · b1');
  expect(await length(page)).toBe(before.length);
  await told.getByRole('button', { name: 'Remove grove at b1' }).click({ delay: PRESS });
  await expect.poll(() => length(page)).toBe(before.length + 1);
  await expect(told).toHaveCount(0);
  await page.locator('[data-cell=b4]').click();
  await expect(told).toContainText('Grove · b4');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('every tap counts', async ({ page }) => {
    await importGame(page, recorded('recorded-three', { asks: 'play', period: 1, round: 1 }));
    const pressed = await playByHand(page, inPeriod, tapByHand);
    expect([...pressed]).toEqual(expect.arrayContaining(['hcard', 'opt']));
  });
});

test.describe('ending a turn', () => {
  const unused = { asks: 'use', period: 2, card: 'pit-worker', abilities: 2 } as const;

  test('asks once what is given up; staying is one key away', async ({ page }) => {
    const before = await importGame(page, recorded('recorded-three', unused));
    const end = button(page, 'A end');
    await expect(end).toHaveClass(/quiet/);
    await end.click({ delay: PRESS });
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Give up both abilities?');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    expect(await length(page)).toBe(before.length);
    await end.click();
    await page.locator('[data-confirm]').click({ delay: PRESS });
    await expect.poll(() => length(page)).toBeGreaterThan(before.length);
  });

  test('Enter with nothing in focus does not end a turn that has more to offer', async ({ page }) => {
    const before = await importGame(page, recorded('recorded-three', unused));
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('h');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await length(page)).toBe(before.length);
  });
});

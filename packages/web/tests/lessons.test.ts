import type { Page } from '@playwright/test';
import { axeFinds, setTheme } from './axe.ts';
import { expect, picture, seated, test } from './kit.ts';
import { cut, resize, sideways } from './looks.ts';

const LANGS = ['en', 'de', 'pl'] as const;
const PHONE = { width: 375, height: 812 };
const SIDEWAYS = { width: 915, height: 412 };
/** From the start page to the end of the lessons, at most. */
const MOST_PRESSES = 60;
const STEPS = 9;

const WANTED = '[data-wanted]';
const NEXT = '[data-next]';
const title = (page: Page) => page.locator('.coach h2');
const text = (page: Page) => page.locator('.coach .text');

/** Which step is shown, and how much of it is done: changes with every wanted press. */
async function shown(page: Page): Promise<string> {
  const said = page.locator('.coach header p, .coach .text');
  // on the way to a press something else may be wanted first
  const wanted = page.locator(WANTED).evaluateAll(all => all.map(one => one.getAttribute('data-action')));
  return [...(await said.allTextContents()), ...(await wanted)].join(' ');
}

async function open(page: Page): Promise<void> {
  await page.goto('/learn/glass-road');
  await expect(page.locator(WANTED)).toBeVisible();
}

/** Does what the lesson wants next, in whatever way `press` does it, until all steps are done. Says how many presses it took. */
async function learn(page: Page, press: (wanted: string) => Promise<number>, each = async () => {}): Promise<number> {
  let presses = 0;
  for (let i = 0; i < MOST_PRESSES; i++) {
    await expect(page.locator(`${WANTED}:visible, ${NEXT}:visible`)).toHaveCount(1);
    await each();
    const before = await shown(page);
    const isDone = await page.locator(NEXT).isVisible();
    if (isDone && (await page.locator('.dots .now + li').count()) === 0) return presses;
    presses += await press(isDone ? NEXT : WANTED);
    await expect.poll(() => shown(page)).not.toBe(before);
  }
  throw new Error('the lessons do not end');
}

/** How much of what is talked about the coach covers: of the part that is worst off, from 0 to 1. Something has to be lit. */
function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const coach = document.querySelector('.coach')?.getBoundingClientRect() ?? new DOMRect();
    const shares = [...document.querySelectorAll('.lamps path')].map(lamp => {
      const lit = lamp.getBoundingClientRect();
      const width = Math.min(lit.right, coach.right) - Math.max(lit.left, coach.left);
      const height = Math.min(lit.bottom, coach.bottom) - Math.max(lit.top, coach.top);
      return (Math.max(0, width) * Math.max(0, height)) / (lit.width * lit.height);
    });
    return shares.length === 0 ? 1 : Math.max(...shares);
  });
}

/** The edge of a part that fills the height of a screen may be covered, not more. */
const MOST_COVERED = 0.2;

/** The results are longer than a phone. */
const isOver = async (page: Page) => (await page.locator('main.table[data-over]').count()) > 0;

/** With the phone held sideways the coach stands beside what it talks about. */
async function turnSideways(page: Page): Promise<void> {
  await resize(page, SIDEWAYS);
  await expect.poll(() => covered(page)).toBeLessThan(MOST_COVERED);
  expect(await sideways(page)).toBe(0);
  await resize(page, PHONE);
}

const byMouse = (page: Page) => async (wanted: string) => {
  await page.locator(wanted).click();
  return 1;
};

/** Is the focus on it? */
const isFocused = (page: Page, what: string) =>
  page.evaluate(selector => document.activeElement?.matches(selector) === true, what);

/** Goes on from where the focus is: with the tab key to the coach's way, then Enter. */
const byKeys = (page: Page) => async (wanted: string) => {
  let keys = 0;
  const way = wanted === NEXT ? NEXT : '.coach [data-lead]';
  // what the coach says has the focus, so that it is read out
  await expect.poll(() => isFocused(page, '.coach')).toBe(true);
  while (!(await isFocused(page, way))) {
    if (++keys > 3) throw new Error(`the tab key does not lead to ${way}`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  if (wanted === NEXT) return 1;
  await expect.poll(() => isFocused(page, WANTED)).toBe(true);
  await page.keyboard.press('Enter');
  return 2;
};

test('a newcomer goes from the start page to the end of the lessons in a few presses, then plays on', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.saved .newhere')).toBeVisible();
  // the second thing there is to press
  await page.locator('.cta > :nth-child(2)', { hasText: 'Learn in five minutes' }).click();
  const titles = new Set<string>();
  const presses = await learn(page, byMouse(page), async () => {
    titles.add((await title(page).textContent()) ?? '');
  });
  expect(titles.size).toBe(STEPS);
  expect(presses + 2, 'with the one on the start page, and the last one').toBeLessThanOrEqual(MOST_PRESSES);
  await expect(page.locator('main.table')).toHaveAttribute('data-over');
  await page.getByRole('button', { name: 'Play a whole game' }).click();
  await expect(page).toHaveURL(/\/games\//);
  await seated(page);
  // that there are hints is said, but none lies over the table before somebody asks
  const lamp = page.getByRole('button', { name: 'Hint', exact: true });
  await page.reload();
  await seated(page);
  await expect(lamp).toHaveClass(/untried/);
  await expect(page.locator('.hints')).toHaveCount(0);
  // whoever is new asks what things are
  await page.locator('.pcard').last().hover();
  await expect(page.locator('.explained')).toContainText('specialist card', { ignoreCase: true });
  // and the keys are heard, too
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expect(page.locator('.hints')).toBeVisible();
  await page.reload();
  await seated(page);
  await expect(lamp, 'whoever has asked once knows').not.toHaveClass(/untried/);
});

test('by keyboard', async ({ page }) => {
  await open(page);
  expect(await learn(page, byKeys(page))).toBeLessThanOrEqual(MOST_PRESSES);
  await expect(page.locator('main.table')).toHaveAttribute('data-over');
});

for (const [name, viewport] of [
  ['wide', { width: 1280, height: 720 }],
  ['phone', PHONE],
] as const) {
  test.describe(() => {
    test.use({ viewport });

    test(`Black Forest, ${name}: from the first move to the last point`, async ({ page }) => {
      await page.goto('/learn/black-forest');
      const titles = new Set<string>();
      const presses = await learn(page, byMouse(page), async () => {
        titles.add((await title(page).textContent()) ?? '');
        if (viewport !== PHONE || !(await isOver(page)))
          await expect.poll(() => covered(page)).toBeLessThan(MOST_COVERED);
        if (viewport === PHONE) await turnSideways(page);
      });
      expect(titles.size).toBe(12);
      expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
      await expect(page.locator('main.table')).toHaveAttribute('data-over');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('what is wanted lies under the thumb', async ({ page }) => {
    await open(page);
    const presses = await learn(
      page,
      async wanted => {
        const button = page.locator(wanted);
        const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
        expect(y).toBeGreaterThan(PHONE.height / 2);
        expect(y + height).toBeLessThanOrEqual(PHONE.height);
        expect(height).toBeGreaterThanOrEqual(44);
        await button.tap();
        return 1;
      },
      async () => expect(await sideways(page)).toBe(0),
    );
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    // in the game that follows, nothing is kept free for the coach
    await page.getByRole('button', { name: 'Play a whole game' }).tap();
    await seated(page);
    await expect(page.locator('.tabs')).toBeInViewport({ ratio: 1 });
  });
});

for (const lang of LANGS) {
  for (const [name, viewport] of [
    ['wide', { width: 1280, height: 720 }],
    ['phone', PHONE],
  ] as const) {
    test.describe(() => {
      test.use({ like: { lang, theme: lang === 'de' ? 'dark' : 'light' }, viewport });

      test(`${lang}, ${name}: nothing of the coach is cut off, it covers nothing it talks about`, async ({ page }) => {
        await open(page);
        let step = 0;
        await learn(page, byMouse(page), async () => {
          await picture(page, `lesson-${name}-${lang}-${++step}`);
          const coach = (await page.locator('.coach').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
          expect(coach.x).toBeGreaterThanOrEqual(0);
          expect(coach.y).toBeGreaterThanOrEqual(0);
          expect(coach.x + coach.width).toBeLessThanOrEqual(viewport.width);
          expect(coach.y + coach.height).toBeLessThanOrEqual(viewport.height);
          expect((await cut(page)).filter(one => /coach|do\)|nextstep|leave|skip/.test(one))).toEqual([]);
          if (viewport !== PHONE || !(await isOver(page)))
            await expect.poll(() => covered(page)).toBeLessThan(MOST_COVERED);
          if (viewport === PHONE && lang === 'de') await turnSideways(page);
        });
      });
    });
  }
}

test('axe finds nothing in a lesson, on a screen or a phone, light or dark', async ({ page }) => {
  await open(page);
  const check = async () => {
    for (const viewport of [{ width: 1280, height: 720 }, PHONE]) {
      await resize(page, viewport);
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme);
        expect.soft(await axeFinds(page, { within: '.coach' }), `${theme}, ${viewport.width}`).toEqual([]);
      }
    }
  };
  await check();
  await page.locator(WANTED).click();
  await expect(page.locator(NEXT)).toBeVisible();
  await check();
});

test('what is lit is there, and what is not lit is dimmed and says why not now', async ({ page }) => {
  await open(page);
  // the market: nothing of this step
  await page.mouse.click(640, 70);
  await expect(page.locator('.notnow')).toContainText('Not now');
  // a key that would play another card
  await page.reload();
  await expect(page.locator(WANTED)).toBeVisible();
  const length = await page.locator('main.table').getAttribute('data-length');
  await page.keyboard.press('1');
  await expect(page.locator('.notnow')).toContainText('Not now');
  expect(await page.locator('main.table').getAttribute('data-length')).toBe(length);
  // the wanted press puts that away
  await page.locator(WANTED).click();
  await expect(page.locator(NEXT)).toBeVisible();
  await expect(page.locator('.notnow')).toBeEmpty();
});

test('every step can be repeated, skipped, gone back to and left; progress is kept; nothing of it is a saved game', async ({
  page,
}) => {
  await open(page);
  const first = await text(page).textContent();
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await page.locator(WANTED).click();
  await expect(page.locator(NEXT)).toBeVisible();
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(text(page)).toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(title(page)).toHaveText('First comes the fee');
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(title(page)).toHaveText('Goods are tokens that walk');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(title(page)).toHaveText('First comes the fee');
  await page.reload();
  await expect(title(page)).toHaveText('First comes the fee');
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('.saved .none')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  // who has begun needs no offer
  await expect(page.locator('.saved .newhere')).toHaveCount(0);
  await page.goto('/learn/glass-road');
  await expect(title(page)).toHaveText('First comes the fee');
});

test('a game that is opened after a lesson is played freely', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByRole('button', { name: 'Play Glass Road' }).click();
  await seated(page);
  await expect(page.locator('.coach')).toHaveCount(0);
  await page.locator('[data-action]:visible').first().click();
  await expect(page.locator('.notnow')).toHaveCount(0);
});

test('the language changes in the middle of a lesson', async ({ page }) => {
  await open(page);
  await page.locator(WANTED).click();
  await expect(page.locator(NEXT)).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('.menu button:nth-of-type(2)')?.click());
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveText('Spiele eine Karte');
  await expect(page.locator(NEXT)).toContainText('Weiter');
});

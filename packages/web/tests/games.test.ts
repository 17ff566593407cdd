import { CARD_IDS } from '@waldglas/glass-road';
import {
  expect,
  importGame,
  offered,
  openTable,
  picture,
  playOut,
  playWhile,
  preferred,
  press,
  seated,
  test,
} from './kit.ts';
import { recorded } from './recorded.ts';
import { settled } from './spy.ts';

test('a whole solo game from the start page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).first().click();
  await seated(page);
  await playWhile(page, ({ period }) => period < 3);
  expect((await playOut(page)).over).toBe(true);
  await expect(page.locator('.results')).toBeVisible();
});

test('a whole game of three, one person against two bots; the page is never told another hand', async ({ page }) => {
  const { viewer } = await openTable(page);
  expect(viewer).toBe(0);
  await expect(page.locator('.wheel .tok')).toHaveCount(10);
  await expect(page.locator('.wheel .tok').first()).toBeVisible();
  await playWhile(page, ({ period }) => period < 2);
  const { over, messages } = await playOut(page);
  expect(over).toBe(true);
  // that none of them held a secret is checked after every test
  expect(messages).toBeGreaterThan(100);
  await expect(page.locator('.results .sheet')).toHaveCount(3);
});

/** Ids and names of cards alike, in small letters. */
const spoken = (text: string) => text.toLowerCase().replaceAll('-', ' ');
/** Long ones first: a pond builder is no builder. */
const CARDS = CARD_IDS.toSorted((a, b) => b.length - a.length);

/** The cards that are named or drawn somewhere in a page. */
function cardsIn(html: string): string[] {
  let rest = spoken(html);
  return CARDS.filter(card => {
    const found = rest.includes(spoken(card));
    rest = rest.replaceAll(spoken(card), '');
    return found;
  });
}

test('two people at one device: the cover hides everything until the next one looks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Same device' }).first().click();
  await page.locator('dialog').getByRole('button', { name: 'Begin' }).click();
  let heard = await seated(page);
  const hands: Record<string, string[]> = {};
  let covers = 0;
  for (let turn = 0; turn < 200 && heard.period === 1; turn++) {
    if (await page.locator('.cover').isVisible()) {
      covers += 1;
      expect(await page.locator('[data-action], .hand, .hcard, .choose').count()).toBe(0);
      const { shown } = heard;
      const hidden = Object.values(hands)
        .flat()
        .filter(card => !shown.includes(card));
      const drawn = cardsIn(await page.locator('main').innerHTML());
      expect(drawn.filter(card => hidden.includes(card))).toEqual([]);
      const { length } = heard;
      await page.keyboard.press('Escape');
      await page.keyboard.press('1');
      await page.keyboard.press('Control+z');
      heard = await settled(page);
      expect.soft(heard.length, 'keys do nothing below the cover').toBe(length);
      if (!(await page.locator('.cover').isVisible())) continue;
      if (covers === 1) await picture(page, 'cover');
      await page.locator('.cover button').click();
      heard = await settled(page);
      // whoever takes over has something to decide
      expect.soft(await page.locator('.cover').isVisible(), `a cover for nothing: ${heard.question}`).toBe(false);
      // the cards of the person before are nobody else's business
      if (covers <= 2) expect.soft(await page.getByRole('button', { name: 'As last time' }).count()).toBe(0);
      if (covers <= 2) expect.soft(await page.locator('.pcard.on').count()).toBe(0);
    }
    const line = preferred(await offered(page), turn);
    if (line === undefined) throw new Error(`nothing is offered for "${heard.question}"`);
    const [seat = '', verb, card = ''] = line.split(' ');
    if (verb === 'pick') hands[seat] = [...(hands[seat] ?? []), card];
    heard = await press(page, line);
  }
  expect(Object.keys(hands)).toEqual(['A', 'B']);
  expect(covers).toBeGreaterThan(2);
  expect((await playOut(page)).over).toBe(true);
  await expect(page.locator('.results .sheet')).toHaveCount(2);
});

test('a whole solo game by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.locator('main.startpage[data-ready]').waitFor();

  /** Tabs until the focus is on such an element. */
  async function tabTo(selector: string): Promise<void> {
    for (let i = 0; i < 150; i++) {
      if (await page.evaluate(css => document.activeElement?.matches(css) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not get to ${selector}`);
  }

  /** The digit that plays a line: it stands on the button, or the card lies at that place of the hand. */
  async function digitFor(line: string): Promise<string | undefined> {
    const hint = page.locator(`.opt[data-action="${line}"] > .kbd`);
    if ((await hint.count()) > 0) return (await hint.first().innerText()).trim();
    if (!/ play /.test(line)) return undefined;
    return String((await offered(page)).filter(one => / play /.test(one)).indexOf(line) + 1);
  }

  await tabTo('.ways button.soft');
  await page.keyboard.press('Enter');
  await seated(page);
  let digits = 0;
  const { over } = await playWhile(
    page,
    () => true,
    async line => {
      const digit = await digitFor(line);
      if (digit === undefined) await tabTo(`[data-action="${line}"]`);
      else digits += 1;
      await page.keyboard.press(digit ?? 'Enter');
      return settled(page);
    },
  );
  expect(over).toBe(true);
  expect(digits).toBeGreaterThan(10);
});

test('undo, redo, undo up to the fence', async ({ page }) => {
  const [undo, undoAll, redo] = ['Undo', 'Undo all', 'Redo'].map(name =>
    page.getByRole('button', { name, exact: true }),
  );
  if (!undo || !undoAll || !redo) throw new Error('three names');
  await importGame(page, recorded('recorded-three', { asks: 'use', period: 1, card: 'clay-worker' }));
  const before = await settled(page);
  const two = await playWhile(page, ({ undoable, length }) => undoable < 2 && length < before.length + 12);
  expect(two.undoable).toBeGreaterThan(1);
  const options = await offered(page);

  await page.keyboard.press('Control+z');
  await expect(redo).toBeEnabled();
  const one = await settled(page);
  expect(one.undoable).toBe(two.undoable - 1);
  await page.keyboard.press('Control+y');
  await expect(redo).toBeDisabled();
  expect((await settled(page)).undoable).toBe(two.undoable);
  expect(await offered(page)).toEqual(options);

  await undoAll.click();
  await expect(undo).toBeDisabled();
  expect((await settled(page)).undoable).toBe(0);
  await expect(page.locator('.fpost')).toBeVisible();
  await expect(page.locator('.fpost small')).toHaveText(/^No undo: /);
  await page.locator('.fpost').hover();
  const whole = /^What came before cannot be taken back: /;
  await expect(page.locator('.explained')).toHaveText(whole);
  await undo.hover();
  await expect(page.locator('.explained')).toContainText('What came before cannot be taken back: ');
  await page.keyboard.press('Control+z');
  await expect(page.locator('main > .panelbox [aria-live]'), 'the key says why, too').toHaveText(whole);
  await picture(page, 'fence');
  for (let i = 0; i < two.undoable; i++) {
    await redo.click();
    await settled(page);
  }
  await expect(redo).toBeDisabled();
  expect(await offered(page)).toEqual(options);
});

test('what was answered by itself is taken back like any other line', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).first().click();
  let before = await seated(page);
  const answered = await playWhile(page, now => {
    const byItself = before.question !== 'choose' && now.length > before.length + 1 && now.undoable > 1;
    before = now;
    return !byItself;
  });
  const options = await offered(page);
  for (let left = answered.undoable - 1; left >= 0; left--) {
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await settled(page)).undoable).toBe(left);
  }
  for (let back = 1; back <= answered.undoable; back++) {
    await page.keyboard.press('Control+y');
    await expect.poll(async () => (await settled(page)).undoable).toBe(back);
  }
  expect(await offered(page)).toEqual(options);
});

test('a fee is paid at once, shown in the log, and taken back it stays open', async ({ page }) => {
  await importGame(page, recorded('recorded-three', { asks: 'fee', period: 1, card: 'fish-farmer' }));
  const paid = await settled(page);
  expect(paid.question).toBe('use');
  expect(paid.undoable).toBe(1);
  await expect(page.locator('.log li').first()).toContainText('pays');

  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-action="A fee"]')).toBeVisible();
  const open = await settled(page);
  expect(open.undoable).toBe(0);
  expect(await offered(page)).toEqual(expect.arrayContaining(['A fee', 'A end']));

  await page.keyboard.press('Control+y');
  await expect(page.locator('[data-action="A use 1"]')).toBeVisible();
  expect((await settled(page)).length).toBe(open.length + 1);
});

test('a fee that can be paid in several ways is asked for', async ({ page }) => {
  expect(
    (await importGame(page, recorded('recorded-three', { asks: 'fee', period: 1, card: 'carpenter' }))).question,
  ).toBe('fee');
});

test.describe('without fees paid at once', () => {
  test.use({ like: { autoFee: false } });

  test('every fee is asked for', async ({ page }) => {
    expect(
      (await importGame(page, recorded('recorded-three', { asks: 'fee', period: 1, card: 'fish-farmer' }))).question,
    ).toBe('fee');
  });
});

import type { Locator } from '@playwright/test';
import { comes, lookAround, type Player, press } from './diary.ts';

const LAMP = '.bar .ub[aria-expanded]';
const HINT = '.hints [data-hint]';
const NEXT = '.closing [data-next]';
const MOST_PRESSES = 1500;
/** Every so many answers one is taken back and given again. */
const SECOND_THOUGHTS = 12;
const THINKING = 60_000;

const length = ({ page }: Player) =>
  page.evaluate(() => Number(document.querySelector('main.table')?.getAttribute('data-length')));

/** Is the page through with what has happened, and somebody here to do something? */
const rests = ({ page }: Player) =>
  page.evaluate(() => {
    const table = document.querySelector('main.table');
    if (document.querySelector('.closing [data-next], main.table[data-over]')) return true;
    const isDrawn =
      table?.getAttribute('data-length') === String(window.heard.length) && table.hasAttribute('data-ready');
    return isDrawn && window.heard.pending === 0 && window.heard.asked;
  });

/** Sets up a table for two against the opponent that stands there. */
export async function sitDown(player: Player): Promise<void> {
  const { page } = player;
  const dialog = page.locator('dialog[open]');
  await press(player, page.locator('.game button.end').first(), 'set up', () => dialog.isVisible());
  const two = dialog.locator('[name=players]').first();
  await press(player, dialog.locator('.choice label').first(), 'two players', () => two.isChecked());
  await press(player, dialog.locator('form button.end'), 'begin', () => page.locator('main.table').isVisible());
}

/** Asks for a hint; the line it advises first. */
async function askForHint(player: Player): Promise<string> {
  const { page } = player;
  const hint = page.locator(HINT).first();
  if (!(await page.locator('.hints').isVisible()))
    await press(player, page.locator(LAMP).first(), 'the lamp', () => page.locator('.hints').isVisible());
  if (!(await comes(() => hint.isVisible(), THINKING))) throw new Error('no hint comes');
  return (await hint.getAttribute('data-hint')) ?? '';
}

/** Where a line is pressed: on the table itself every other time, if it is there; else in the hint. */
async function placeOf({ page, diary }: Player, line: string): Promise<Locator> {
  const own = page.locator(`[data-action="${line}"]:visible`).first();
  // on the land a finger looks first and presses then
  const isPlain = !/ (convert|remove) /.test(line);
  return isPlain && diary.presses % 4 < 2 && (await own.count()) > 0 ? own : page.locator(HINT).first();
}

/** The cards that are advised, then the hand as a whole. */
async function chooseHand(player: Player): Promise<void> {
  const { page } = player;
  await askForHint(player);
  const confirm = page.locator('.choose .bar .end');
  await press(player, page.locator(HINT).first(), 'the advised hand', () => confirm.isEnabled());
  const before = await length(player);
  await press(player, confirm, 'the hand', async () => (await length(player)) > before);
}

/** Takes the last answer back and gives it again. */
async function thinkAgain(player: Player): Promise<void> {
  const { page } = player;
  const [undo, redo] = [page.locator('.bar .ub').first(), page.locator('.bar .ub').nth(2)];
  if (!(await undo.isEnabled()) || (await page.locator('.choose').isVisible())) return;
  const before = await length(player);
  await press(player, undo, 'undo', async () => (await length(player)) > before);
  if (!(await comes(() => redo.isEnabled()))) return;
  const between = await length(player);
  await press(player, redo, 'redo', async () => (await length(player)) > between);
  await comes(() => rests(player));
}

/** Answers what is asked as the hint says; says whether that ended the turn. */
async function answer(player: Player): Promise<string> {
  const { page } = player;
  const line = await askForHint(player);
  const place = await placeOf(player, line);
  const before = await length(player);
  const gives = page.locator('[data-confirm]');
  const counts = async () => (await length(player)) > before || (await gives.isVisible());
  await press(player, place, line, counts);
  if (await gives.isVisible())
    await press(player, gives, `${line}, meant so`, async () => (await length(player)) > before);
  return line;
}

/** Lines that ended a turn, beyond those that were pressed. */
async function noteEnds({ page, diary }: Player, pressed: number): Promise<void> {
  const ends = await page.evaluate(() => window.noted.sent.filter(line => / end$/.test(line)));
  if (ends.length - diary.unasked.length > pressed) diary.unasked.push(ends.at(-1) ?? '');
}

/** Plays a whole game by the hints of the table; everybody's points, the own ones first. */
export async function playByHints(player: Player, say: (what: string) => void): Promise<readonly number[]> {
  const { page, diary } = player;
  let ends = 0;
  let answers = 0;
  while (diary.presses < MOST_PRESSES) {
    if (!(await comes(() => rests(player), THINKING))) throw new Error('the table does not come to rest');
    await noteEnds(player, ends);
    if (await page.locator('main.table[data-over]').isVisible()) break;
    const next = page.locator(NEXT);
    if (await next.isVisible()) {
      await lookAround(player);
      say(`a period is over: ${await page.evaluate(() => window.noted.points.join(' : '))}`);
      await press(player, next, 'the next period', async () => !(await next.isVisible()));
      continue;
    }
    if (await page.locator('.choose').isVisible()) {
      await chooseHand(player);
      continue;
    }
    const line = await answer(player);
    if (/ end$/.test(line)) ends += 1;
    else if (++answers % SECOND_THOUGHTS === 0 && (await comes(() => rests(player), 2000))) await thinkAgain(player);
  }
  await lookAround(player);
  return page.evaluate(() => window.noted.points);
}

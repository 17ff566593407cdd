import type { Locator, Page } from '@playwright/test';
import { type Hand, isUnsteady, pressesSince } from '../tests/hand.ts';
import { flaws, looks } from '../tests/looks.ts';

/** So long a press may take to show on the page, in milliseconds: bots may think in between. */
const PATIENCE = 8000;
/** A finger that stays so long asks what something is, in milliseconds. */
const LONG = 400;
/** By then everything is drawn that a wheel has held back. */
const DRAWN = 2000;
/** Every so many presses everything on the page is looked at. */
const LOOKS = 4;

/** What a newcomer went through. */
export interface Diary {
  presses: number;
  /** Presses that did not count by the first try. */
  readonly lost: string[];
  /** Presses that a busy machine has held for so long that they asked what something is. */
  slow: number;
  /** Presses under which something moved. */
  readonly moved: string[];
  /** Words and buttons that were cut, covered, overlapping or too small; each once. */
  readonly flaws: Set<string>;
  /** Lines that ended a turn though nobody had pressed that. */
  readonly unasked: string[];
  /** Where nothing had the focus. */
  readonly unfocused: string[];
}

export const emptyDiary = (): Diary => ({
  presses: 0,
  slow: 0,
  lost: [],
  moved: [],
  flaws: new Set(),
  unasked: [],
  unfocused: [],
});

/** Somebody who plays: with what hand, and what came of it. */
export interface Player {
  readonly page: Page;
  readonly hand: Hand;
  /** What a button has to measure for it. */
  readonly least: number;
  readonly diary: Diary;
}

/** Waits until something holds; says whether it did in time. */
export async function comes(holds: () => Promise<boolean>, patience = PATIENCE): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await new Promise(done => setTimeout(done, 40)))
    if (await holds()) return true;
  return holds();
}

/** At a table something always has the focus; other pages are not played by keys alone. */
const isFocused = (page: Page) =>
  page.evaluate(() => document.activeElement !== document.body || !document.querySelector('main.table'));

/** How the page stands, to find out why a press did not count. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const there = ['.explained', '.hints', '.closing', 'dialog[open]', '.others', '.ending', '.giveup'];
    const { length, question, pending } = window.heard;
    const drawn = document.querySelector('main.table')?.getAttribute('data-length');
    return `${there.filter(one => document.querySelector(one)).join(' ')} asked ${question}, ${drawn} of ${length} drawn, ${pending} under way`;
  });

/** Presses something, and once more if that did not count, which is noted. */
export async function press(
  { page, hand, least, diary }: Player,
  target: Locator,
  what: string,
  counts: () => Promise<boolean>,
): Promise<void> {
  if (!(await comes(() => isFocused(page), DRAWN))) diary.unfocused.push(`before ${what}`);
  for (let tries = 1; ; tries++) {
    diary.presses += 1;
    await hand(page, target);
    const done = await comes(counts);
    const held = await pressesSince(page);
    for (const { what: on, moved, slipped } of held.filter(isUnsteady))
      diary.moved.push(`${what}: ${on} by ${Math.round(moved)} px${slipped ? ', slipped' : ''}`);
    if (done) break;
    const longest = Math.round(Math.max(0, ...held.map(one => one.held)));
    if (longest > LONG) diary.slow += 1;
    else diary.lost.push(`${what} (held for ${longest} ms; ${await stateOf(page)})`);
    if (tries === 3) throw new Error(`three presses did not count: ${what}`);
  }
  if (diary.presses % LOOKS === 0) await lookAround({ page, hand, least, diary });
}

/** Notes whatever is cut or covered at the moment. */
export async function lookAround({ page, least, diary }: Player): Promise<void> {
  for (const one of flaws(await looks(page, least))) diary.flaws.add(one);
}

import type { Locator, Page } from '@playwright/test';

/** As long as a hand takes from press to release. */
export const PRESS = 60;
/** As long as it takes from the look at something to the press on it. */
const TRAVEL = 200;
/** So much a layout may round. */
const SLACK = 1;

/** How a press went while it was held. */
export interface HeldPress {
  /** What was under the pointer when it went down. */
  readonly what: string;
  /** How far that moved until the pointer was let go, in pixels; far, if it was taken away. */
  readonly moved: number;
  /** Lay something else under the pointer by then? */
  readonly slipped: boolean;
  /** How long it was held, in milliseconds: on a busy machine a hand is slow, and a finger that stays asks what something is. */
  readonly held: number;
}

declare global {
  interface Window {
    heldPresses: HeldPress[];
  }
}

/** Notes of every press on the page how it went; before the page is opened. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PRESSED = 'button, a[href], [data-action], input, select, summary';
    const FAR = 999;
    window.heldPresses = [];
    let down: { at: Element; what: string; left: number; top: number; since: number } | undefined;
    const within = (one: EventTarget | null) =>
      one instanceof Element ? (one.closest(PRESSED) ?? undefined) : undefined;
    const nameOf = (one: Element) =>
      one.getAttribute('data-action') ?? one.getAttribute('data-hint') ?? one.textContent?.trim().slice(0, 40) ?? '';
    addEventListener(
      'pointerdown',
      ({ target, timeStamp: since }) => {
        const at = within(target);
        const { left, top } = at?.getBoundingClientRect() ?? { left: 0, top: 0 };
        down = at && { at, what: nameOf(at), left, top, since };
      },
      true,
    );
    addEventListener(
      'pointerup',
      ({ clientX, clientY, timeStamp }) => {
        if (!down) return;
        const { at, what, left, top, since } = down;
        down = undefined;
        const now = at.getBoundingClientRect();
        const under = within(document.elementFromPoint(clientX, clientY));
        const isSame = under === at || (under !== undefined && nameOf(under) === what);
        const moved = at.isConnected ? Math.hypot(now.left - left, now.top - top) : isSame ? 0 : FAR;
        window.heldPresses.push({ what, moved, slipped: !isSame, held: timeStamp - since });
      },
      true,
    );
  });
}

/** Presses something once, as a hand does. */
export type Hand = (page: Page, target: Locator) => Promise<void>;

/** Where a hand that has looked at something presses: there, even if it has moved since. */
async function aim(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** With a mouse: goes there, rests until a preview stands, presses, and lets go a moment later. */
export const byMouse: Hand = async (page, target) => {
  const { x, y } = await aim(target);
  await page.mouse.move(x, y, { steps: 3 });
  await page.waitForTimeout(TRAVEL);
  await page.mouse.down();
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
};

/** With a finger: there is nothing before the press. */
export const byTouch: Hand = async (page, target) => {
  const point = await aim(target);
  await page.waitForTimeout(TRAVEL);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(PRESS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

/** The presses since it was asked last. */
export const pressesSince = (page: Page): Promise<HeldPress[]> => page.evaluate(() => window.heldPresses.splice(0));

/** Did something move under it? */
export const isUnsteady = ({ moved, slipped }: HeldPress): boolean => moved > SLACK || slipped;

/** The presses since it was asked last under which something moved. */
export const unsteady = async (page: Page): Promise<HeldPress[]> => (await pressesSince(page)).filter(isUnsteady);

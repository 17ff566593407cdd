import { type Browser, expect, test } from '@playwright/test';
import { byMouse, byTouch, type Hand, watchPresses } from '../tests/hand.ts';
import { FINGER, POINTER } from '../tests/looks.ts';
import { listen } from '../tests/spy.ts';
import { asked } from './asked.ts';
import { emptyDiary, type Player } from './diary.ts';
import { learn } from './lessons-through.ts';
import { sowChance, takeNotes } from './noted.ts';
import { playByHints, sitDown } from './whole-game.ts';

const { sizes, seeds, lang, theme, pace } = asked();
/** Below this height a window is a phone. */
const LAPTOP = 560;

interface Window {
  readonly width: number;
  readonly height: number;
}

/** A browser that has never been here, as somebody without habits has it. */
async function arrive(browser: Browser, viewport: Window, seed: number, wrong: string[]): Promise<Player> {
  const isPhone = Math.min(viewport.width, viewport.height) < LAPTOP;
  const context = await browser.newContext({
    viewport,
    baseURL: `http://localhost:${process.env.WALDGLAS_PORT}`,
    locale: 'en-GB',
    colorScheme: theme,
    serviceWorkers: 'block',
    ...(isPhone && { hasTouch: true, isMobile: true }),
  });
  const page = await context.newPage();
  page.on('pageerror', error => wrong.push(error.message));
  await listen(page, what => wrong.push(what));
  await takeNotes(page);
  await watchPresses(page);
  await sowChance(page, seed);
  await page.addInitScript(
    liked => {
      if (localStorage.getItem('waldglas.settings') === null)
        localStorage.setItem('waldglas.settings', JSON.stringify(liked));
    },
    { lang, botSpeed: pace },
  );
  const hand: Hand = isPhone ? byTouch : byMouse;
  return { page, hand, least: isPhone ? FINGER : POINTER, diary: emptyDiary() };
}

for (const size of sizes) {
  for (const seed of seeds) {
    test(`a newcomer learns and beats the apprentice: ${size}, deal ${seed}`, async ({ browser }) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      const wrong: string[] = [];
      const begun = Date.now();
      const say = (what: string) => console.log(`${size}, deal ${seed}: ${what}`);
      const player = await arrive(browser, { width, height }, seed, wrong);
      const { page, diary } = player;
      await learn(player);
      say(`learned in ${diary.presses} presses`);
      await sitDown(player);
      const points = await playByHints(player, say);
      const [own = 0, other = 0] = points;
      say(`${own} : ${other} against the apprentice, ${own > other ? 'won' : 'not won'}`);
      say(
        `${diary.presses} presses, ${diary.slow} of them held too long by a busy machine, ${Math.round((Date.now() - begun) / 60_000)} minutes`,
      );
      await page.context().close();
      const { lost, moved, unasked, flaws, unfocused } = diary;
      const found = { lost, moved, unasked, flaws: [...flaws], unfocused, wrong };
      for (const [kind, list] of Object.entries(found))
        say(`${kind}: ${list.length}${list.map(one => `\n    ${one}`).join('')}`);
      expect(found).toEqual({ lost: [], moved: [], unasked: [], flaws: [], unfocused: [], wrong: [] });
      expect(own, 'the newcomer wins').toBeGreaterThan(other);
    });
  }
}

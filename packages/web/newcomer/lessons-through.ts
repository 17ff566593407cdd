import { comes, type Player, press } from './diary.ts';

const WANTED = '[data-wanted]:visible';
const NEXT = '[data-next]:visible';
const MOST_PRESSES = 60;

/** From the start page through all lessons and back there, pressing what the coach wants. */
export async function learn(player: Player): Promise<void> {
  const { page } = player;
  await page.goto('/');
  const shown = async () => {
    const said = await page.locator('.coach header p, .coach .text').allTextContents();
    const wanted = await page.locator(WANTED).evaluateAll(all => all.map(one => one.getAttribute('data-action')));
    return [...said, ...wanted].join(' ');
  };
  const there = async () => (await page.locator(`${WANTED}, ${NEXT}`).count()) > 0;
  await press(player, page.locator('.cta > :nth-child(2)'), 'learn', there);
  for (let n = 0; n < MOST_PRESSES; n++) {
    await comes(there);
    const isDone = await page.locator(NEXT).isVisible();
    if (isDone && (await page.locator('.dots .now + li').count()) === 0) break;
    const before = await shown();
    const target = page.locator(isDone ? NEXT : WANTED).first();
    await press(player, target, `lesson: ${before.slice(0, 60)}`, async () => (await shown()) !== before);
  }
  const leave = page.locator('.coach .leave:visible, .coach .leavelow:visible').first();
  await press(player, leave, 'leave the lessons', () => page.locator('.startpage').isVisible());
}

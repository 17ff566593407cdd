// How a table of moves feels: games played by taking the first hint each time, the preview of every space, and the page
// while bots think. Part of `npm run measure:web -- --game black-forest`.
import { cpus, loadavg } from 'node:os';
import { line, median, most, TRACED, tasksIn } from './figures.mjs';

const TURNS = 6;
const SPACES = 12;
const SEATS = ['human', 'apprentice', 'apprentice', 'apprentice'].map(kind => ({ kind, name: '' }));

async function open(browser, address, game, settings) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(
    ({ liked, setup }) => {
      localStorage.setItem('waldglas.settings', JSON.stringify({ lang: 'en', theme: 'light', ...liked }));
      localStorage.setItem('waldglas.setup.bots', JSON.stringify(setup));
      // how long after the pointer came to a space its preview stands
      window.previews = [];
      let entered = 0;
      addEventListener(
        'mouseover',
        event => {
          if (event.target.matches?.('.hit[data-place][data-action]')) entered = performance.now();
        },
        true,
      );
      new MutationObserver(changes => {
        if (changes.some(({ target }) => target.matches('.hit[aria-pressed=true]')) && entered > 0) {
          window.previews.push(performance.now() - entered);
          entered = 0;
        }
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-pressed'] });
    },
    { liked: settings, setup: { players: 2, seats: SEATS, variants: [] } },
  );
  await page.goto(`${address}/play/${game}`);
  await page.locator('main.table[data-ready]').waitFor();
  return { context, page };
}

/** Somebody here is asked, or the game is over. */
const asked = page => page.locator('.dec [data-action]:visible, .dec [data-hint], .results, .hit[data-action]').first();

/** Asks for a hint until there is one: what was asked a moment ago may have been answered by itself. */
async function hinted(page) {
  const way = page.locator('.hints [data-hint]').first();
  for (const end = Date.now() + 120_000; Date.now() < end && !(await way.isVisible()); await page.waitForTimeout(500)) {
    if (!(await page.locator('.hints').isVisible())) await page.keyboard.press('h');
  }
  return way;
}

/** Takes the first hint each time; how many presses each turn took. */
async function playHints(page, turns) {
  const presses = [0];
  while (presses.length <= turns) {
    await asked(page).waitFor({ timeout: 120_000 });
    if (await page.locator('.results').isVisible()) break;
    const way = await hinted(page);
    const taken = await way.getAttribute('data-hint');
    await way.click();
    presses[presses.length - 1] += 1;
    const meant = page.locator('[data-confirm]');
    if (await meant.isVisible()) await meant.click();
    // it is taken once it is offered no more
    await page.locator(`.hints [data-hint="${taken}"]`).first().waitFor({ state: 'detached' });
    if (/ (end|beg)$/.test(taken ?? '')) presses.push(0);
  }
  return presses.slice(0, -1);
}

/** Rests on space after space; how long each preview took. */
async function lookAround(page) {
  const spaces = page.locator('.forestmap .hit[data-action*=" move "]');
  // what is asked before the first move gets its first answer
  while ((await spaces.count()) === 0) {
    await asked(page).waitFor({ timeout: 120_000 });
    if ((await spaces.count()) > 0) break;
    await page.locator('.dec [data-action]:visible, .hit[data-action]').first().click();
    await page.waitForTimeout(400);
  }
  for (let i = 0; i < Math.min(SPACES, await spaces.count()); i++) {
    await spaces.nth(i).hover();
    await page.waitForTimeout(400);
  }
  return page.evaluate(() => window.previews);
}

export async function measureTurns(browser, address, game) {
  console.error('playing by hints ...');
  const played = await open(browser, address, game, { speed: 'off', botSpeed: 'off', planner: false });
  const presses = await playHints(played.page, TURNS);
  await played.context.close();
  line(`presses per turn by hints, median of ${presses.length}`, median(presses), 6, '');
  console.log(`  ${presses.join(', ')}`);
  console.error('looking at spaces ...');
  const looked = await open(browser, address, game, { speed: 'normal', botSpeed: 'off' });
  const previews = await lookAround(looked.page);
  await looked.context.close();
  line(`preview of a space, median of ${previews.length}`, median(previews), 100, 'ms');
  line('  slowest', most(previews), 100, 'ms');
  console.error('letting bots think ...');
  const watched = await open(browser, address, game, { speed: 'normal', botSpeed: 'quick' });
  await browser.startTracing(watched.page, { categories: TRACED });
  await watched.page.evaluate(() => performance.mark('watched'));
  await playHints(watched.page, 3);
  const { tasks } = tasksIn(await browser.stopTracing());
  await watched.context.close();
  line('longest task of the page, three turns with bots', most(tasks.map(({ worked }) => worked)), 50, 'ms');
  const [load] = loadavg();
  console.log(`load ${load.toFixed(1)} on ${cpus().length} cores`);
}

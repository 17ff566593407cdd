import { test as base, expect, type Page } from '@playwright/test';
import { type Heard, listen, settled } from './spy.ts';

export { expect };

/** The settings that matter to a test; the rest stay as they are. */
export interface Liking {
  readonly lang?: 'en' | 'de' | 'pl';
  readonly theme?: 'light' | 'dark';
  readonly autoFee?: boolean;
  readonly singleKeys?: boolean;
  readonly planner?: boolean;
  readonly speed?: 'off' | 'slow';
  readonly botSpeed?: 'off' | 'quick' | 'normal' | 'slow';
  /** Off, or a game stops at the end of each period. */
  readonly closingPages?: boolean;
  /** Off, or a turn may end while a test is about to press something. */
  readonly autoEnd?: boolean;
}

/** Seats as the set-up dialog remembers them. */
interface Seat {
  readonly kind: 'human' | 'random' | 'apprentice' | 'hardest';
  readonly name: string;
}

function seatsWith(level: Seat['kind']): readonly Seat[] {
  return [0, 1, 2, 3].map(seat => ({ kind: seat === 0 ? 'human' : level, name: '' }));
}

interface Kit {
  readonly like: Liking;
  /** How many sit at a table that is opened at once, and how well the bots play. */
  readonly players: number;
  readonly level: 'random' | 'apprentice' | 'hardest';
  /** What happens on a page though it must not; checked after the test. */
  readonly wrong: string[];
  /** What a test is about may go wrong. */
  readonly expected: RegExp | undefined;
  /** Opens one more tab of the same browser. */
  readonly anotherTab: () => Promise<Page>;
}

/**
 * Every page starts in a fresh browser that likes no animation and quick bots; errors on it, secrets told to it and
 * calls refused fail the test.
 */
export const test = base.extend<Kit>({
  like: [{}, { option: true }],
  players: [3, { option: true }],
  level: ['random', { option: true }],
  expected: [undefined, { option: true }],
  wrong: async ({ expected }, use) => {
    const wrong: string[] = [];
    await use(wrong);
    expect(
      wrong.filter(one => !expected?.test(one)),
      'errors on the page',
    ).toEqual([]);
  },
  page: async ({ page, like, players, level, wrong }, use, info) => {
    await watch(page, wrong);
    await page.addInitScript(
      ({ liked, choices }) => {
        // only once: a reload has to find what the person set
        if (localStorage.getItem('waldglas.settings') !== null) return;
        localStorage.setItem(
          'waldglas.settings',
          JSON.stringify({ lang: 'en', speed: 'off', botSpeed: 'off', autoEnd: false, closingPages: false, ...liked }),
        );
        localStorage.setItem('waldglas.setup.bots', JSON.stringify(choices));
      },
      { liked: like, choices: { players, seats: seatsWith(level), variants: [] } },
    );
    await use(page);
    if (info.status !== info.expectedStatus) {
      await info.attach('games', { body: await keptGames(page).catch(String), contentType: 'text/plain' });
    }
  },
  anotherTab: async ({ context, wrong }, use) => {
    await use(async () => {
      const tab = await context.newPage();
      await watch(tab, wrong);
      return tab;
    });
  },
});

const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Notes errors on a page, secrets told to it and calls refused. */
async function watch(page: Page, wrong: string[]): Promise<void> {
  page.on('console', message => {
    // tests keep the client out of the browser unless they are about that
    if (message.text() === BLOCKED) return;
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
  });
  page.on('pageerror', error => wrong.push(error.message));
  page.on('response', response => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  page.setDefaultTimeout(20_000);
  await listen(page, what => wrong.push(what));
}

/** The records that the browser keeps: what is needed to see a failure again. */
function keptGames(page: Page): Promise<string> {
  return page.evaluate(async () => {
    if ((await indexedDB.databases()).length === 0) return '';
    return new Promise<string>((resolve, reject) => {
      const request = indexedDB.open('waldglas');
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const all = request.result.transaction('games').objectStore('games').getAll();
        all.onsuccess = () => resolve(all.result.map(({ record }) => record).join('\n'));
        all.onerror = () => reject(all.error);
      };
    });
  });
}

/** Waits for the table itself: the page one comes from is ready as well, and stays until the table is loaded. */
export async function seated(page: Page): Promise<Heard> {
  await page.locator('main.table[data-ready]').waitFor();
  // the log is drawn last
  await page.locator('.log, .cover').first().waitFor({ state: 'attached' });
  return settled(page);
}

/** Opens a table against bots as anybody with the address would. */
export async function openTable(page: Page, game = 'glass-road'): Promise<Heard> {
  await page.goto(`/play/${game}`);
  return seated(page);
}

/** Opens a game file from the start page. */
export async function importGame(page: Page, text: string): Promise<Heard> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'a.game',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  return seated(page);
}

/** The lines offered on the page, each once, in the order of the page. */
export async function offered(page: Page): Promise<string[]> {
  const lines = await page
    .locator('[data-action]:visible')
    .evaluateAll(found => found.map(one => one.getAttribute('data-action') ?? ''));
  return [...new Set(lines)];
}

/** What brings a game forward comes first; conversions would only pass the time. */
export const LIKED = [
  / build \S+$/,
  / use \d$/,
  / (pick|play) /,
  / (visit|job|part) /,
  / (cell|tile|good|wheel|split|amount|give|keep) /,
  / (move|neutral) /,
  / take$/,
  / (fee|pass|decline)$/,
  / end$/,
  / beg$/,
];

/** The line to click: the most liked kind, and within it another one each time. */
export function preferred(lines: readonly string[], turn: number): string | undefined {
  for (const kind of LIKED) {
    const found = lines.filter(line => kind.test(line));
    if (found.length > 0) return found[(turn * 7) % found.length];
  }
  return lines[0];
}

/** Plays an offered line by a click and waits until the table rests again; what is asked back is meant so. */
export async function press(page: Page, line: string): Promise<Heard> {
  await page.locator(`[data-action="${line}"]:visible`).first().click();
  const meant = page.locator('[data-confirm]');
  if (await meant.isVisible()) await meant.click();
  return settled(page);
}

/** Answers as long as a condition holds; so often at most. */
export async function playWhile(
  page: Page,
  goesOn: (heard: Heard) => boolean,
  answer: (line: string) => Promise<Heard> = line => press(page, line),
): Promise<Heard> {
  let heard = await settled(page);
  for (let turn = 0; goesOn(heard) && !heard.over; turn++) {
    if (turn > 2000) throw new Error('the game does not end');
    const line = preferred(await offered(page), turn);
    if (line === undefined) throw new Error(`nothing is offered for "${heard.question}"`);
    heard = await answer(line);
  }
  return heard;
}

/**
 * Plays a game to its end without a hand on the mouse: quick, because nothing waits for the screen. What it presses are
 * the same buttons.
 */
export async function playOut(page: Page): Promise<Heard> {
  await page.evaluate(
    async liked => {
      for (let turn = 0; turn < 2000; turn++) {
        while (!(await window.rest())) await new Promise(done => setTimeout(done, 5));
        if (window.heard.over) return;
        // at one device, whoever is next says so first
        const cover = document.querySelector<HTMLElement>('.cover button');
        if (cover) {
          cover.click();
          continue;
        }
        const buttons = [...document.querySelectorAll<HTMLElement>('[data-action]')];
        const kind = liked.find(one => buttons.some(({ dataset }) => new RegExp(one).test(dataset.action ?? '')));
        const found = buttons.filter(({ dataset }) => new RegExp(kind ?? '').test(dataset.action ?? ''));
        const button = found[(turn * 7) % found.length];
        if (!button) throw new Error(`nothing is offered for "${window.heard.question}"`);
        button.click();
        await new Promise(done => setTimeout(done));
        document.querySelector<HTMLElement>('[data-confirm]')?.click();
      }
      throw new Error('the game does not end');
    },
    LIKED.map(({ source }) => source),
  );
  return settled(page);
}

/** Keeps a picture of the screen for people to look at, where some are wanted: each takes its time. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.WALDGLAS_PICTURES === undefined) return;
  await page.screenshot({ path: new URL(`../artefacts/${name}.png`, import.meta.url).pathname });
}

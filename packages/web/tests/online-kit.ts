import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { isIllegal, readRecord, writeRecord } from '@waldglas/core';
import { LIKED, type Liking } from './kit.ts';

/** What is asked of the server and is not there: a table that nobody has made, the icon of what is no page. */
const NOWHERE = ['/api/tables/nowhere', '/favicon.ico'];

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server of its own, with a folder of its own: it can be ended and started again. */
export interface OnlineServer {
  readonly address: string;
  /** Ends it as a power cut would, and starts it again at the same address. */
  restart(): Promise<void>;
}

async function run(
  folder: string,
  port: string,
  env: NodeJS.ProcessEnv,
): Promise<{ process: ChildProcess; port: string }> {
  const started = spawn('node', ['scripts/run.mjs', 'packages/server/src/main.ts', '--built'], {
    cwd: root,
    // a hurried hand is quicker than people are allowed to be
    env: { ...process.env, PORT: port, DATA_DIR: folder, LIMITS: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const said of started.stdout) {
    const [, found] = /Waldglas: http:\/\/localhost:(\d+)/.exec(String(said)) ?? [];
    if (found !== undefined) return { process: started, port: found };
  }
  throw new Error('the server did not start');
}

async function kill(server: ChildProcess): Promise<void> {
  server.kill('SIGKILL');
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

interface PageOptions extends BrowserContextOptions {
  /** Has the page all that needs https? */
  readonly https?: boolean;
}

interface OnlineKit {
  /** How the server is told to run. */
  readonly env: NodeJS.ProcessEnv;
  readonly server: OnlineServer;
  /** What the server answers in this test to something that it does not do. */
  readonly refused: number | undefined;
  /** What happens on a page though it must not. */
  readonly wrong: string[];
  /** A page of somebody with a browser of their own. */
  readonly somebody: (like?: Liking, more?: PageOptions) => Promise<Page>;
}

/** Everybody has a browser of their own and plays at a server that no other test knows. */
export const test = base.extend<OnlineKit>({
  env: [{}, { option: true }],
  server: async ({ env }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'waldglas-web-'));
    let now = await run(folder, '0', env);
    await use({
      address: `http://localhost:${now.port}`,
      async restart() {
        await kill(now.process);
        now = await run(folder, now.port, env);
      },
    });
    await kill(now.process);
    rmSync(folder, { recursive: true });
  },
  refused: [undefined, { option: true }],
  wrong: async ({ refused }, use) => {
    const wrong: string[] = [];
    await use(wrong);
    // a server that is ended is missed on the console, too
    const errors = wrong.filter(
      one =>
        !/WebSocket connection|ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)/.test(one) &&
        !(refused && one.includes(`status of ${refused}`)),
    );
    if (errors.length > 0) throw new Error(`errors on the page: ${errors.join('; ')}`);
  },
  somebody: async ({ browser, server, wrong }, use) => {
    const pages: Page[] = [];
    await use(async (like = {}, more = {}) => {
      const page = await pageOf(browser, server.address, like, more);
      page.on('console', message => {
        const missing = NOWHERE.some(one => message.location().url.endsWith(one));
        if (message.type() === 'error' && !missing) wrong.push(message.text());
      });
      page.on('pageerror', error => wrong.push(error.message));
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

/** Takes away what pages at an address without https do not have: in a local network there is none. */
function withoutHttps(): void {
  for (const one of ['clipboard', 'serviceWorker', 'locks', 'storage'])
    Reflect.deleteProperty(Navigator.prototype, one);
  for (const one of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, one);
  for (const one of ['PushManager', 'Notification', 'caches']) Reflect.deleteProperty(window, one);
  Object.defineProperty(window, 'isSecureContext', { value: false });
}

async function pageOf(browser: Browser, baseURL: string, like: Liking, more: PageOptions): Promise<Page> {
  const { https = false, ...options } = more;
  const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  if (!https) await context.addInitScript(withoutHttps);
  await context.addInitScript(
    liked => {
      if (localStorage.getItem('waldglas.settings') === null)
        localStorage.setItem('waldglas.settings', JSON.stringify(liked));
    },
    { lang: 'en', speed: 'off', botSpeed: 'off', autoEnd: false, closingPages: false, ...like },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

/** Nothing on the page shuts somebody out. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Makes a table for two; says the link that brings the other one. With a record the table deals that game. */
export async function makeTable(page: Page, name: string, { game, head }: Dealt = NEW_DEAL): Promise<string> {
  if (head !== undefined)
    await page.route('**/api/tables', route =>
      route.continue({ postData: { ...route.request().postDataJSON(), record: head } }),
    );
  await page.goto(`/friends/${game}`);
  await page.locator('input[name=name]').fill(name);
  await page.locator('.make button[type=submit]').click();
  await page.locator('.bringin').waitFor();
  return page.locator('.copylink input').inputValue();
}

/** A game that is dealt as a recorded one was, and the lines that were played then. */
interface Dealt {
  readonly game: string;
  /** The record without its lines; nothing deals anything. */
  readonly head?: string;
  readonly lines: readonly string[];
}

const NEW_DEAL: Dealt = { game: 'glass-road', lines: [] };

export function dealtAs(name: string): Dealt & { readonly head: string } {
  const text = readFileSync(new URL(`../../../games/${name}.game`, import.meta.url), 'utf8');
  const record = readRecord(text);
  if (isIllegal(record)) throw new Error(record.illegal);
  const { scores: _, ...head } = record;
  return { game: record.rules, head: writeRecord({ ...head, actions: [] }), lines: record.actions };
}

/** Comes by a link and sits down. */
export async function joinTable(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('.joinsheet input[name=name]').fill(name);
  await page.locator('.joinsheet button[type=submit]').click();
  await page.locator('.bringin').waitFor();
}

/** Two people at a table whose game has begun. */
export async function playingTable(somebody: OnlineKit['somebody'], dealt?: Dealt): Promise<readonly [Page, Page]> {
  const [ada, ben] = [await somebody(), await somebody()];
  await joinTable(ben, await makeTable(ada, 'Ada', dealt), 'Ben');
  await ada.locator('.startgame .end').click();
  for (const page of [ada, ben]) await page.locator('main.table[data-length]').waitFor();
  return [ada, ben];
}

/** Presses what is offered, again and again, until so many lines are played or the game is over; each by itself. */
export async function playOn(page: Page, until = Number.POSITIVE_INFINITY): Promise<void> {
  await page.evaluate(
    async ({ liked, most }) => {
      const table = () => document.querySelector<HTMLElement>('main.table');
      const isDone = () =>
        table()?.dataset.over !== undefined ||
        Number(table()?.dataset.length ?? 0) >= (most ?? Number.POSITIVE_INFINITY);
      for (let press = 0; !isDone(); press++) {
        if (press > 20_000) throw new Error('the game does not end');
        const buttons = [...document.querySelectorAll<HTMLElement>('[data-action]')];
        const kind = liked.find(one => buttons.some(({ dataset }) => new RegExp(one).test(dataset.action ?? '')));
        const found = buttons.filter(({ dataset }) => new RegExp(kind ?? '').test(dataset.action ?? ''));
        if (kind !== undefined) found[(press * 7) % found.length]?.click();
        document.querySelector<HTMLElement>('[data-confirm]')?.click();
        await new Promise(done => setTimeout(done, 5));
      }
    },
    { liked: LIKED.map(({ source }) => source), most: Number.isFinite(until) ? until : undefined },
  );
}

/**
 * Plays the lines of a recorded game that are a page's person's, each when it is its turn in the record, until so many
 * are played or the game is over: by presses, or by a socket while they look elsewhere, and then they come back.
 */
export async function follow(
  page: Page,
  lines: readonly string[],
  by: 'press' | 'socket',
  until = lines.length,
): Promise<void> {
  if (by === 'press') return page.evaluate(pressLines, { lines, until });
  const address = page.url();
  // a page of the same server that draws nothing
  await page.goto('/healthz');
  await page.evaluate(sendLines, { lines, until, table: new URL(address).pathname.replace('/t/', '') });
  await page.goto(address);
  await page.locator('main.table[data-length]').waitFor();
}

interface Following {
  readonly lines: readonly string[];
  readonly until: number;
}

async function pressLines({ lines, until }: Following): Promise<void> {
  const length = () => Number(document.querySelector<HTMLElement>('main.table')?.dataset.length ?? 0);
  const press = (what: string) => {
    const button = document.querySelector<HTMLElement>(what);
    button?.click();
    return button !== null;
  };
  while (length() < until) {
    await new Promise(done => setTimeout(done, 5));
    const before = length();
    const { [before]: line = '' } = lines;
    if (!press(`[data-action="${line}"]`)) continue;
    press('[data-confirm]');
    // a hand is gathered, then confirmed as a whole
    for (let i = before + 1; / pick /.test(line) && lines[i]?.startsWith(line.slice(0, 7)); i++) {
      await new Promise(done => setTimeout(done, 30));
      press(`[data-action="${lines[i]}"]`);
    }
    for (let wait = 0; wait < 400 && length() === before; wait++) {
      press('.choose .end[data-action]');
      await new Promise(done => setTimeout(done, 5));
    }
  }
}

async function sendLines({ lines, until, table }: Following & { readonly table: string }): Promise<void> {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}`);
  await new Promise<void>(done => {
    let own = '';
    let length = 0;
    let sent = -1;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.push === 'hello') own = message.seat;
      if (message.view !== undefined) length = message.length;
      if (length >= until) return done();
      if (sent === length || !lines[length]?.startsWith(`${own} `)) return;
      sent = length;
      socket.send(JSON.stringify({ id: 1, do: 'act', actions: [lines[length]], seen: length }));
    };
  });
  socket.close();
}

export const lengthOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main.table').getAttribute('data-length'));

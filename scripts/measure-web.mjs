// Measures the built client in Chromium and prints the figures beside their targets: `npm run measure:web`. The weight
// is counted on the wire, between browser and server, so that workers count too; speed is measured with the page's
// processor slowed down four times, over a game of Glass Road that is played by clicking. With `-- --weight` only the
// tables of both games are weighed, with `-- --clicks` only the clicks counted that a card takes; with `-- --game
// black-forest` its turns are measured: presses, previews, and the page while bots think. It judges nothing: tests do not
// depend on it.
import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './ensure-browser.mjs';
import { measureTurns } from './measure-turns.mjs';
import { line, median, most, sum, TRACED, tasksIn } from './measuring.mjs';

const TABLES = ['glass-road', 'black-forest'];
const onlyWeight = process.argv.includes('--weight');
const onlyClicks = process.argv.includes('--clicks');
const asked = process.argv.indexOf('--game');
/** The game whose turns are measured; without one, the tables are. */
const turnsOf = asked < 0 ? undefined : process.argv[asked + 1];
const OWN = ['--weight', '--clicks', '--game', turnsOf];
const SLOWDOWN = 4;
const LOADS = 3;
const GAMES = 5;
/** Whoever has played so many games is spared the click that ends a turn in which nothing is left to do. */
const FIRST_GAMES = 3;
const CLICKS = 50;
/** A wheel turns about once in twenty clicks: play goes on until so many turns were seen, though not for ever. */
const TURNS = 6;
const MOST_CLICKS = 150;
/** A wheel has come to rest after so many milliseconds, and what waited for that is drawn. */
const TURN = 1200;
/** The table has answered a click after so many. */
const ANSWER = 300;
const CODE = new Set(['.html', '.js', '.css', '.svg', '']);

/** The built client on a free port. */
function serve() {
  const server = spawn(
    process.execPath,
    ['scripts/run.mjs', 'packages/server/src/main.ts', ...process.argv.slice(2).filter(one => !OWN.includes(one))],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return new Promise((resolve, reject) => {
    server.on('exit', code => reject(new Error(`the server ended with ${code}`)));
    server.stdout.on('data', data => {
      const [, port] = /http:\/\/localhost:(\d+)/.exec(String(data)) ?? [];
      if (port) resolve({ port: Number(port), stop: () => server.kill() });
    });
  });
}

/** Stands between browser and server and notes what passes. */
async function scales(port) {
  const passed = [];
  const server = createServer((asked, answer) => {
    const onward = request({ port, path: asked.url, method: asked.method, headers: asked.headers }, given => {
      const entry = { path: new URL(asked.url, 'http://x').pathname, bytes: 0, at: Date.now() };
      passed.push(entry);
      answer.writeHead(given.statusCode, given.headers);
      given.on('data', part => {
        entry.bytes += part.length;
      });
      given.pipe(answer);
    });
    onward.end();
  });
  await new Promise(done => server.listen(0, done));
  return { address: `http://localhost:${server.address().port}`, passed, stop: () => server.close() };
}

/** In the page: when the table was ready, interactions, and from when to when a wheel of the viewer turned. */
function observe({ settings, setup }) {
  if (localStorage.getItem('waldglas.settings') === null) {
    localStorage.setItem('waldglas.settings', JSON.stringify(settings));
    localStorage.setItem('waldglas.setup.bots', JSON.stringify(setup));
  }
  const seen = { ready: undefined, events: [], pending: 0, over: false, asked: false };
  window.seen = seen;
  // said aloud too: asking the page would be work for the page
  const note = what => {
    performance.mark(what);
    setTimeout(() => console.debug(what));
  };
  const look = () => {
    if (seen.ready !== undefined || !document.querySelector('[data-ready]')) return;
    seen.ready = performance.now();
    note('table ready');
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  new PerformanceObserver(list => {
    for (const { interactionId, name, duration } of list.getEntries()) {
      if (interactionId) seen.events.push({ interactionId, name, duration });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  addEventListener('transitionend', ({ target }) => {
    if (target.matches('.hands')) note('wheel rests');
  });
  const CHANGES = ['open', 'load', 'act', 'undo'];
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      const asked = new Map();
      const post = this.postMessage.bind(this);
      this.postMessage = call => {
        asked.set(call.id, call.name);
        if (CHANGES.includes(call.name)) seen.pending += 1;
        post(call);
      };
      this.addEventListener('message', ({ data: { id, value: answer, unasked } }) => {
        if (CHANGES.includes(asked.get(id))) seen.pending -= 1;
        asked.delete(id);
        const value = answer ?? unasked?.snapshot;
        if (!value?.view) return;
        seen.over = value.over;
        seen.asked = value.decision !== undefined;
        if (value.events.some(({ kind, seat }) => kind === 'turn' && seat === value.seat)) {
          note('wheel turns');
        }
      });
    }
  };
}

const SEATS = ['human', 'random', 'random', 'random'].map(kind => ({ kind, name: '' }));

async function open(browser, address, speed, finished = 0) {
  // what is kept for the time without a network comes seconds after the table
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(observe, {
    settings: { lang: 'en', theme: 'light', speed, finished, closingPages: false },
    setup: { players: 3, seats: SEATS, variants: [] },
  });
  const session = await context.newCDPSession(page);
  const slow = () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const load = async (game = TABLES[0]) => {
    const ready = page.waitForEvent('console', said => said.text() === 'table ready');
    await page.goto(`${address}/play/${game}`, { waitUntil: 'commit' });
    await ready;
  };
  let turned = 0;
  let turns = 0;
  page.on('console', said => {
    if (said.text() !== 'wheel turns') return;
    turned = performance.now();
    turns += 1;
  });
  /** Lets the page answer, and a wheel come to rest. */
  const calm = async () => {
    await page.waitForTimeout(ANSWER);
    await page.waitForTimeout(Math.max(0, turned + TURN - performance.now()));
  };
  return { context, page, slow, load, calm, enough: () => turns >= TURNS };
}

async function weigh(browser, { address, passed }, game) {
  const { context, page, load } = await open(browser, address, 'normal');
  passed.length = 0;
  await load(game);
  const ready = await page.evaluate(() => performance.timeOrigin + window.seen.ready);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // code that was asked for once the table stood (bots) does not count; fonts do, whenever they were asked for
  const isCode = ({ path }) => CODE.has(extname(path));
  const files = passed.filter(one => !isCode(one) || one.at <= ready);
  await context.close();
  const code = files.filter(isCode);
  console.log(`\nUntil the table of ${game} is ready, bytes on the wire:`);
  for (const { path, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
    console.log(`${String(bytes).padStart(8)}  ${path}`);
  }
  const weightOf = list => sum(list.map(({ bytes }) => bytes)) / 1000;
  line('code until ready, Brotli', weightOf(code), 150, 'kB', 1);
  line('everything until ready', weightOf(files), 500, 'kB', 1);
}

async function timeToReady(browser, { address }) {
  const times = [];
  const worked = [];
  for (let i = 0; i < LOADS; i++) {
    const { context, page, slow, load } = await open(browser, address, 'normal');
    await slow();
    await browser.startTracing(page, { categories: TRACED });
    await load();
    const { at, tasks } = tasksIn(await browser.stopTracing());
    const [ready] = at('table ready');
    times.push(await page.evaluate(() => window.seen.ready));
    worked.push(sum(tasks.filter(task => task.at < ready).map(task => task.worked)));
    await context.close();
  }
  return { times, worked };
}

/** What brings a game forward comes first, both abilities at once before one; conversions would only pass the time. */
const LIKED = [
  / use .* \+ \S+ use /,
  / \+ /,
  / build \S+$/,
  / use \d$/,
  / (pick|play) /,
  / (cell|tile|good|wheel|split|amount) /,
  / take$/,
];

function preferred(lines, turn) {
  for (const kind of LIKED) {
    const found = lines.filter(line => kind.test(line));
    if (found.length > 0) return found[(turn * 7) % found.length];
  }
  return lines.find(line => !/ (convert|remove) /.test(line)) ?? lines[0];
}

/** Waits until somebody here is asked and the page shows it, and two frames more, so that it is drawn. */
const rests = page =>
  page.evaluate(async () => {
    // a turn that ends by itself needs no click
    const ends = () => document.querySelector('.ending') !== null;
    const told = () => window.seen.pending === 0 && (window.seen.over || (window.seen.asked && !ends()));
    const quiet = () => told() && document.querySelector('[data-ready]') !== null;
    for (let frames = 0; frames < 2; frames = quiet() ? frames + 1 : 0) await new Promise(requestAnimationFrame);
  });

/** Clicks like a hand: a locator would look for what lies under the pointer, inside the page and while the clock runs. */
async function press(page, line) {
  const button = page.locator(`[data-action="${line}"]:visible`).first();
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await button.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/**
 * Plays by clicking, so often at least and until that is enough; keeps still, if asked, until the page has answered and
 * a wheel has come to rest.
 */
async function play(page, clicks, calm, enough = () => true) {
  const cards = [];
  const verbs = {};
  let last = '';
  let n = 0;
  for (; n < clicks || (n < MOST_CLICKS && !enough()); n++) {
    await calm?.();
    await rests(page);
    const { over, lines, card } = await page.evaluate(() => ({
      over: window.seen.over,
      lines: [...document.querySelectorAll('[data-action]')]
        .filter(one => one.checkVisibility())
        .map(one => one.getAttribute('data-action')),
      card: document.querySelector('.dec .play')?.getAttribute('data-about') ?? '',
    }));
    if (over) break;
    const line = preferred(lines, n);
    await press(page, line);
    const verb = line.split(' ')[1];
    verbs[verb] = (verbs[verb] ?? 0) + 1;
    if (verb === 'pick') continue;
    const played = verb === 'play';
    if (played || (card !== last && !cards.at(-1)?.open)) cards.push({ clicks: 0, open: played });
    const now = cards.at(-1) ?? { clicks: 0 };
    now.clicks += 1;
    now.open = played;
    last = card;
  }
  return { clicks: n, cards: cards.map(one => one.clicks), verbs };
}

async function feel(browser, { address }, slowed) {
  const { context, page, slow, load, calm, enough } = await open(browser, address, 'normal');
  await load();
  if (slowed) await slow();
  await browser.startTracing(page, { categories: TRACED });
  const { clicks } = await play(page, CLICKS, calm, enough);
  await calm();
  const trace = await browser.stopTracing();
  const { at, tasks } = tasksIn(trace);
  const rests = at('wheel rests');
  // a wheel that is turned on, or laid out anew, before it rests has its end only later
  const turns = at('wheel turns').map(from => ({ from, to: rests.find(rest => rest > from) ?? from + TURN }));
  const events = await page.evaluate(() => window.seen.events);
  await context.close();
  const during = tasks.filter(({ at, took }) => turns.some(({ from, to }) => at + took > from && at < to));
  const interactions = new Map();
  for (const { interactionId, duration } of events) {
    interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }
  const waits = [...interactions.values()].sort((a, b) => b - a);
  return {
    clicks,
    turns: turns.length,
    longest: most(during.map(({ worked }) => worked)),
    anywhere: most(tasks.map(({ worked }) => worked)),
    // as browsers count it: one of the worst in fifty is forgiven
    paint: waits[Math.floor(clicks / 50)] ?? waits[0] ?? 0,
    middle: median(waits),
    worst: waits[0] ?? 0,
  };
}

/** Over several games: how many clicks a card takes depends on what was dealt, and on whether turns end by themselves. */
async function clicksPerCard(browser, { address }, finished) {
  const cards = [];
  const verbs = {};
  let clicks = 0;
  for (let i = 0; i < GAMES; i++) {
    const { context, page, load } = await open(browser, address, 'off', finished);
    await load();
    const played = await play(page, 500);
    await context.close();
    cards.push(...played.cards);
    clicks += played.clicks;
    for (const [verb, n] of Object.entries(played.verbs)) verbs[verb] = (verbs[verb] ?? 0) + n;
  }
  return { middle: median(cards), cards: cards.length, clicks, verbs };
}

/** How many clicks a card takes. */
async function measureClicks() {
  for (const [who, finished] of [
    ['from the fourth game on', FIRST_GAMES],
    ['in the first games', 0],
  ]) {
    console.error(`playing whole games, ${who} ...`);
    const game = await clicksPerCard(browser, wire, finished);
    line(`clicks per card, ${who}, median of ${game.cards}`, game.middle, 4, '');
    const verbs = Object.entries(game.verbs).map(pair => pair.join(' '));
    console.log(`  ${game.clicks} clicks in ${GAMES} games: ${verbs.join(', ')}`);
  }
}

/** How long the table of the first game takes to be ready and to answer. */
async function measureSpeed() {
  console.error('\nloading, slowed down ...');
  const { times, worked } = await timeToReady(browser, wire);
  console.error('playing, slowed down ...');
  const felt = await feel(browser, wire, true);
  console.error('playing at full speed ...');
  const quick = await feel(browser, wire, false);
  const [load] = loadavg();
  console.log(`\nprocessor slowed ${SLOWDOWN}x; ${felt.turns} turns of a wheel in ${felt.clicks} clicks`);
  line(`ready, median of ${LOADS}`, median(times), 1500, 'ms');
  line('longest task while a wheel turns', felt.longest, 50, 'ms');
  line('  at full speed', quick.longest, 50, 'ms');
  line('interaction to next paint', felt.paint, 100, 'ms');
  line('  at full speed', quick.paint, 100, 'ms');
  const shown = list => list.map(n => n.toFixed(0)).join(', ');
  console.log(`\nready: ${shown(times)} ms, the main thread at work for ${shown(worked)} ms of it`);
  console.log(
    `longest task anywhere ${shown([felt.anywhere, quick.anywhere])} ms; interactions: median and worst ${shown([felt.middle, felt.worst])} ms, at full speed ${shown([quick.middle, quick.worst])} ms`,
  );
  if (load > cpus().length) {
    console.log(
      `The machine is busy (load ${load.toFixed(1)} on ${cpus().length} cores): waits are longer than they should be.`,
    );
  }
}

const launch = await ensureBrowser();
const server = await serve();
const wire = await scales(server.port);
const browser = await chromium.launch(launch);
try {
  if (turnsOf) await measureTurns(browser, wire.address, turnsOf);
  else if (!onlyClicks) for (const game of TABLES) await weigh(browser, wire, game);
  if (!turnsOf && !onlyWeight && !onlyClicks) await measureSpeed();
  if (!turnsOf && !onlyWeight) await measureClicks();
} finally {
  await browser.close();
  wire.stop();
  server.stop();
}

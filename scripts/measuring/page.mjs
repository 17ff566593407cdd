// A table of the built client in a page that notes what happens there.

/** The games whose tables are measured; the first one is played. */
export const TABLES = ['glass-road', 'black-forest'];
export const SLOWDOWN = 4;
/** A wheel turns about once in twenty clicks: play goes on until so many turns were seen, though not for ever. */
const TURNS = 6;
/** A wheel has come to rest after so many milliseconds, and what waited for that is drawn. */
export const TURN = 1200;
/** The table has answered a click after so many. */
const ANSWER = 300;

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

/** Opens a page for a table; whoever sits there has played so many games to their end. */
export async function open(browser, address, speed, finished = 0) {
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

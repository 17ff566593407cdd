// How long the table of the first game takes to be ready and to answer, with the page's processor slowed down.
import { cpus, loadavg } from 'node:os';
import { line, median, most, sum, TRACED, tasksIn } from './figures.mjs';
import { open, SLOWDOWN, TURN } from './page.mjs';
import { play } from './playing.mjs';

const LOADS = 3;
const CLICKS = 50;

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

export async function measureSpeed(browser, wire) {
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

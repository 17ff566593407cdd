// Measures the built client in Chromium and prints the figures beside their targets: `npm run measure:web`. The weight
// is counted on the wire, between browser and server, so that workers count too; speed is measured with the page's
// processor slowed down four times, over a game of Glass Road that is played by clicking. With `-- --weight` only the
// tables of both games are weighed, with `-- --clicks` only the clicks counted that a card takes; with `-- --game
// black-forest` its turns are measured: presses, previews, and the page while bots think. It judges nothing: tests do not
// depend on it.
import { chromium } from '@playwright/test';
import { ensureBrowser } from './ensure-browser.mjs';
import { measureClicks } from './measuring/clicks.mjs';
import { TABLES } from './measuring/page.mjs';
import { scales, serve } from './measuring/server.mjs';
import { measureSpeed } from './measuring/speed.mjs';
import { measureTurns } from './measuring/turns.mjs';
import { weigh } from './measuring/weight.mjs';

const onlyWeight = process.argv.includes('--weight');
const onlyClicks = process.argv.includes('--clicks');
const asked = process.argv.indexOf('--game');
/** The game whose turns are measured; without one, the tables are. */
const turnsOf = asked < 0 ? undefined : process.argv[asked + 1];
const OWN = ['--weight', '--clicks', '--game', turnsOf];

const launch = await ensureBrowser();
const server = await serve(process.argv.slice(2).filter(one => !OWN.includes(one)));
const wire = await scales(server.port);
const browser = await chromium.launch(launch);
try {
  if (turnsOf) await measureTurns(browser, wire.address, turnsOf);
  else if (!onlyClicks) for (const game of TABLES) await weigh(browser, wire, game);
  if (!turnsOf && !onlyWeight && !onlyClicks) await measureSpeed(browser, wire);
  if (!turnsOf && !onlyWeight) await measureClicks(browser, wire);
} finally {
  await browser.close();
  wire.stop();
  server.stop();
}

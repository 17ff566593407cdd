// How much has to come over the wire until a table can be played at.
import { extname } from 'node:path';
import { line, sum } from './figures.mjs';
import { open } from './page.mjs';

const CODE = new Set(['.html', '.js', '.css', '.svg', '']);

export async function weigh(browser, { address, passed }, game) {
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

// Somebody who has never been here learns Glass Road by the lessons and plays a whole game against the apprentice by the
// table's own hints, with a real mouse or finger. Looks after every press whether it counted, whether anything moved under it,
// whether words are cut and whether a turn ended unasked, and prints what was found.
//   npm run newcomer -- --size 1280x720,915x412 --seed 1,2 --lang de --theme dark --pace off
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    size: { type: 'string' },
    seed: { type: 'string' },
    lang: { type: 'string' },
    theme: { type: 'string' },
    pace: { type: 'string' },
  },
});
const list = text => text?.split(',');
const wanted = {
  sizes: list(values.size),
  seeds: list(values.seed)?.map(Number),
  lang: values.lang,
  theme: values.theme,
  pace: values.pace,
};
const options = { stdio: 'inherit', shell: process.platform === 'win32' };
spawnSync(process.execPath, ['scripts/ensure-browser.mjs'], options);
const { status } = spawnSync('npx', ['--no-install', 'playwright', 'test', '--config', 'packages/web/newcomer'], {
  ...options,
  env: { ...process.env, WALDGLAS_NEWCOMER: JSON.stringify(wanted) },
});
process.exit(status ?? 1);

// Opens every screen at every size of window, checks that nothing is cut, covered, overlapping, too small or pushed
// sideways, and puts the pictures on one page to be looked at: packages/web/artefacts/sizes/index.html
//   npm run sizes -- --lang de,pl --theme dark --size 915x412,375x812 --screen forest,choose
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const folder = new URL('../packages/web/artefacts/sizes/', import.meta.url);
const { values } = parseArgs({
  options: {
    lang: { type: 'string' },
    theme: { type: 'string' },
    size: { type: 'string' },
    screen: { type: 'string' },
  },
});
const list = text => text?.split(',');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const wanted = {
  langs: list(values.lang),
  themes: list(values.theme),
  sizes: list(values.size),
  screens: list(values.screen),
};
const options = { stdio: 'inherit', shell: process.platform === 'win32' };
const env = { ...process.env, WALDGLAS_PICTURES: '1', WALDGLAS_SIZES: JSON.stringify(wanted) };
spawnSync(process.execPath, ['scripts/ensure-browser.mjs'], options);
const { status } = spawnSync(
  'npx',
  ['--no-install', 'playwright', 'test', '--config', 'packages/web', 'sizes.test.ts'],
  { ...options, env },
);

const groups = new Map();
for (const file of readdirSync(folder).filter(one => one.endsWith('.png'))) {
  const name = file.replace(/-\d+x\d+.*/, '');
  groups.set(name, [...(groups.get(name) ?? []), file]);
}
const sections = [...groups].map(([name, files]) => {
  const figures = files.map(
    file =>
      `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"><br>${file.slice(name.length + 1, -4)}</a>`,
  );
  return `<h2>${name}</h2><p>${figures.join('\n')}</p>`;
});
writeFileSync(
  new URL('index.html', folder),
  `<!doctype html><meta charset="utf-8"><title>Waldglas: every size</title>
<style>
  body { font: 13px sans-serif; margin: 16px; background: #ddd }
  p { display: flex; flex-wrap: wrap; gap: 12px; align-items: end }
  img { max-width: 420px; max-height: 320px; box-shadow: 0 1px 4px #0006 }
  a { color: inherit; text-decoration: none }
</style>
${sections.join('\n')}
`,
);
console.log(`\nlook at ${new URL('index.html', folder).pathname}`);
process.exit(status ?? 1);

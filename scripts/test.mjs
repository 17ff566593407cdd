// Runs types, lint and every package's tests, prints the time each took, and closes with `N passed, N failed`.
// With --check the end-to-end tests of terminal and browser and all `*.long.test.ts` are left out: the quick round before
// a commit. It runs the packages in one go, which saves starting each by itself.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const quick = process.argv.includes('--check');
const QUICK = ['house', 'core', 'glass-road', 'black-forest', 'text', 'table', 'protocol', 'bots', 'web'];
const PROJECTS = quick ? QUICK : [...QUICK, 'server', 'cli', 'attack'];
const reports = mkdtempSync(join(tmpdir(), 'waldglas-'));
let passed = 0;
let failed = 0;
let broken = false;

/** So many characters of what a failed part has printed last are told once more at the end. */
const TAIL = 6000;

/** Runs a part, passes on what it prints and keeps the end of it. */
async function run(label, command, args, env = {}) {
  console.log(`\n== ${label}`);
  const started = Date.now();
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  let said = '';
  const hear = to => data => {
    to.write(data);
    said = `${said}${data}`.slice(-TAIL);
  };
  child.stdout.on('data', hear(process.stdout));
  child.stderr.on('data', hear(process.stderr));
  const status = await new Promise(done => {
    child.once('error', error => done(String(error)));
    child.once('close', done);
  });
  return { label, seconds: (Date.now() - started) / 1000, ok: status === 0, said };
}

function vitestCounts({ numPassedTests, numFailedTests, numTotalTests }) {
  return { good: numPassedTests, bad: numFailedTests, all: numTotalTests };
}

function playwrightCounts({ stats: { expected, unexpected, flaky, skipped } }) {
  const all = expected + unexpected + flaky + skipped;
  return { good: expected + flaky, bad: unexpected, all, second: flaky };
}

/** Adds what a report says to the totals. A run without a report, without tests or with tests left out has failed. */
function counted(row, report, counts) {
  try {
    const { good, bad, all, second = 0 } = counts(JSON.parse(readFileSync(report, 'utf8')));
    passed += good;
    failed += bad;
    row.note = `${good} of ${all}${second > 0 ? `, ${second} at the second try` : ''}`;
    if (all === 0 || good + bad < all) row.ok = false;
  } catch {
    row.ok = false;
  }
  return row;
}

const rows = [
  await run('types', 'npx', ['--no-install', 'tsc', '-p', '.']),
  await run('types (web)', 'npx', ['--no-install', 'tsc', '-p', 'packages/web']),
  await run('lint', 'npx', ['--no-install', 'biome', 'check', '--error-on-warnings', '.']),
];
async function unitTests(label, projects, ...more) {
  const report = join(reports, `${label}.json`);
  const chosen = projects.flatMap(project => ['--project', project]);
  const reporting = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const row = await run(label, 'npx', ['--no-install', 'vitest', 'run', ...chosen, ...reporting, ...more]);
  rows.push(counted(row, report, vitestCounts));
}
if (quick) await unitTests('unit tests', QUICK, '--exclude=**/*.long.test.ts');
else for (const project of PROJECTS) await unitTests(project, [project]);
if (!quick) {
  const report = join(reports, 'browser.json');
  const found = await run('a browser', process.execPath, ['scripts/ensure-browser.mjs']);
  rows.push(found);
  if (found.ok) {
    const row = await run(
      'web (browser)',
      'npx',
      ['--no-install', 'playwright', 'test', '--config', 'packages/web', '--reporter=line,json'],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    );
    rows.push(counted(row, report, playwrightCounts));
  }
}
rmSync(reports, { recursive: true, force: true });

for (const { label, ok, said } of rows) if (!ok) console.log(`\n== ${label} failed; the last it said:\n${said}`);
console.log('\npackage        seconds');
for (const { label, seconds, ok, note = '' } of rows) {
  console.log(`${label.padEnd(13)} ${seconds.toFixed(1).padStart(8)}  ${ok ? 'ok' : 'FAILED'}  ${note}`);
  broken ||= !ok;
}
if (broken && failed === 0) failed = rows.filter(({ ok }) => !ok).length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(broken ? 1 : 0);

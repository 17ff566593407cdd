// Runs types, lint and every package's tests, prints the time each took, and closes with `N passed, N failed`.
// With --check the terminal's end-to-end tests are left out: the quick round before a commit.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const quick = process.argv.includes('--check');
const RULES = ['house', 'core', 'glass-road', 'black-forest', 'bots'];
const PROJECTS = quick ? RULES : [...RULES, 'cli'];
const reports = mkdtempSync(join(tmpdir(), 'waldglas-'));
let passed = 0;
let failed = 0;
let broken = false;

function run(label, command, args) {
  console.log(`\n== ${label}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return { label, seconds: (Date.now() - started) / 1000, ok: status === 0 };
}

const rows = [
  run('types', 'npx', ['--no-install', 'tsc', '-p', '.']),
  run('lint', 'npx', ['--no-install', 'biome', 'check', '.']),
];
for (const project of PROJECTS) {
  const report = join(reports, `${project}.json`);
  const row = run(project, 'npx', [
    '--no-install',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
    row.note = `${numPassedTests} of ${numTotalTests}`;
    if (numTotalTests === 0 || numPassedTests + numFailedTests < numTotalTests) row.ok = false;
  } catch {
    row.ok = false;
  }
  rows.push(row);
}
rmSync(reports, { recursive: true, force: true });

console.log('\npackage       seconds');
for (const { label, seconds, ok, note = '' } of rows) {
  console.log(`${label.padEnd(12)} ${seconds.toFixed(1).padStart(8)}  ${ok ? 'ok' : 'FAILED'}  ${note}`);
  broken ||= !ok;
}
if (broken && failed === 0) failed = rows.filter(({ ok }) => !ok).length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(broken ? 1 : 0);

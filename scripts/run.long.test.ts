import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A checkout in which nothing can be written: where bundles are kept lies a file. */
const checkout = mkdtempSync(join(tmpdir(), 'waldglas-checkout-'));
const temporary = join(checkout, 'tmp');

beforeAll(() => {
  for (const folder of ['scripts', 'node_modules', 'tmp']) mkdirSync(join(checkout, folder));
  cpSync(join(ROOT, 'scripts/run.mjs'), join(checkout, 'scripts/run.mjs'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(ROOT, 'node_modules', name), join(checkout, 'node_modules', name));
  }
  writeFileSync(join(checkout, 'node_modules/.cache'), '');
});
afterAll(() => rmSync(checkout, { recursive: true }));

function run(program: string, args: readonly string[], folder: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(checkout, 'scripts/run.mjs'), program, ...args],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C', TMPDIR: folder } },
  );
  return { status, stdout, stderr };
}

const MAIN = join(ROOT, 'packages/cli/src/main.ts');

test('a read-only checkout works, threads and files of packages included, and leaves nothing behind', () => {
  const simulate = ['simulate', '--game', 'glass-road', '--games', '2', '--threads', '2', '--json'];
  expect(run(MAIN, simulate, temporary)).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('checksum'),
  });
  const solo = ['solo', '--game', 'glass-road', '--bot', 'random', '--seeds', '2', '--json'];
  expect(run(MAIN, solo, temporary)).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(temporary)).toEqual([]);
});

test('nowhere to write is one line', () => {
  const { status, stdout, stderr } = run(MAIN, ['rules'], join(checkout, 'nowhere'));
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^waldglas: neither \S+ nor \S+ can be written \(ENOENT\)\n$/);
});

test('a program that is missing is one line', () => {
  expect(run('none.ts', [], temporary)).toEqual({ status: 2, stdout: '', stderr: 'there is no program none.ts\n' });
});

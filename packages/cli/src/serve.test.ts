import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { guest } from '@waldglas/server/kit';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SERVE = ['scripts/run.mjs', 'packages/cli/src/main.ts', 'serve'];
/** Milliseconds: the client may have to be built. */
const TIME = 300_000;

test('a port that is none is one line', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...SERVE, '--port', 'abc'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: 'waldglas: PORT is a whole number from 0 to 65535, not "abc"\n',
  });
});

test(
  '`serve` serves the client and tables, with bots, until it is told to end',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waldglas-serve-'));
    const server = spawn(process.execPath, [...SERVE, '--port', '0'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const gone = once(server, 'exit');
    const address = await new Promise<string>((resolve, reject) => {
      void gone.then(([code]) => reject(new Error(`it ended with ${code}`)));
      server.stdout.on('data', said => {
        const [, found] = /^Waldglas: (\S+)$/m.exec(String(said)) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    expect(await (await fetch(address)).text()).toContain('<!doctype html>');
    const ann = await guest(address, 'Ann');
    const { body } = await ann.post('/api/tables', { game: 'glass-road', seats: ['me', 'random'] });
    const seat = await ann.sit(String(body.table));
    // the bot thinks in a thread of its own and chooses its five cards
    await expect
      .poll(async () => Number((await seat.ask({ do: 'state' })).length), { timeout: 30_000 })
      .toBeGreaterThanOrEqual(5);
    server.kill('SIGTERM');
    expect(await seat.closed).toBe(1012);
    expect(await gone).toEqual([0, null]);
    rmSync(folder, { recursive: true });
  },
  TIME,
);

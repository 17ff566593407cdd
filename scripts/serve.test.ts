import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('serve.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
let server: ChildProcess;
let port = 0;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<p>a page');
  server = spawn(process.execPath, [SCRIPT, `--built=${folder}`], { env: { ...process.env, PORT: '0' } });
  port = await new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server does not start')));
    server.stdout?.on('data', said => {
      const [, found] = /localhost:(\d+)/.exec(String(said)) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
  });
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

/** The status of the answer; a browser would mend the path before it asks. */
function get(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path }, response => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('a page is served, a file that is missing is not', async () => {
  expect([await get('/'), await get('/play'), await get('/none.js')]).toEqual([200, 200, 404]);
});

test('an address that is none is refused, and the server goes on', async () => {
  expect([await get('//'), await get('http://:/'), await get('/')]).toEqual([400, 400, 200]);
});

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START = [join(ROOT, 'scripts/run.mjs'), join(ROOT, 'packages/server/src/main.ts')];
const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
const dist = join(folder, 'dist');

beforeAll(() => {
  const web = createRequire(join(ROOT, 'packages/web/package.json'));
  const vite = join(dirname(web.resolve('vite/package.json')), 'bin/vite.js');
  const args = [vite, 'build', join(ROOT, 'packages/web'), '--outDir', dist, '--logLevel', 'error'];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

function refused(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...START, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: join(folder, 'data'), ...env },
  });
  return { status, stdout, stderr };
}

/** Runs the server while something is done with its address. */
async function serving<T>(env: Readonly<Record<string, string>>, done: (address: URL) => Promise<T>): Promise<T> {
  const server = spawn(process.execPath, [...START, `--built=${dist}`], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      server.once('exit', () => reject(new Error('the server does not start')));
      server.stdout.on('data', said => {
        const [, found] = /^Waldglas: (\S+)/m.exec(String(said)) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    return await done(new URL(address));
  } finally {
    const gone = new Promise(resolve => server.once('exit', resolve));
    server.kill();
    await gone;
  }
}

test('a port that is none is one line, before anything is built', () => {
  expect(refused([], { PORT: 'abc' })).toEqual({
    status: 2,
    stdout: '',
    stderr: 'waldglas: PORT is a whole number from 0 to 65535, not "abc"\n',
  });
});

test('a folder that is none is one line', () => {
  expect(refused(['--built=/nonexistent'])).toEqual({
    status: 2,
    stdout: '',
    stderr: 'waldglas: "/nonexistent" is not a folder\n',
  });
});

test('a host that is none and a port that is taken are one line', async () => {
  expect(refused([`--built=${dist}`], { PORT: '0', HOST: 'no.such.host.invalid' })).toMatchObject({
    status: 2,
    stderr: 'waldglas: HOST is no address of this machine: "no.such.host.invalid"\n',
  });
  const other = createServer();
  const port = await new Promise<number>(resolve => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  const { status, stderr } = refused([`--built=${dist}`], { PORT: String(port) });
  other.close();
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: `waldglas: port ${port} is taken: set another one, as in PORT=8081 npm start\n`,
  });
});

test('a folder that cannot be written and a database that nobody serves are one line', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(refused([`--built=${dist}`], { PORT: '0', DATA_DIR: join(file, 'data') })).toEqual({
    status: 2,
    stdout: '',
    stderr: `waldglas: DATA_DIR "${join(file, 'data')}" cannot be written\n`,
  });
  const { status, stderr } = refused([`--built=${dist}`], {
    PORT: '0',
    DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x',
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'waldglas: DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1\n',
  });
});

test('of two servers in one folder the second says so', async () => {
  await serving({}, async () => {
    const { status, stderr } = refused([`--built=${dist}`], { PORT: '0' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `waldglas: another server uses DATA_DIR "${join(folder, 'data')}"\n`,
    });
  });
});

test('other machines do not reach it, unless HOST says so', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find(one => one !== undefined && !one.internal && one.family === 'IPv4')?.address;
  const reach = async ({ port }: URL) =>
    fetch(`http://${outside ?? '127.0.0.2'}:${port}/`).then(
      () => true,
      () => false,
    );
  expect(await serving({}, reach)).toBe(false);
  expect(await serving({ HOST: '0.0.0.0' }, reach)).toBe(true);
});

test('the built client has compressed files, and a page of the licences of what is shipped', async () => {
  expect(existsSync(join(dist, 'index.html.br'))).toBe(true);
  await serving({}, async address => {
    const page = await fetch(new URL('/licences', address), { headers: { 'accept-encoding': 'br' } });
    expect(page.headers.get('content-encoding')).toBe('br');
    const text = await page.text();
    for (const name of ['preact ', '@preact/signals ', '@fontsource-variable/vollkorn ']) {
      expect(text).toContain(`<h2>${name}`);
    }
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(text).toContain('Permission is hereby granted, free of charge');
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<p>the client',
  'play/glass-road.html': '<p>a table',
  'assets/base-1.js': 'let base;',
  'icon.png': 'a picture',
  '.built-from': 'a hash',
};
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (/\.(html|js)$/.test(name)) {
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text));
    }
  }
  app = await createApp({ clientFolder: folder });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Sends bytes as they are, and returns all that comes until the server closes. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let came = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', chunk => {
      came += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(came));
  });
}

/** Asks for an address as it is written: other clients would mend it first. */
const ask = (address: string, headers = '', method = 'GET') =>
  send(`${method} ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const headerOf = (answer: string, name: string) => new RegExp(`^${name}: (.*)\\r$`, 'im').exec(answer)?.[1];

describe('what is served', () => {
  test.each([
    ['/', 'the client'],
    ['/index.html', 'the client'],
    ['/play/glass-road', 'a table'],
    ['/play/black-forest', 'the client'],
    ['/games/7', 'the client'],
    ['/learn/glass-road', 'the client'],
    ['/t/abc?invite=secret', 'the client'],
    ['/t/abc/replay?at=3', 'the client'],
    ['/rules', 'the client'],
    ['/gallery', 'the client'],
    ['/assets/base-1.js', 'let base;'],
  ])('%s shows %s', async (address, content) => {
    const answer = await ask(address);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain(content);
  });

  test.each([
    '/none.js',
    '/.built-from',
    '/index.html.br',
    '/api/tables',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/nul%00.html',
  ])('%s shows nothing', async address => {
    const answer = await ask(address);
    expect(statusOf(answer)).toBe(404);
    expect(answer).toContain('{"error":"There is nothing at this address.","code":"not-found"}');
  });

  test('files with a hash in their name are kept, pages are asked for again', async () => {
    expect(headerOf(await ask('/assets/base-1.js'), 'cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headerOf(await ask('/rules'), 'cache-control')).toBe('no-cache');
  });

  test('HEAD tells the same without the content', async () => {
    const answer = await ask('/', '', 'HEAD');
    expect(statusOf(answer)).toBe(200);
    expect(answer.endsWith('\r\n\r\n')).toBe(true);
  });
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('Accept-Encoding %j is heard: %s', async (accepted, given) => {
  for (const address of ['/rules', '/play/glass-road']) {
    const answer = await ask(address, `Accept-Encoding: ${accepted}\r\n`);
    expect(statusOf(answer)).toBe(200);
    expect(headerOf(answer, 'content-encoding')).toBe(given);
    expect(headerOf(answer, 'content-type')).toBe('text/html; charset=utf-8');
    expect(headerOf(answer, 'vary')).toBe('Accept-Encoding');
  }
});

describe('every answer is guarded', () => {
  test.each([
    [200, 'a page', () => ask('/')],
    [404, 'a file that is missing', () => ask('/none.js')],
    [404, 'a long address', () => ask(`/${'x'.repeat(4000)}.js`)],
    [405, 'another method', () => ask('/', '', 'POST')],
    [405, 'a rare method', () => ask('/', '', 'PROPFIND')],
    [400, 'an address that is none', () => ask('/%')],
    [400, 'half a letter', () => ask('/%c3')],
    [400, 'no HTTP', () => send('hello\r\n\r\n')],
    [400, 'no host', () => send('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')],
    [417, 'an expectation', () => ask('/', 'Expect: cake\r\n')],
    [400, 'a header that is none', () => ask('/', 'no header\r\n')],
    [400, 'headers without an end', () => ask('/', `X: ${'x'.repeat(100_000)}\r\n`)],
  ])('%i, %s', async (status, _, asking) => {
    const answer = await asking();
    expect(statusOf(answer)).toBe(status);
    expect(headerOf(answer, 'x-content-type-options')).toBe('nosniff');
    const policy = headerOf(answer, 'content-security-policy') ?? '';
    expect(policy.split(';')).toEqual([
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(headerOf(answer, 'strict-transport-security')).toBeUndefined();
    expect(answer).not.toMatch(/fastify|FST_|node:|\/src\//i);
  });

  test('405 tells what is allowed', async () => {
    expect(headerOf(await ask('/', '', 'DELETE'), 'allow')).toBe('GET, HEAD');
  });

  test('two slashes are no other server', async () => {
    const answers = [await ask('//'), await ask('//example.org/'), await ask('/')];
    expect(answers.map(statusOf)).toEqual([200, 200, 200]);
    expect(answers.map(answer => headerOf(answer, 'location'))).toEqual([undefined, undefined, undefined]);
  });
});

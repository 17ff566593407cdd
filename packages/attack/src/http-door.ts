import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, pickOne, type Rng } from '@waldglas/core';
import { createApp } from '@waldglas/server';
import { type Door, type Finding, PATIENCE } from './door.ts';
import { mutatedText } from './mutate.ts';

const ADDRESSES = [
  '/',
  '/rules',
  '/assets/base.js',
  '/play/glass-road?speed=off',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc',
  '//example.org/',
  'http://example.org/',
  '*',
  '/%',
  '/%00',
  '/%ff',
  `/${'x'.repeat(9000)}`,
  '/api/tables',
  '/.env',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'NONE'];
const HEADERS = [
  'Accept-Encoding: br;q=0, gzip;q=1e400',
  'Accept-Encoding: ,,;;==',
  'Range: bytes=0-,5-4,-0',
  'Range: bytes=99999999999999999999-',
  'If-Modified-Since: never',
  'If-None-Match: *',
  'Content-Length: 5',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'Upgrade: websocket',
  'Content-Type: application/json',
  'Host: a\tb',
  'Cookie: a=b; a=c',
];
/** Milliseconds after which bytes that are no whole request are given up. */
const A_MOMENT = 80;
/** A secret that lies beside what is served. */
const SECRET = 'nobody may read this';

/** Bytes to the server, most of them almost HTTP. */
export async function httpDoor(): Promise<Door> {
  const folder = mkdtempSync(join(tmpdir(), 'waldglas-attack-'));
  const client = mkdtempSync(join(folder, 'client-'));
  writeFileSync(join(folder, 'secret'), SECRET);
  writeFileSync(join(client, 'index.html'), '<p>the client');
  const app = await createApp({ clientFolder: client });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);

  /** Sends bytes and takes what comes until the server closes, or says nothing for so long: it may wait for the rest. */
  function exchange(bytes: string, silence: number): Promise<string> {
    return new Promise(resolve => {
      let came = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
      socket.setTimeout(silence, () => socket.destroy());
      socket.setEncoding('latin1').on('data', chunk => {
        came += chunk;
      });
      socket.on('error', () => resolve(came));
      socket.on('close', () => resolve(came));
    });
  }

  async function knock(rng: Rng): Promise<Finding | undefined> {
    const sent = request(rng);
    const what = faultIn(await exchange(sent, A_MOMENT)) ?? (await deaf());
    return what === undefined ? undefined : { what, sent };
  }

  async function deaf(): Promise<string | undefined> {
    const answer = await exchange('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', PATIENCE);
    return answer.includes('<p>the client') ? undefined : 'the next visitor gets no page';
  }

  return {
    name: 'http',
    knock,
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function request(rng: Rng): string {
  const lines = [
    `${pickOne(rng, METHODS)} ${pickOne(rng, ADDRESSES)} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
  ];
  for (let n = below(rng, 4); n > 0; n--) lines.push(pickOne(rng, HEADERS));
  const body = below(rng, 3) === 0 ? pickOne(rng, ['hello', '0\r\n\r\n', '5\r\nhello\r\n0\r\n\r\n', 'z\r\n']) : '';
  let text = `${lines.join('\r\n')}\r\n\r\n${body}`;
  for (let n = below(rng, 4); n > 0; n--) text = mutatedText(text, rng);
  return text;
}

/** What is wrong with an answer; none at all is an answer to what is no request. */
function faultIn(answer: string): string | undefined {
  if (answer.includes(SECRET)) return 'a file that is not served';
  for (const [head = ''] of answer.matchAll(/^HTTP\/1\.1 \d{3}[\s\S]*?\r\n\r\n/gm)) {
    const status = Number(head.slice('HTTP/1.1 '.length).slice(0, 3));
    if (status === 100) continue;
    if (status >= 500) return `status ${status}`;
    if (!/^x-content-type-options: nosniff\r$/im.test(head)) return `status ${status} without nosniff`;
    if (!/^content-security-policy: .*frame-ancestors/im.test(head)) return `status ${status} without a policy`;
  }
  return /FST_|node:|\/src\/| {4}at /.test(answer) ? 'shows the inside' : undefined;
}

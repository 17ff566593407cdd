import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postingOf } from './posting.ts';
import { isPublicAddress } from './public-address.ts';

const pem = (name: string) => readFileSync(new URL(`../../fixtures/loopback-${name}.pem`, import.meta.url), 'utf8');

describe('an address on the internet', () => {
  test.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
    'is %s',
    address => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.170',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('is not %s', address => expect(isPublicAddress(address)).toBe(false));
});

describe('nothing is sent', () => {
  const names: Readonly<Record<string, readonly string[]>> = {
    'public.test': ['93.184.216.34', '2606:4700::1111'],
    'private.test': ['10.0.0.1'],
    'both.test': ['93.184.216.34', '127.0.0.1'],
    'six.test': ['::1'],
    'mapped.test': ['::ffff:192.168.0.1'],
    'nobody.test': [],
  };
  const { fault } = postingOf({
    resolve: async name => names[name] ?? Promise.reject(new Error('ENOTFOUND')),
  });

  test.each([
    ['http://public.test/', 'it is no https address'],
    ['ftp://public.test/', 'it is no https address'],
    ['public.test', 'it is no https address'],
    [`https://public.test/${'x'.repeat(1000)}`, 'it is no https address'],
    ['https://me:secret@public.test/', 'it has a name or a password in it'],
    ['https://private.test/', 'it leads to a private address'],
    ['https://both.test/', 'it leads to a private address'],
    ['https://six.test/', 'it leads to a private address'],
    ['https://mapped.test/', 'it leads to a private address'],
    ['https://127.0.0.1/', 'it leads to a private address'],
    ['https://127.1/', 'it leads to a private address'],
    ['https://0x7f.0.0.1/', 'it leads to a private address'],
    ['https://2130706433/', 'it leads to a private address'],
    ['https://017700000001/', 'it leads to a private address'],
    ['https://[::1]/', 'it leads to a private address'],
    ['https://[::ffff:10.0.0.1]/', 'it leads to a private address'],
    ['https://[fe80::1]:8443/x', 'it leads to a private address'],
    ['https://nobody.test/', 'nobody is there'],
    ['https://unknown.test/', 'nobody is there'],
  ])('to %s', async (address, reason) => expect(await fault(address)).toMatchObject({ illegal: reason }));

  test.each(['https://public.test/', 'https://public.test:8443/hook?key=1', 'https://93.184.216.34/'])(
    'but to %s it is',
    async address => expect(await fault(address)).toBeUndefined(),
  );

  test('to localhost, by the names that this machine knows', async () => {
    expect(await postingOf().fault('https://localhost/')).toMatchObject({ illegal: 'it leads to a private address' });
  });

  test('to a name that answers too late', async () => {
    const { fault: hasty } = postingOf({ resolve: () => new Promise(() => {}), patience: 50 });
    expect(await hasty('https://slow.test/')).toMatchObject({ illegal: 'nobody is there' });
  });
});

describe('a letter', () => {
  let server: Server;
  let origin = '';
  const asked: string[] = [];
  let answer = (_: IncomingMessage, reply: ServerResponse): void => void reply.end();
  beforeAll(async () => {
    server = createServer({ key: pem('key'), cert: pem('certificate') }, (request, reply) => {
      asked.push(`${request.method} ${request.headers.host} ${request.url}`);
      answer(request, reply);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    origin = `https://hooks.test:${(server.address() as { port: number }).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const letter = (path: string) => ({ address: origin + path, headers: {}, body: '{}' });
  const loopback = { resolve: async () => ['127.0.0.1'], isAllowed: () => true, ca: pem('certificate') };

  test('goes to the address that was looked at, once', async () => {
    let lookedUp = 0;
    // another address the second time, as somebody would do it who wants to get inside
    const resolve = async () => {
      lookedUp += 1;
      return lookedUp === 1 ? ['127.0.0.1'] : ['127.0.0.2'];
    };
    expect(await postingOf({ ...loopback, resolve }).send(letter('/one?x=1'))).toBe(200);
    expect(lookedUp).toBe(1);
    expect(asked.at(-1)).toBe(`POST ${new URL(origin).host} /one?x=1`);
  });

  test('is not sent on to where somebody points', async () => {
    answer = (_, reply) => void reply.writeHead(302, { Location: `${origin}/elsewhere` }).end();
    expect(await postingOf(loopback).send(letter('/moved'))).toBe(302);
    expect(asked.at(-1)).toContain('/moved');
  });

  test('is given up if nobody answers', async () => {
    answer = () => {};
    expect(await postingOf({ ...loopback, patience: 200 }).send(letter('/'))).toMatchObject({
      illegal: 'nobody answers there',
    });
  });

  test('is not read on if the answer does not end', async () => {
    let isGone: Promise<unknown> = Promise.resolve();
    answer = (_, reply) => {
      isGone = new Promise(resolve => reply.once('close', resolve));
      reply.writeHead(200);
      reply.write('x'.repeat(1000));
    };
    expect(await postingOf(loopback).send(letter('/'))).toBe(200);
    await isGone;
  });

  test('needs a certificate of the right name', async () => {
    answer = (_, reply) => void reply.end();
    const { ca: _, ...unknown } = loopback;
    expect(await postingOf(unknown).send(letter('/'))).toMatchObject({ illegal: 'nobody answers there' });
    const other = { ...letter('/'), address: origin.replace('hooks.test', 'other.test') };
    expect(await postingOf(loopback).send(other)).toMatchObject({ illegal: 'nobody answers there' });
  });

  test('does not leave for a private address', async () => {
    const before = asked.length;
    const { isAllowed: _, ...guarded } = loopback;
    expect(await postingOf(guarded).send(letter('/'))).toMatchObject({ illegal: 'it leads to a private address' });
    expect(asked).toHaveLength(before);
  });
});

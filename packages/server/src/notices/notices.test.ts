import { createDecipheriv, createECDH, createPublicKey, createVerify, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type Guest, guest, type Json, type Seated, startServer, type TestServer } from '../kit.ts';

const pem = (name: string) => readFileSync(new URL(`../../fixtures/loopback-${name}.pem`, import.meta.url), 'utf8');

interface Came {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

let service: Server;
let origin = '';
/** How the service answers what comes to an address for the nth time. */
let statusOf = (_path: string, _nth: number) => 201;
const came: Came[] = [];
let wake = () => {};
let server: TestServer;
let ann: Guest;
beforeAll(async () => {
  service = createServer({ key: pem('key'), cert: pem('certificate') }, async (request, reply) => {
    const body = Buffer.concat(await request.toArray());
    came.push({ path: request.url ?? '', headers: request.headers, body });
    reply.writeHead(statusOf(request.url ?? '', cameTo(request.url ?? ''))).end();
    wake();
  });
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve));
  origin = `https://push.test:${(service.address() as { port: number }).port}`;
  server = await startServer({
    absence: 1,
    webhooks: true,
    publicUrl: 'https://games.example.org',
    posting: { resolve: async () => ['127.0.0.1'], isAllowed: () => true, ca: pem('certificate'), again: 5 },
  });
  ann = await guest(server.address, 'Ann');
});
afterAll(async () => {
  await server.end();
  service.closeAllConnections();
  service.close();
});

/** Waits until something has come to an address. */
const arrives = (path: string, count = 1) =>
  new Promise<readonly Came[]>(resolve => {
    wake = () => {
      const found = came.filter(one => one.path === path);
      if (found.length >= count) resolve(found);
    };
    wake();
  });

/** How often something has come to an address. */
const cameTo = (path: string) => came.filter(one => one.path === path).length;

/** A browser's side of a subscription. */
function browser() {
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16);
  const keys = { p256dh: ecdh.generateKeys('base64url'), auth: auth.toString('base64url') };
  /** RFC 8188 and 8291, by hand: what we check is not what has written it. */
  const read = (body: Buffer): Json => {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const sender = body.subarray(21, 21 + length);
    const secret = ecdh.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
    const material = Buffer.from(hkdfSync('sha256', secret, auth, info, 32));
    const part = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, bytes));
    const text = body.subarray(21 + length);
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    cipher.setAuthTag(text.subarray(-16));
    const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { keys, read };
}

/** Did the key sign this token? What the token says. */
function signed(header: string, publicKey: string): Json {
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  expect(key).toBe(publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
  const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isSigned = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify({ key: verifier, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  expect(isSigned).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

const NOTICES = '/api/people/me/notices';

/** A table of two where Ann is here and the other one is away, both asked for their hands. */
async function awayTable(other: Guest): Promise<{ table: string; invite: string; here: Seated }> {
  const { body } = await ann.post('/api/tables', { game: 'glass-road', seats: ['me', 'open'] });
  const [table, invite] = [String(body.table), String(body.invite)];
  const here = await ann.sit(table);
  await other.post(`/api/tables/${table}/join`, { invite });
  return { table, invite, here };
}

/** Whoever is asked answers, so often. */
async function answer(seat: Seated, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const asked = (await seat.ask({ do: 'options', wait: true })) as { decisions: { options: { action: string }[] }[] };
    await seat.ask({ do: 'act', actions: [asked.decisions[0]?.options[0]?.action] });
  }
}

test('whoever asked for it is told in the browser, once until they act, with nothing that is secret', async () => {
  const ben = await guest(server.address, 'Ben', 'de');
  const { keys, read } = browser();
  const endpoint = `${origin}/push/ben`;
  const { body: before } = await ben.get(NOTICES);
  expect(before).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), push: [], webhooks: true });
  const added = await ben.post(NOTICES, { push: { endpoint, expirationTime: null, keys } });
  expect(added).toMatchObject({ status: 201, body: { push: [endpoint] } });
  const { table, invite, here } = await awayTable(ben);
  const [notice] = await arrives('/push/ben');
  if (!notice) throw new Error('nothing came');
  expect(read(notice.body)).toEqual({
    kind: 'turn',
    table,
    game: 'glass-road',
    path: `/t/${table}`,
    title: 'Du bist am Zug',
    body: 'Ann',
    lang: 'de',
  });
  expect(notice.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: table });
  const claims = signed(String(notice.headers.authorization), String(before.publicKey));
  expect(claims).toMatchObject({ aud: origin, sub: 'https://games.example.org' });
  expect(Number(claims.exp)).toBeLessThan(Date.now() / 1000 + 24 * 60 * 60 + 1);
  const stored = await server.server.parts.host.tables.find(table);
  for (const secret of [invite, ben.token, ann.token, stored?.head.seed ?? invite])
    expect(JSON.stringify([read(notice.body), notice.headers])).not.toContain(secret);

  // others act, and Ben is asked again without having acted: he is not told again
  await answer(here, 5);
  const benHere = await ben.sit(table);
  await answer(benHere, 5);
  const turn = async () => (await ann.get(`/api/tables/${table}`)).body.turn as string[];
  // whoever is asked while they are here knows it
  while ((await turn()).includes('B')) await answer(benHere, 1);
  await benHere.leave();
  // he has acted: the next time that he is asked, he is told
  const toldAgain = arrives('/push/ben', 2);
  while (came.filter(({ path }) => path === '/push/ben').length < 2) {
    if ((await turn()).includes('A')) await answer(here, 1);
    else break;
  }
  expect(await toldAgain).toHaveLength(2);
});

test('whoever is here is told nothing, and one press stops all of it', async () => {
  const cid = await guest(server.address, 'Cid');
  const endpoint = `${origin}/push/cid`;
  await cid.post(NOTICES, { push: { endpoint, keys: browser().keys } });
  await cid.post(NOTICES, { webhook: `${origin}/hook/cid` });
  const elsewhere = await awayTable(await guest(server.address, 'Dan'));
  const watching = await cid.sit(elsewhere.table);
  await awayTable(cid);
  const stopped = await ask(server.address, 'DELETE', NOTICES, { token: cid.token });
  expect(stopped).toMatchObject({ status: 200, body: { push: [] } });
  expect(stopped.body).not.toHaveProperty('webhook');
  await watching.leave();
  await awayTable(cid);
  // somebody else is told meanwhile: so much time has passed
  const eve = await guest(server.address, 'Eve');
  await eve.post(NOTICES, { webhook: `${origin}/hook/eve` });
  await awayTable(eve);
  await arrives('/hook/eve');
  expect(came.filter(({ path }) => path.endsWith('cid'))).toEqual([]);
});

test('an address of somebody is told, and only its host is shown again', async () => {
  const fay = await guest(server.address, 'Fay', 'pl');
  const added = await fay.post(NOTICES, { webhook: `${origin}/hook/fay?key=secret` });
  expect(added).toMatchObject({ status: 201, body: { webhook: new URL(origin).host } });
  expect(JSON.stringify(added.body)).not.toContain('secret');
  const { table } = await awayTable(fay);
  const [notice] = await arrives('/hook/fay?key=secret');
  expect(JSON.parse(String(notice?.body))).toEqual({
    kind: 'turn',
    table,
    game: 'glass-road',
    text: 'Twoja kolej: Ann',
    url: `https://games.example.org/t/${table}`,
  });
});

test('a browser that is gone is forgotten, and one that changes hands tells its new person', async () => {
  const [gus, hal] = [await guest(server.address, 'Gus'), await guest(server.address, 'Hal')];
  const push = { endpoint: `${origin}/push/shared`, keys: browser().keys };
  await gus.post(NOTICES, { push });
  expect((await hal.post(NOTICES, { push })).body.push).toEqual([push.endpoint]);
  expect((await gus.get(NOTICES)).body.push).toEqual([]);
  statusOf = path => (path === '/push/shared' ? 410 : 201);
  await awayTable(hal);
  await expect.poll(async () => (await hal.get(NOTICES)).body.push).toEqual([]);
});

test('what the other end could not take for a moment is sent again, and what it refuses is not', async () => {
  const ivy = await guest(server.address, 'Ivy');
  await ivy.post(NOTICES, { webhook: `${origin}/hook/ivy` });
  await ivy.post(NOTICES, { push: { endpoint: `${origin}/push/ivy`, keys: browser().keys } });
  const jan = await guest(server.address, 'Jan');
  await jan.post(NOTICES, { webhook: `${origin}/hook/jan` });
  statusOf = (path, nth) => (path === '/hook/jan' ? 400 : nth < 3 ? 503 : 201);
  await awayTable(jan);
  await awayTable(ivy);
  for (const path of ['/hook/jan', '/hook/ivy', '/push/ivy']) await arrives(path, path === '/hook/jan' ? 1 : 3);
  // somebody else is told meanwhile: so much time has passed
  const kay = await guest(server.address, 'Kay');
  await kay.post(NOTICES, { webhook: `${origin}/hook/kay` });
  await awayTable(kay);
  await arrives('/hook/kay', 3);
  expect(['/hook/jan', '/hook/ivy', '/push/ivy'].map(cameTo)).toEqual([1, 3, 3]);
});

test('a notice that was promised by a server that then ended is sent by the next one, once', async () => {
  const means = { resolve: async () => ['127.0.0.1'], isAllowed: () => true, ca: pem('certificate') };
  const posting = { ...means, again: 60_000 };
  const told = { absence: 1, backAgain: 1, webhooks: true, posting, log: { info() {}, warn() {}, error() {} } };
  const first = await startServer(told);
  const [lea, max] = [await guest(first.address, 'Lea'), await guest(first.address, 'Max')];
  await max.post(NOTICES, { webhook: `${origin}/hook/max` });
  // what came before the end was not taken
  statusOf = (path, nth) => (path === '/hook/max' && nth === 1 ? 503 : 201);
  const { body } = await lea.post('/api/tables', { game: 'glass-road', seats: ['me', 'open'] });
  await max.post(`/api/tables/${body.table}/join`, { invite: body.invite });
  await arrives('/hook/max');
  await first.close();
  const second = await startServer(told, first.folder);
  await arrives('/hook/max', 2);
  await expect.poll(() => second.server.parts.host.notices.undone(Date.now())).toEqual([]);
  await second.close();
  const third = await startServer(told, first.folder);
  expect(await third.server.parts.host.notices.undone(Date.now())).toEqual([]);
  await third.end();
  expect(cameTo('/hook/max')).toBe(2);
});

test.each([
  [{}, 400],
  [{ push: { endpoint: 'https://push.test/x', keys: { p256dh: 'AA', auth: 'AA' } } }, 400],
  [{ push: { endpoint: 'http://push.test/x', keys: browser().keys } }, 400],
  [{ webhook: 'http://push.test/' }, 400],
  [{ webhook: 7 }, 400],
])('%j is refused', async (body, refused) => {
  expect((await ann.post(NOTICES, body)).status).toBe(refused);
});

test('nothing is sent to addresses of people unless the host wants it', async () => {
  const plain = await startServer();
  const joe = await guest(plain.address, 'Joe');
  expect((await joe.get(NOTICES)).body).toMatchObject({ webhooks: false });
  expect(await joe.post(NOTICES, { webhook: 'https://example.org/' })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  // the keys that sign are the same after a start
  const { publicKey } = (await joe.get(NOTICES)).body;
  await plain.close();
  const again = await startServer({}, plain.folder);
  expect((await (await guest(again.address, 'Kim')).get(NOTICES)).body).toMatchObject({ publicKey });
  await again.end();
});

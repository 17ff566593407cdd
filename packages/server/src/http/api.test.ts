import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask, type Guest, guest, guestOf, startServer, type TestServer } from '../kit.ts';

const MINUTE = 60_000;
let now = 1_800_000_000_000;
let server: TestServer;
let ann: Guest;
let ben: Guest;
beforeAll(async () => {
  server = await startServer({ now: () => now });
  ann = await guest(server.address, 'Ann');
  ben = await guest(server.address, 'Ben', 'de');
});
afterAll(() => server.end());

async function newTable(by: Guest, more: object = {}): Promise<{ id: string; path: string; invite: string }> {
  const { body } = await by.post('/api/tables', { game: 'glass-road', seats: ['me', 'open'], ...more });
  return { id: String(body.table), path: `/api/tables/${body.table}`, invite: String(body.invite) };
}

describe('people', () => {
  test('are a token', async () => {
    expect((await ben.get('/api/people/me')).body).toMatchObject({ name: 'Ben', lang: 'de' });
    for (const token of [undefined, 'wrong', `${ann.token}x`, 'x'.repeat(500)]) {
      const answer = await ask(server.address, 'GET', '/api/people/me', token === undefined ? {} : { token });
      expect(answer).toMatchObject({ status: 401, body: { code: 'no-person' } });
    }
  });

  test.each(['', ' ', 'x'.repeat(25), 'a\u202eb', 'a\nb', 'a\u0000', 7])('%j is no name', async name => {
    const answer = await ask(server.address, 'POST', '/api/people', { body: { name, lang: 'en' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request', error: expect.any(String) } });
  });

  test('in a browser are a cookie, and nothing in a body', async () => {
    const made = await ask(server.address, 'POST', '/api/people', {
      body: { name: 'Cid', lang: 'pl', keep: 'cookie' },
    });
    expect(made.body).toEqual({ person: expect.any(String) });
    const set = made.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/^waldglas=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=\d+$/);
    const cookie = set.split(';')[0] ?? '';
    const me = (headers: Record<string, string>, method = 'GET', body?: object) =>
      ask(server.address, method, '/api/people/me', { headers: { cookie, ...headers }, ...(body ? { body } : {}) });
    expect((await me({})).body).toMatchObject({ name: 'Cid' });
    const change = { name: 'Cyd' };
    expect((await me({}, 'PATCH', change)).status).toBe(403);
    expect((await me({ origin: 'http://evil.example' }, 'PATCH', change)).status).toBe(403);
    expect((await me({ origin: server.address }, 'PATCH', change)).body).toMatchObject({ name: 'Cyd' });
  });

  test('come to another device by a code, once, for ten minutes', async () => {
    const { body } = await ann.post('/api/people/me/link');
    const second = await ask(server.address, 'POST', '/api/people', { body: { code: body.code } });
    expect(second.status).toBe(201);
    expect((await guestOf(server.address, '', String(second.body.token)).get('/api/people/me')).body).toEqual(
      (await ann.get('/api/people/me')).body,
    );
    const again = await ask(server.address, 'POST', '/api/people', { body: { code: body.code } });
    expect(again).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const late = await ann.post('/api/people/me/link');
    now += 10 * MINUTE;
    expect((await ask(server.address, 'POST', '/api/people', { body: { code: late.body.code } })).status).toBe(403);
  });

  test('can be forgotten: name, words and token go, a bot plays on', async () => {
    const dan = await guest(server.address, 'Dan');
    const { id, path, invite } = await newTable(ann);
    await dan.post(`${path}/join`, { invite });
    const seat = await dan.sit(id);
    expect(await seat.ask({ do: 'chat', text: 'hello' })).toMatchObject({ ok: true });
    const gone = await ask(server.address, 'DELETE', '/api/people/me', { token: dan.token });
    expect(gone.status).toBe(200);
    expect((await dan.get('/api/people/me')).status).toBe(401);
    const { body } = await ann.get(path);
    expect(JSON.stringify(body)).not.toContain('Dan');
    expect((await ann.sit(id)).hello).toMatchObject({ chat: [] });
  });

  test('leave finished games behind that can be looked at and downloaded, without their name', async () => {
    const eva = await guest(server.address, 'Eva');
    const record = readFileSync(new URL('../../../../games/recorded-two.game', import.meta.url), 'utf8');
    const { id, path, invite } = await newTable(ann, { record });
    await eva.post(`${path}/join`, { invite });
    expect((await ann.get(path)).body).toMatchObject({ status: 'over', seats: [{ name: 'Ann' }, { name: 'Eva' }] });
    await ask(server.address, 'DELETE', '/api/people/me', { token: eva.token });
    const { body } = await ann.get(path);
    expect(body).toMatchObject({ status: 'over' });
    expect(JSON.stringify(body)).not.toContain('Eva');
    expect((await ann.get(`${path}/record`)).body.text).toContain('\nB pick cultivator\n');
    const seat = await ann.sit(id);
    expect(await seat.ask({ do: 'moments', from: 12, most: 1 })).toMatchObject({ moments: [{ length: 12 }] });
    await seat.leave();
  });
});

describe('tables', () => {
  test('are made, joined by a secret, and start when they are full', async () => {
    const { path, invite } = await newTable(ann);
    expect((await ann.get(path)).body).toMatchObject({
      status: 'open',
      me: 'A',
      seats: [
        { seat: 'A', name: 'Ann' },
        { seat: 'B', open: true },
      ],
      knownSeed: false,
    });
    expect((await ben.get(path)).body).toMatchObject({ me: null });
    expect((await ben.get(path)).body).not.toHaveProperty('invite');
    expect(await ben.post(`${path}/join`, { invite: 'guess' })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await ben.post(`${path}/join`, { invite })).body).toEqual({ seat: 'B' });
    expect((await ben.post(`${path}/join`, { invite })).body).toEqual({ seat: 'B' });
    expect((await ben.get(path)).body).toMatchObject({ status: 'playing', me: 'B', turn: ['A', 'B'], length: 0 });
    const late = await guest(server.address, 'Late');
    expect(await late.post(`${path}/join`, { invite })).toMatchObject({ status: 409, body: { code: 'started' } });
    expect(await ben.get(`${path}/record`)).toMatchObject({ status: 403 });
    expect(await ann.post(`${path}/start`)).toMatchObject({ status: 409, body: { code: 'started' } });
    expect(await ann.post(`${path}/rematch`)).toMatchObject({ status: 409, body: { code: 'not-started' } });
  });

  test('have as many chairs as they have', async () => {
    const { path, invite } = await newTable(ann, { seats: ['me', 'open', 'random'], start: 'creator' });
    expect((await ben.post(`${path}/join`, { invite, seat: 'C' })).body).toEqual({ seat: 'B' });
    const cid = await guest(server.address, 'Cid');
    expect(await cid.post(`${path}/join`, { invite })).toMatchObject({ status: 409, body: { code: 'full' } });
    expect(await ben.post(`${path}/start`)).toMatchObject({ status: 403 });
    expect((await ann.post(`${path}/free`, { seat: 'B' })).status).toBe(200);
    expect((await cid.post(`${path}/join`, { invite })).body).toEqual({ seat: 'B' });
    expect((await cid.post(`${path}/leave`)).status).toBe(200);
    expect((await ann.post(`${path}/start`)).status).toBe(200);
    expect((await ann.get(path)).body).toMatchObject({
      status: 'playing',
      seats: [{ name: 'Ann' }, { bot: 'random' }],
    });
  });

  test('go on by a bot if somebody leaves or is idle, until they act', async () => {
    const { id, path, invite } = await newTable(ann, { pace: 'live', seed: '7' });
    await ben.post(`${path}/join`, { invite });
    expect((await ann.get(path)).body).toMatchObject({ knownSeed: true, clock: { paused: false } });
    expect(await ann.post(`${path}/stand-in`, { seat: 'B' })).toMatchObject({ status: 403 });
    await ann.post(`${path}/pause`, { paused: true });
    now += 5 * MINUTE;
    await ann.post(`${path}/pause`, { paused: false });
    expect(await ann.post(`${path}/stand-in`, { seat: 'B' })).toMatchObject({ status: 403 });
    now += 3 * MINUTE;
    const seat = await ann.sit(id);
    expect((await ann.post(`${path}/stand-in`, { seat: 'B' })).status).toBe(200);
    await seat.heard(({ push, length }) => push === 'table' && Number(length) > 0);
    expect((await ann.get(path)).body).toMatchObject({ seats: [{}, { name: 'Ben', standIn: 'journeyman' }] });
    const benSeat = await ben.sit(id);
    expect(await benSeat.ask({ do: 'undo' })).toMatchObject({ ok: true });
    expect((await ann.get(path)).body).toMatchObject({ seats: [{}, { name: 'Ben' }] });
    expect((await ann.get(path)).body.seats).not.toMatchObject([{}, { standIn: 'journeyman' }]);
  });

  test('whoever comes back has the chair again by joining once more', async () => {
    const { path, invite } = await newTable(ann);
    await ben.post(`${path}/join`, { invite });
    await ben.post(`${path}/leave`);
    expect((await ann.get(path)).body).toMatchObject({ seats: [{}, { name: 'Ben', standIn: 'journeyman' }] });
    expect((await ben.post(`${path}/join`, { invite: '' })).body).toEqual({ seat: 'B' });
    expect((await ann.get(path)).body.seats).not.toMatchObject([{}, { standIn: 'journeyman' }]);
  });

  test('wait once every person has left, and go on when one comes back', async () => {
    const { id, path, invite } = await newTable(ann, { seats: ['me', 'open', 'random'] });
    await ben.post(`${path}/join`, { invite });
    const watching = await ann.sit(id);
    await watching.heard(({ push, length }) => push === 'table' && Number(length) >= 5);
    await ann.post(`${path}/leave`);
    await watching.heard(({ push, length }) => push === 'table' && Number(length) >= 10);
    await ben.post(`${path}/leave`);
    const { length } = (await ann.get(path)).body as { length: number };
    await new Promise(done => setTimeout(done, 500));
    expect((await ann.get(path)).body).toMatchObject({ status: 'playing', length });
    await ann.post(`${path}/join`, { invite: '' });
    await watching.heard(({ push, length: now }) => push === 'table' && Number(now) > length);
    await watching.leave();
  });

  test('whose maker leaves before the start are started by the next one', async () => {
    const { path, invite } = await newTable(ann, { seats: ['me', 'open', 'open'], start: 'creator' });
    await ben.post(`${path}/join`, { invite });
    expect((await ann.post(`${path}/leave`)).status).toBe(200);
    expect((await ben.get(path)).body).toMatchObject({ creator: true });
    const cid = await guest(server.address, 'Cid');
    await cid.post(`${path}/join`, { invite });
    expect((await ben.post(`${path}/start`)).status).toBe(200);
    expect((await cid.get(path)).body).toMatchObject({ status: 'playing' });
  });

  test('are listed for their people, and for all if they are told to', async () => {
    const { id } = await newTable(ben, { listed: true });
    const hidden = await newTable(ben);
    const ids = async (by: Guest, which: string) =>
      ((await by.get(`/api/tables?${which}`)).body.tables as { table: string }[]).map(({ table }) => table);
    expect(await ids(ben, 'mine')).toEqual(expect.arrayContaining([id, hidden.id]));
    expect(await ids(ann, 'open')).toContain(id);
    expect(await ids(ann, 'open')).not.toContain(hidden.id);
  });

  test('that never started are gone after a week', async () => {
    const { id, path } = await newTable(ann);
    now += 8 * 24 * 60 * MINUTE;
    const waiting = await ann.sit(id);
    await server.server.sweep();
    expect(await waiting.closed).toBe(4004);
    expect(await ann.get(path)).toMatchObject({ status: 404, body: { code: 'no-table' } });
  });

  test.each([
    [{ game: 'chess' }, 'there is no game'],
    [{ seats: [] }, '"seats" are 1 to 4'],
    [{ seats: ['open', 'open'] }, 'exactly one'],
    [{ seats: ['me', 'wizard'] }, '"seats"'],
    [{ options: { flying: true } }, 'flying'],
    [{ edition: 'none' }, 'none'],
    [{ edition: { game: 'glass-road' } }, 'the edition is wrong'],
    [{ record: 'waldglas 1\n' }, 'of the record'],
    [{ pace: 'quick' }, '"pace" is one of'],
  ])('%j is refused in a sentence', async (more, words) => {
    const answer = await ann.post('/api/tables', { game: 'glass-road', seats: ['me', 'open'], ...more });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(answer.body.error).toContain(words);
  });
});

describe('sockets', () => {
  const opened = (path: string, headers: Record<string, string>) =>
    new Promise<number | string>(resolve => {
      const socket = new WebSocket(server.address.replace('http', 'ws') + path, { headers });
      socket.once('close', resolve);
      socket.once('unexpected-response', (_, { statusCode }) => resolve(`HTTP ${statusCode}`));
      socket.once('message', () => resolve('open'));
      socket.on('error', () => {});
    });

  test('are closed for whoever is nobody, or comes from elsewhere', async () => {
    const { path } = await newTable(ann);
    const authorization = `Bearer ${ann.token}`;
    expect(await opened(path, { authorization })).toBe('open');
    expect(await opened(path, {})).toBe(4003);
    expect(await opened(path, { authorization: 'Bearer wrong' })).toBe(4003);
    expect(await opened('/api/tables/none', { authorization })).toBe(4004);
    expect(await opened(`${path}?protocol=99`, { authorization })).toBe(4001);
    expect(await opened('/api/other', { authorization })).toBe('HTTP 404');
    const cookie = `waldglas=${ann.token}`;
    expect(await opened(path, { cookie })).toBe('HTTP 403');
    expect(await opened(path, { cookie, origin: 'http://evil.example' })).toBe('HTTP 403');
    expect(await opened(path, { cookie, origin: 'http://evil.example', host: 'evil.example' })).toBe('HTTP 403');
    expect(await opened(path, { cookie, origin: server.address })).toBe('open');
  });

  test('of somebody who may not watch are closed', async () => {
    const { id, path, invite } = await newTable(ann, { watch: false });
    await ben.post(`${path}/join`, { invite });
    const cid = await guest(server.address, 'Cid');
    await expect(cid.sit(id)).rejects.toThrow('4003');
    expect((await cid.get(path)).status).toBe(403);
  });
});

test('health, readiness, numbers and the description answer', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/openapi.json'])
    expect((await ask(server.address, 'GET', path)).status).toBe(200);
  expect((await ask(server.address, 'GET', '/metrics')).body.text).toContain('waldglas_sockets');
  const { body } = await ask(server.address, 'GET', '/api/openapi.json');
  expect(body.paths).toHaveProperty('/api/tables/{id}/join');
  const notices = '/api/people/me/notices';
  expect(body).toHaveProperty(
    ['paths', notices, 'get', 'responses', '200', 'content', 'application/json', 'schema', 'required'],
    ['publicKey', 'push', 'webhooks'],
  );
});

test('who asks too much at once is told to wait', async () => {
  const limited = await startServer({ limits: true });
  const statuses = new Set<number>();
  for (let i = 0; i < 70; i++)
    statuses.add((await ask(limited.address, 'POST', '/api/people', { body: { name: 'x', lang: 'en' } })).status);
  expect([...statuses]).toEqual([201, 429]);
  await limited.end();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, guest, type Json, type Seated, startServer, type TestServer } from './kit.ts';

// The shapes that programs of others rely on, field by field. More fields may come; none of these may go or change.

let server: TestServer;
let ann: Guest;
let ben: Guest;
let eve: Guest;
beforeAll(async () => {
  server = await startServer();
  [ann, ben, eve] = (await Promise.all(['Ann', 'Ben', 'Eve'].map(name => guest(server.address, name)))) as [
    Guest,
    Guest,
    Guest,
  ];
});
afterAll(() => server.end());

const letters = (...seats: string[]) => expect.arrayContaining(seats);
const some = (kind: unknown) => expect.any(kind);

const TABLE = {
  table: some(String),
  game: 'glass-road',
  options: {},
  edition: some(String),
  seats: some(Array),
  over: false,
  length: some(Number),
  pace: 'live',
  knownSeed: false,
  updated: some(Number),
};
const SHOT = {
  from: some(Number),
  length: some(Number),
  events: some(Array),
  reset: false,
  turn: letters('A'),
  over: false,
  seats: some(Array),
  view: some(Object),
};
/** What a seat that is asked gets beside that. */
const ASKED = {
  decision: { seat: 'A', ask: some(String), rule: some(String), options: some(Array) },
  anytime: some(Array),
  undo: { lines: some(Array), fence: some(String) },
};

/** A table of two that has not begun. */
async function gathering(): Promise<{ path: string; id: string; invite: string }> {
  const asked = { game: 'glass-road', options: {}, seats: ['me', 'open'], pace: 'live', listed: false };
  const { status, body } = await ann.post('/api/tables', asked);
  expect({ status, body }).toEqual({
    status: 201,
    body: { table: some(String), invite: some(String), seat: 'A' },
  });
  return { path: `/api/tables/${body.table}`, id: String(body.table), invite: String(body.invite) };
}

test('HTTP: a table from its making to its start', async () => {
  const { path, id, invite } = await gathering();
  const open = { ...TABLE, status: 'open', me: 'A', turn: [], length: 0 };
  const chairs = [
    { seat: 'A', name: 'Ann', here: false },
    { seat: 'B', open: true, here: false },
  ];
  expect((await ann.get(path)).body).toMatchObject({ ...open, seats: chairs });
  expect((await eve.get(path)).body).toMatchObject({ me: null });
  expect((await ann.get('/api/tables?mine')).body.tables).toContainEqual(expect.objectContaining({ table: id }));
  const wrong = await ben.post(`${path}/join`, { invite: 'guessed' });
  expect(wrong).toMatchObject({ status: 403, body: { error: some(String), code: 'forbidden' } });
  for (const _ of ['first', 'again']) expect((await ben.post(`${path}/join`, { invite })).body).toEqual({ seat: 'B' });
  expect(await eve.post(`${path}/join`, { invite })).toMatchObject({ status: 409 });
  expect((await ann.get(path)).body).toMatchObject({
    status: 'playing',
    turn: ['A', 'B'],
    clock: some(Object),
    seats: [chairs[0], { seat: 'B', name: 'Ben', here: false }],
  });
  expect(await ann.get(`${path}/record`)).toMatchObject({ status: 403 });
  expect(await ann.get('/api/tables/nowhere')).toMatchObject({ status: 404, body: { code: 'no-table' } });
});

test('sockets: greeting, moves, what others hear, talk', async () => {
  const { path, id, invite } = await gathering();
  const a: Seated = await ann.sit(id);
  expect(a.hello).toMatchObject({ push: 'hello', protocol: 1, table: { status: 'open' }, seat: 'A', chat: [] });
  expect(a.hello).not.toHaveProperty('view');
  await ben.post(`${path}/join`, { invite });
  expect(await a.heard(({ push }) => push === 'seats')).toMatchObject({ seats: some(Array) });
  expect(await a.heard(({ push }) => push === 'table')).toMatchObject({ ...SHOT, ...ASKED });
  const [b, w] = [await ben.sit(id), await eve.sit(id)];
  expect(b.hello).toMatchObject({ ...SHOT, turn: ['A', 'B'] });
  expect(w.hello).toMatchObject({ ...SHOT, seat: null, decision: null, anytime: [] });
  expect(w.hello).not.toHaveProperty('undo');

  const { decisions } = await a.ask({ do: 'options' });
  expect(decisions).toMatchObject([{ ...ASKED.decision, options: letters() }]);
  const [{ action = '', words } = {}] =
    (decisions as { options: { action: string; words: string }[] }[])[0]?.options ?? [];
  expect(words).toEqual(some(String));
  const move = { do: 'act', actions: [action], seen: 0, key: 'k' };
  expect(await a.ask(move)).toMatchObject({ id: some(Number), ok: true, ...SHOT, length: 1 });
  expect(await a.ask(move)).toMatchObject({ id: some(Number), ok: true, length: 1, repeated: true });
  expect(await b.heard(({ push }) => push === 'table')).toMatchObject({ ...SHOT, from: 0, length: 1 });
  expect(
    a.pushed.filter(({ push, length }) => push === 'table' && length === 1),
    'it is in the answer',
  ).toEqual([]);
  expect(await a.ask({ do: 'undo', steps: 1 })).toMatchObject({ ok: true, length: 2 });

  expect(await a.ask({ do: 'chat', text: 'kettle is on' })).toMatchObject({ ok: true });
  const said = { push: 'chat', n: some(Number), seat: 'A', name: 'Ann', text: 'kettle is on', at: some(Number) };
  expect(await b.heard(({ push }) => push === 'chat')).toEqual(said);
});

test('sockets: every request has its answer, and every refusal its code', async () => {
  const { path, id, invite } = await gathering();
  const early = await ann.sit(id);
  const refused = (code: string) => ({ id: some(Number), error: some(String), code });
  expect(await early.ask({ do: 'state' })).toEqual(refused('not-started'));
  await ben.post(`${path}/join`, { invite });
  const [a, w] = [await ann.sit(id), await eve.sit(id)];
  const asked: readonly (readonly [Seated, object, Json])[] = [
    [a, { do: 'state' }, { ok: true, length: 0, position: some(Object) }],
    [a, { do: 'state', for: 'spectator' }, { ok: true, length: 0, position: some(Object) }],
    [a, { do: 'state', for: 'B' }, refused('not-yours')],
    [a, { do: 'options' }, { ok: true, length: 0, over: false, decisions: some(Array), anytime: { A: some(Array) } }],
    [w, { do: 'options' }, { ok: true, length: 0, over: false, decisions: [], anytime: {} }],
    [a, { do: 'scores' }, { ok: true, final: false, winners: some(Array), seats: some(Array) }],
    [a, { do: 'why', wish: 'A build kiln', lang: 'de' }, { ok: true, rule: some(String), words: some(String) }],
    [a, { do: 'log', from: 0 }, { ok: true, entries: [] }],
    [a, { do: 'moments', from: 0, most: 1 }, { ok: true, moments: [{ length: 0, view: some(Object) }] }],
    [a, { do: 'record' }, { error: some(String) }],
    [a, { do: 'act', actions: ['B pick builder'] }, refused('not-yours')],
    [a, { do: 'act', actions: ['A pick nobody'] }, refused('illegal')],
    [a, { do: 'act', actions: ['A pick builder'], seen: 99 }, refused('stale')],
    [a, { do: 'undo' }, { ...refused('fence'), fence: some(String), line: some(Number) }],
    [a, { do: 'fly' }, refused('bad-request')],
    [a, { do: 'chat', text: 'x'.repeat(501) }, refused('too-large')],
    [w, { do: 'act', actions: ['A pick builder'] }, refused('spectator')],
  ];
  for (const [seat, message, answer] of asked)
    expect(await seat.ask(message), JSON.stringify(message)).toMatchObject(answer);
  expect(await w.ask({ do: 'chat', text: 'psst' })).toMatchObject(refused('spectator'));
});

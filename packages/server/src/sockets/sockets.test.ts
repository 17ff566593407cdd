import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask, type Guest, guest, startServer, type TestServer } from '../kit.ts';
import { party, randomRecord } from '../kit-game.ts';
import { inPieces } from '../tables/pieces.ts';
import { bounded } from './requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

/** A socket that does not wait to be greeted. */
async function hasty(table: string, { token }: Guest): Promise<WebSocket> {
  const url = `${server.address.replace('http', 'ws')}/api/tables/${table}`;
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
  await new Promise(resolve => socket.once('open', resolve));
  return socket;
}

test('whoever sends before being greeted gets an answer to each request', async () => {
  const { table, guests } = await party(server, ['Ann', 'Ben']);
  const socket = await hasty(table, guests[0] as Guest);
  const answered = new Set<unknown>();
  for (let id = 0; id < 150; id++) socket.send(JSON.stringify({ id, do: 'scores' }));
  await new Promise<void>(resolve => {
    socket.on('message', data => {
      const { id } = JSON.parse(String(data));
      if (id !== undefined && answered.add(id).size === 150) resolve();
    });
  });
  socket.terminate();
});

test('nobody fills the memory while it is looked up who they are', async () => {
  const { table, guests } = await party(server, ['Ann', 'Ben']);
  const { people } = server.server.parts.host;
  const { byToken } = people;
  let letIn = () => {};
  const asked = new Promise<void>(resolve => {
    people.byToken = hash => {
      people.byToken = byToken;
      resolve();
      return new Promise<void>(go => {
        letIn = go;
      }).then(() => byToken(hash));
    };
  });
  const socket = await hasty(table, guests[0] as Guest);
  await asked;
  const message = JSON.stringify({ id: 1, do: 'fly', padding: 'x'.repeat(60_000) });
  for (let i = 0; i < 600; i++) socket.send(message);
  // whatever the server would take it has taken meanwhile
  for (let i = 0; i < 20; i++) await ask(server.address, 'GET', '/healthz');
  expect(socket.bufferedAmount).toBeGreaterThan(10_000_000);
  letIn();
  await new Promise(resolve => socket.once('message', resolve));
  socket.terminate();
});

test('whoever is forgotten is sent away from every table', async () => {
  const { table, seats } = await party(server, ['Ann', 'Ben']);
  const cid = await guest(server.address, 'Cid');
  const watching = await cid.sit(table);
  await ask(server.address, 'DELETE', '/api/people/me', { token: cid.token });
  expect(await watching.closed).toBe(4003);
  expect(await seats[0]?.ask({ do: 'scores' })).toMatchObject({ ok: true });
});

test('whoever mutes somebody does not read them any more, and others do', async () => {
  const { table, guests, seats } = await party(server, ['Ann', 'Ben', 'Cid']);
  const [ann, ben, cid] = guests as [Guest, Guest, Guest];
  const [annHere, benHere, cidHere] = seats;
  await benHere?.ask({ do: 'chat', text: 'one' });
  expect(await ann.post(`/api/tables/${table}/mute`, { seat: 'B', muted: true })).toMatchObject({ status: 200 });
  const seen = await annHere?.heard(({ push, seats: all }) => push === 'seats' && JSON.stringify(all).includes('mute'));
  expect(seen).toMatchObject({ seats: [{ seat: 'A' }, { seat: 'B', muted: true }, { seat: 'C' }] });
  await benHere?.ask({ do: 'chat', text: 'two' });
  await cidHere?.ask({ do: 'chat', text: 'three' });
  await annHere?.heard(({ text }) => text === 'three');
  expect(annHere?.pushed.flatMap(({ text }) => text ?? [])).toEqual(['one', 'three']);
  await cidHere?.heard(({ text }) => text === 'two');
  expect((await ann.sit(table)).hello).toMatchObject({ chat: [{ text: 'three' }] });
  expect((await ben.sit(table)).hello).toMatchObject({ chat: [{ text: 'one' }, { text: 'two' }, { text: 'three' }] });
  const { body } = await ann.get('/api/people/me');
  expect(body.muted).toMatchObject([{ name: 'Ben' }]);
  const [muted] = body.muted as { person: string }[];
  await ann.post('/api/people/me/mute', { person: muted?.person, muted: false });
  expect((await ann.get('/api/people/me')).body.muted).toEqual([]);
  await benHere?.ask({ do: 'chat', text: 'four' });
  await annHere?.heard(({ text }) => text === 'four');
  for (const seat of ['A', 'D'])
    expect((await ann.post(`/api/tables/${table}/mute`, { seat, muted: true })).status).toBe(400);
  expect((await cid.post('/api/people/me/mute', { person: 'nobody', muted: true })).status).toBe(400);
});

test('a replay comes in parts, however much is asked for', async () => {
  const ann = await guest(server.address, 'Ann');
  const seats = ['me', 'random'];
  const record = randomRecord({ players: 2, options: {} }, 230);
  const { body } = await ann.post('/api/tables', { game: 'glass-road', seats, record });
  const seat = await ann.sit(String(body.table));
  const moments = async (more: object) =>
    ((await seat.ask({ do: 'moments', ...more })) as { moments: { length: number }[] }).moments;
  for (const most of [1e9, 101, undefined]) expect(await moments({ most })).toHaveLength(100);
  const first = await moments({});
  expect(first[0]).toMatchObject({ length: 0 });
  const next = await moments({ from: (first[98]?.length ?? 0) + 1, most: 2 });
  expect(next).toHaveLength(2);
  expect(next[0]).toEqual(first[99]);
  expect(await seat.ask({ do: 'moments', most: 'all' })).toMatchObject({ code: 'bad-request' });
  const { entries } = (await seat.ask({ do: 'log', most: 3 })) as { entries: { length: number }[] };
  expect(entries).toHaveLength(3);
});

test.each([
  [{ do: 'log' }, { most: 500 }],
  [{ do: 'log', most: 1e9 }, { most: 500 }],
  [{ do: 'log', most: 7 }, { most: 7 }],
  [{ do: 'moments', most: 1e9 }, { most: 100 }],
])('%j is asked for no more than others can wait for', (asked, most) => {
  expect(bounded({ id: 1, ...asked })).toEqual({ id: 1, ...asked, ...most });
});

test('a record that no game has is refused before it is played', async () => {
  const ann = await guest(server.address, 'Ann');
  const asked = { game: 'glass-road', seats: ['me', 'random'] };
  const [head = ''] = randomRecord({ players: 2, options: {} }, 1).split('\nA ');
  const lines = (n: number, line: string) => `${head}\n${`${line}\n`.repeat(n)}`;
  const many = await ann.post('/api/tables', { ...asked, record: lines(6_000, 'A end') });
  expect(many).toMatchObject({ status: 413, body: { code: 'too-large' } });
  const long = await ann.post('/api/tables', { ...asked, record: lines(1, `A ${'x'.repeat(400_000)}`) });
  expect(long).toMatchObject({ status: 400, body: { error: '"record" has at most 300000 characters' } });
  const huge = await ann.post('/api/tables', { ...asked, record: 'x'.repeat(2_000_000) });
  expect(huge).toMatchObject({ status: 413, body: { code: 'too-large' } });
});

test('while a long table is opened others are served', async () => {
  const steps = (function* () {
    for (let end = performance.now() + 300; performance.now() < end; ) yield;
    return 'done';
  })();
  const work = inPieces(steps);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  expect(await work).toBe('done');
  clearInterval(counting);
  expect(turns).toBeGreaterThan(0);
});

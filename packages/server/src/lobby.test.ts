import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, guest, startServer, type TestServer } from './kit.ts';
import { serveTables } from './tables/served-tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

test('whoever waits at a table is shown the game as soon as it starts', async () => {
  const [ann, ben] = [await guest(server.address, 'Ann'), await guest(server.address, 'Ben')];
  const { body } = await ann.post('/api/tables', { game: 'glass-road', seats: ['me', 'open'], start: 'creator' });
  const table = String(body.table);
  const waiting = await ann.sit(table);
  expect(waiting.hello).not.toHaveProperty('view');
  await ben.post(`/api/tables/${table}/join`, { invite: body.invite });
  await ann.post(`/api/tables/${table}/start`);
  expect(await waiting.heard(({ push }) => push === 'table')).toMatchObject({ length: 0, decision: { seat: 'A' } });
  await waiting.leave();
});

test('a table that anybody may join invites everybody, others only those who sit there', async () => {
  const [ann, ben] = [await guest(server.address, 'Ann'), await guest(server.address, 'Ben')];
  for (const listed of [true, false]) {
    const { body } = await ann.post('/api/tables', { game: 'glass-road', seats: ['me', 'open'], listed });
    const seen = await ben.get(`/api/tables/${body.table}`);
    expect(seen.body.invite).toBe(listed ? body.invite : undefined);
  }
});

test('a game that nobody may watch sends away who only looked on while it was open', async () => {
  const [ann, ben, cid] = [
    await guest(server.address, 'Ann'),
    await guest(server.address, 'Ben'),
    await guest(server.address, 'Cid'),
  ];
  const { body } = await ann.post('/api/tables', { game: 'glass-road', seats: ['me', 'open'], watch: false });
  const table = String(body.table);
  const [player, pushed, asking] = [await ann.sit(table), await cid.sit(table), await cid.sit(table, 'push=none')];
  await ben.post(`/api/tables/${table}/join`, { invite: body.invite });
  expect(await Promise.all([pushed.closed, asking.closed])).toEqual([4003, 4003]);
  expect(pushed.pushed.filter(({ push }) => push === 'table')).toEqual([]);
  expect(await player.ask({ do: 'options' })).toHaveProperty('decisions');
  await player.leave();
});

test('another game against bots alone starts at once', async () => {
  const ann = await guest(server.address, 'Ann');
  const { body } = await ann.post('/api/tables', { game: 'glass-road', seats: ['me', 'random'] });
  const played = await server.server.parts.served.open(String(body.table));
  // the bot has chosen its cards: nothing of it is under way any more
  await expect.poll(() => played?.stored.turn, { timeout: 20_000 }).toEqual([0]);
  await played?.change(table => ({ ...table, status: 'over', turn: [] }));
  const again = await ann.post(`/api/tables/${body.table}/rematch`);
  expect(again).toMatchObject({ status: 201, body: { seat: 'A' } });
  expect((await ann.get(`/api/tables/${again.body.table}`)).body).toMatchObject({ status: 'playing' });
});

test('a table that is gone keeps no other from hearing what was missed', async () => {
  const ann = await guest(server.address, 'Ann');
  const made = async () =>
    String((await ann.post('/api/tables', { game: 'glass-road', seats: ['me', 'open'] })).body.table);
  const [gone, kept] = [await made(), await made()];
  const quiet = { ...server.server.parts.host, log: { info() {}, warn() {}, error() {} } };
  const served = serveTables(quiet);
  await served.open(gone);
  const table = await served.open(kept);
  await quiet.tables.remove(gone);
  await quiet.tables.addChat(kept, { person: '', text: 'from another process', at: 0 });
  await served.catchUp();
  expect(table?.chats).toMatchObject([{ text: 'from another process' }]);
});

test('who watches is known to everybody at the table, once each and by the name they have now', async () => {
  const [ann, cid] = [await guest(server.address, 'Ann'), await guest(server.address, 'Cid')];
  const { body } = await ann.post('/api/tables', { game: 'glass-road', seats: ['me', 'random'] });
  const table = String(body.table);
  const player = await ann.sit(table);
  const told = (watchers: object) =>
    player.heard(({ push, watchers: now }) => push === 'seats' && JSON.stringify(now) === JSON.stringify(watchers));
  expect(player.hello.table).toMatchObject({ watchers: { count: 0, names: [] } });
  const tabs = [await cid.sit(table), await cid.sit(table)];
  await told({ count: 1, names: ['Cid'] });
  await ask(server.address, 'PATCH', '/api/people/me', { token: cid.token, body: { name: 'Cidney' } });
  await told({ count: 1, names: ['Cidney'] });
  const { length: before } = player.pushed;
  for (const tab of tabs) await tab.leave();
  const last = () => player.pushed.slice(before).findLast(({ push }) => push === 'seats');
  await expect.poll(last).toMatchObject({ watchers: { count: 0, names: [] } });
  await player.leave();
});

import { describe, expect, test } from 'vitest';
import type { News, OpenTable, TableSnapshot } from '../connection.ts';
import { freshId } from '../fresh-id.ts';
import { said, TOY, toyServer } from './fixtures.ts';
import { followTable } from './online-table.ts';
import { tableSocket } from './table-socket.ts';

function follow(server: ReturnType<typeof toyServer>, seat: number | undefined) {
  return followTable(tableSocket(server.world(seat)), async () => TOY);
}

/** Follows a table and notes what it tells. */
async function opened(server: ReturnType<typeof toyServer>, seat: number | undefined) {
  const table = follow(server, seat);
  const open = await table.opened;
  const news: News[] = [];
  open.connection.listen(one => news.push(one));
  return { table, news, ...open };
}

const stamp = ({ length }: TableSnapshot) => ({ seen: length, key: freshId() });
const firstLine = ({ decision }: TableSnapshot) => (decision?.options[0] ? TOY.write(decision.options[0]) : '');
const act = ({ connection, snapshot }: OpenTable) => connection.act([firstLine(snapshot)], stamp(snapshot));

/** Whoever is asked first, and the first answer. */
function nextMove({ table }: ReturnType<typeof toyServer>): [number, string] {
  const [seat = 0] = table.turn;
  const [option] = table.snapshot(seat).decision?.options ?? [];
  return [seat, option ? TOY.write(option) : ''];
}

describe('a table of a server', () => {
  test('looks like one of this browser: the own seat is a person here, the others are elsewhere', async () => {
    const { snapshot } = await opened(toyServer(), 1);
    expect(snapshot).toMatchObject({ id: 'birch', address: '/t/birch', game: 'toy', seat: 1, turn: [0, 1], length: 0 });
    expect(snapshot.seats).toEqual([
      { kind: 'remote', name: 'Ada', here: true },
      { kind: 'human', name: 'Ben' },
    ]);
    expect(snapshot.decision?.seat).toBe(1);
  });

  test('tells a seat what the others do, and nothing twice', async () => {
    const server = toyServer();
    const [ada, ben] = [await opened(server, 0), await opened(server, 1)];
    const mine = await act(ada);
    await said();
    expect(mine).toMatchObject({ from: 0, length: 1, seat: 0 });
    expect(ada.news).toEqual([{ reach: 'here' }]);
    expect(ben.news).toMatchObject([{ reach: 'here' }, { snapshot: { from: 0, length: 1, seat: 1 } }]);
  });

  test('is looked at by a spectator, who is asked nothing', async () => {
    const { snapshot, connection } = await opened(toyServer(), undefined);
    expect(snapshot).toMatchObject({ seat: undefined, decision: undefined, anytime: [], undo: { lines: [] } });
    await expect(connection.act(['A pick 1'], stamp(snapshot))).rejects.toMatchObject({ code: 'spectator' });
  });

  test('takes back', async () => {
    const ada = await opened(toyServer(), 0);
    const after = await act(ada);
    const back = await ada.connection.undo(0, 1, stamp(after));
    expect(back).toMatchObject({ length: 2, undo: { lines: [] } });
    expect(firstLine(back)).toBe(firstLine(ada.snapshot));
  });

  test('refuses a move of somebody who has not seen the own last one, from another tab', async () => {
    const server = toyServer();
    const [one, other] = [await opened(server, 0), await opened(server, 0)];
    await act(one);
    await said();
    await expect(act(other)).rejects.toMatchObject({ code: 'stale' });
    expect(other.news.at(-1)).toMatchObject({ snapshot: { length: 1 } });
  });

  test('after a break tells what came meanwhile, and that it is here again', async () => {
    const server = toyServer();
    const { news, table } = await opened(server, 0);
    server.close(1006);
    server.play(1, firstLine((await opened(server, 1)).snapshot));
    expect(table.reach.value).toBe('lost');
    await server.pass(500);
    expect(news.slice(1)).toMatchObject([
      { reach: 'lost' },
      { reach: 'here' },
      { snapshot: { from: 0, length: 1, reset: false } },
    ]);
  });

  test('tells its log and every moment of it', async () => {
    const server = toyServer();
    const ada = await opened(server, 0);
    const after = await act(ada);
    const moments = await ada.connection.moments();
    expect(moments).toMatchObject([
      { length: 0 },
      { length: 1, entry: { seat: 0, from: 0 }, line: expect.any(String) },
    ]);
    expect(moments[0]).not.toHaveProperty('entry');
    expect(moments.at(-1)?.view).toEqual(after.view);
    while (server.table.log(0).length === 0) server.play(...nextMove(server));
    expect(await ada.connection.log(0)).toEqual(server.table.log(0));
    await expect(ada.connection.record()).rejects.toThrow('once the game is over');
  });
});

describe('before the game', () => {
  test('who is there is told, and the game once it begins', async () => {
    const server = toyServer({ status: 'open' });
    const table = follow(server, 0);
    await said();
    expect(table.info.value).toMatchObject({ status: 'open', me: 'A' });
    server.reseat([
      { seat: 'A', name: 'Ada', here: true },
      { seat: 'B', open: true, here: false },
    ]);
    await said();
    expect(table.info.value?.seats).toMatchObject([{ name: 'Ada' }, { open: true }]);
    server.begin();
    expect((await table.opened).snapshot).toMatchObject({ seat: 0, length: 0 });
    expect(table.info.value?.status).toBe('playing');
  });

  test('a table that is not to be had is never opened', async () => {
    const server = toyServer({ status: 'open' });
    const { opened: never, reach } = follow(server, 0);
    await said();
    server.close(4004);
    await expect(never).rejects.toThrow('refused');
    expect(reach.value).toBe('refused');
  });
});

test('who comes and goes is told without anything having happened', async () => {
  const server = toyServer();
  const { news } = await opened(server, 0);
  server.reseat([
    { seat: 'A', name: 'Ada', here: true },
    { seat: 'B', name: 'Ben', here: false },
  ]);
  await said();
  expect(news.at(-1)).toMatchObject({ snapshot: { events: [], from: 0, seats: [{}, { name: 'Ben', here: false }] } });
});

test('what is said at the table is told to everybody in order', async () => {
  const server = toyServer();
  const [ada, ben] = [await opened(server, 0), await opened(server, 1)];
  await ada.table.say('kettle is on');
  await said();
  expect(ben.table.chat.value).toMatchObject([{ n: 1, name: 'Ada', text: 'kettle is on' }]);
  expect((await opened(server, undefined)).table.chat.value).toHaveLength(1);
});

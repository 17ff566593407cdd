import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Json, type Seated, startServer, type TestServer } from '../kit.ts';
import { party } from '../kit-game.ts';
import { TOO_FAST, TOO_SLOW, tableSocket } from './table-socket.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

/** A game of two whose first seat sends the first answer again and again. */
async function begun() {
  const { table, guests, seats } = await party(server, ['Ann', 'Ben'], { seed: '1' });
  const [ann, ben] = seats as [Seated, Seated];
  const act = async (seat: Seated, more: object = {}) => {
    const { decisions } = (await seat.ask({ do: 'options' })) as { decisions?: { options: { action: string }[] }[] };
    return seat.ask({ do: 'act', actions: [decisions?.[0]?.options[0]?.action ?? ''], ...more });
  };
  return { table, guests, ann, ben, act };
}

describe('coming back', () => {
  test('from a length there is what happened since, once', async () => {
    const { table, guests, ann, ben, act } = await begun();
    for (let i = 0; i < 5; i++) await act(ann);
    for (let i = 0; i < 5; i++) await act(ben);
    const back = await guests[0]?.sit(table, 'since=4');
    expect(back?.hello).toMatchObject({ from: 4, length: 10, reset: false });
    const events = back?.hello.events as { kind: string }[];
    expect(events.filter(({ kind }) => kind === 'ready')).toHaveLength(2);
    expect((await guests[0]?.sit(table, 'since=10'))?.hello).toMatchObject({ from: 10, events: [] });
  });

  test('the view counts if something from before was taken back, or never was', async () => {
    const { table, guests, ann, act } = await begun();
    await act(ann);
    await act(ann);
    await ann.ask({ do: 'undo', steps: 2 });
    expect((await guests[0]?.sit(table, 'since=1'))?.hello).toMatchObject({ reset: true, events: [], length: 4 });
    expect((await guests[0]?.sit(table, 'since=99'))?.hello).toMatchObject({ reset: true, events: [] });
  });
});

test('the clock comes with every move, and everybody hears that it is stopped', async () => {
  const { guests, table, seats } = await party(server, ['Ann', 'Ben'], { seed: '1', pace: 'live' });
  const [ann, ben] = seats as [Seated, Seated];
  expect(ben.hello).toMatchObject({ clock: { paused: false, idleAt: { A: expect.any(Number) } } });
  const { decisions } = (await ann.ask({ do: 'options' })) as { decisions?: { options: { action: string }[] }[] };
  const moved = await ann.ask({ do: 'act', actions: [decisions?.[0]?.options[0]?.action ?? ''] });
  expect(moved).toMatchObject({ clock: { now: expect.any(Number), used: { A: expect.any(Number) } } });
  expect(await ben.heard(({ push }) => push === 'table')).toHaveProperty('clock');
  await guests[0]?.post(`/api/tables/${table}/pause`, { paused: true });
  expect(await ben.heard(({ push }) => push === 'seats')).toMatchObject({ clock: { paused: true, idleAt: {} } });
});

test('two tabs of one person agree, and what both send is played once', async () => {
  const { table, guests, ann, act } = await begun();
  const tab = (await guests[0]?.sit(table)) as Seated;
  expect(tab.hello).toMatchObject({ seat: 'A' });
  expect(await act(ann, { seen: 0, key: 'same' })).toMatchObject({ ok: true, length: 1 });
  expect(await tab.heard(({ push }) => push === 'table')).toMatchObject({
    from: 0,
    length: 1,
    decision: { seat: 'A' },
  });
  expect(await act(tab, { seen: 0, key: 'same' })).toMatchObject({ ok: true, length: 1, repeated: true });
  expect(await act(tab, { seen: 0 })).toMatchObject({ code: 'stale' });
});

test('words reach everybody, with who said them', async () => {
  const { ann, ben } = await begun();
  expect(await ann.ask({ do: 'chat', text: ' hello ' })).toEqual({ id: 1, ok: true });
  const heard = await ben.heard(({ push }) => push === 'chat');
  expect(heard).toMatchObject({ n: 1, seat: 'A', name: 'Ann', text: 'hello', at: expect.any(Number) });
  expect(await ann.ask({ do: 'chat', text: 'x'.repeat(501) })).toMatchObject({ code: 'too-large' });
});

describe('a wire', () => {
  /** A socket whose other end takes nothing unless told. */
  async function wired(limits = server.server.parts.limits) {
    const { table, ann, act } = await begun();
    const served = await server.server.parts.served.open(table);
    if (!served) throw new Error('no table');
    const sent: Json[] = [];
    const wire = {
      waiting: 0,
      code: 0,
      send: (text: string) => void sent.push(JSON.parse(text)),
      close(code: number) {
        wire.code = code;
      },
    };
    const watcher = { id: 'somebody', name: 'Somebody', lang: 'en', muted: new Set<string>() } as const;
    const parts = { ...server.server.parts, limits };
    const socket = tableSocket(parts, served, watcher, wire, { since: undefined, push: true });
    return { sent, wire, socket, play: () => act(ann) };
  }

  test('that is behind gets fewer, longer messages', async () => {
    const { sent, wire, socket, play } = await wired();
    wire.waiting = 1_000_000;
    for (let i = 0; i < 3; i++) await play();
    expect(sent.filter(({ push }) => push === 'table')).toEqual([]);
    wire.waiting = 0;
    socket.drained();
    expect(sent.filter(({ push }) => push === 'table')).toMatchObject([{ from: 0, length: 3 }]);
  });

  test('that takes nothing at all is closed', async () => {
    const { wire, play } = await wired();
    wire.waiting = 10_000_000;
    await play();
    expect(wire.code).toBe(TOO_SLOW);
  });

  test('that asks and takes no answer is closed', async () => {
    const { sent, wire, socket } = await wired();
    wire.waiting = 10_000_000;
    const before = sent.length;
    socket.received('no request');
    expect(sent).toHaveLength(before);
    expect(wire.code).toBe(TOO_SLOW);
  });

  test.each([
    ['requests', (id: number) => JSON.stringify({ id, do: 'options' })],
    ['nonsense', () => 'no request'],
  ])('that does not slow down with %s is told, then closed', async (_, text) => {
    const none = { take: () => false, sweep() {} };
    const { sent, wire, socket } = await wired({ requests: none, strict: none, messages: none });
    for (let i = 0; i < 150; i++) socket.received(text(i));
    expect(sent.filter(({ code }) => code === 'too-fast')).toHaveLength(100);
    expect(wire.code).toBe(TOO_FAST);
  });
});

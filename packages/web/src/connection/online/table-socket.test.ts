import { describe, expect, test } from 'vitest';
import type { Reach } from '../connection.ts';
import { said, TOY, toyServer } from './fixtures.ts';
import type { Message } from './link.ts';
import { NotDone, tableSocket } from './table-socket.ts';

/** Somebody connected to a toy table, and what they heard. */
async function connected(server = toyServer(), seat: number | undefined = 0) {
  const socket = tableSocket(server.world(seat));
  const pushed: Message[] = [];
  const reached: Reach[] = [];
  socket.listen(
    message => pushed.push(message),
    reach => reached.push(reach),
  );
  await said();
  return { server, socket, pushed, reached };
}

/** The first lines that a seat may play. */
function pick({ table }: ReturnType<typeof toyServer>, seat: number): string {
  const option = table.snapshot(seat).decision?.options[0];
  return option ? TOY.write(option) : '';
}

const STAMP = { seen: 0, key: 'mine' };

describe('a table on a server', () => {
  test('says hello, and what happens', async () => {
    const { server, pushed, reached } = await connected();
    expect(reached).toEqual(['here']);
    server.play(1, pick(server, 1));
    await said();
    expect(pushed).toMatchObject([
      { push: 'hello', seat: 'A', length: 0 },
      { push: 'table', from: 0, length: 1 },
    ]);
  });

  test('answers what it is asked, or says why not', async () => {
    const { server, socket } = await connected();
    const line = pick(server, 0);
    expect(await socket.ask({ do: 'act', actions: [line], ...STAMP })).toMatchObject({ ok: true, from: 0, length: 1 });
    const refused = socket.ask({ do: 'act', actions: [line], seen: 1, key: 'other' });
    await expect(refused).rejects.toThrow(NotDone);
    await expect(refused).rejects.toMatchObject({ code: 'illegal' });
  });

  test('beats are not passed on, and an answer that nobody waits for is passed over', async () => {
    const { server, pushed } = await connected();
    server.push({ push: 'beat' });
    server.push({ id: 77, ok: true });
    await said();
    expect(pushed).toHaveLength(1);
  });
});

describe('after a break', () => {
  test.each([
    ['a restart', 1012],
    ['a lost network', 1006],
    ['a connection that was too slow', 4008],
  ])('of %s it is connected again, from the length that was known', async (_, code) => {
    const { server, pushed, reached } = await connected();
    server.play(1, pick(server, 1));
    await said();
    server.close(code);
    server.play(0, pick(server, 0));
    expect(reached).toEqual(['here', 'lost']);
    await server.pass(500);
    expect(reached).toEqual(['here', 'lost', 'here']);
    expect(server.since).toEqual([undefined, 1]);
    expect(pushed.at(-1)).toMatchObject({ push: 'hello', from: 1, length: 2, reset: false });
  });

  test('what was asked is asked again, and a move is played once', async () => {
    const { server, socket } = await connected();
    const asked = socket.ask({ do: 'act', actions: [pick(server, 0)], ...STAMP });
    // it has arrived, and the answer does not
    server.close(1006);
    await said();
    expect(server.table.length).toBe(1);
    await server.pass(500);
    expect(await asked).toMatchObject({ ok: true, length: 1, repeated: true });
    expect(server.received).toHaveLength(2);
    expect(server.table.length).toBe(1);
  });

  test('what is asked meanwhile waits', async () => {
    const { server, socket } = await connected();
    server.close(1006);
    const asked = socket.ask({ do: 'act', actions: [pick(server, 0)], ...STAMP });
    expect(server.received).toEqual([]);
    await server.pass(500);
    expect(await asked).toMatchObject({ ok: true, length: 1 });
  });

  test('what must not be asked twice is given up', async () => {
    const { server, socket } = await connected();
    const asked = socket.ask({ do: 'chat', text: 'hello' }, 'once');
    server.close(1006);
    await expect(asked).rejects.toMatchObject({ code: 'unreachable' });
    await expect(socket.ask({ do: 'chat', text: 'hello' }, 'once')).rejects.toMatchObject({ code: 'unreachable' });
    await server.pass(500);
    expect(server.received).toHaveLength(1);
  });

  test('a server that stays away is asked less and less often', async () => {
    const { server, reached } = await connected();
    server.faults.away = true;
    server.close(1006);
    await server.pass(500 + 1000 + 2000 + 4000 + 8000 + 15_000 + 15_000);
    expect(server.since).toHaveLength(1 + 7);
    expect(reached).toEqual(['here', 'lost']);
    server.faults.away = false;
    await server.pass(15_000);
    expect(reached).toEqual(['here', 'lost', 'here']);
  });

  test('whoever was too fast rests longer', async () => {
    const { server, reached } = await connected();
    server.close(4029);
    await server.pass(8000);
    expect(reached).toEqual(['here', 'lost']);
    await server.pass(7000);
    expect(reached).toEqual(['here', 'lost', 'here']);
  });

  test('nobody waits once the network is back', async () => {
    const { server, socket, reached } = await connected();
    server.faults.away = true;
    server.close(1006);
    await server.pass(20_000);
    server.faults.away = false;
    socket.hurry();
    await said();
    expect(reached.at(-1)).toBe('here');
  });
});

describe('silence', () => {
  test('of 45 seconds means that the server is gone', async () => {
    const { server, reached } = await connected();
    server.faults.mute = true;
    await server.pass(44_999);
    expect(reached).toEqual(['here']);
    server.faults.mute = false;
    await server.pass(1 + 500);
    expect(reached).toEqual(['here', 'lost', 'here']);
    expect(server.since).toEqual([undefined, 0]);
  });

  test('is broken by a beat', async () => {
    const { server, reached } = await connected();
    for (let i = 0; i < 6; i++) {
      await server.pass(20_000);
      server.push({ push: 'beat' });
    }
    await server.pass(44_000);
    expect(reached).toEqual(['here']);
  });

  test('of a server that is only about to answer is waited for', async () => {
    const server = toyServer();
    server.faults.mute = true;
    const { reached } = await connected(server);
    await server.pass(10_000);
    expect(reached).toEqual(['lost']);
  });
});

describe('the end', () => {
  test.each([
    ['another protocol', 4001, 'newer'],
    ['no person', 4003, 'refused'],
    ['no table', 4004, 'refused'],
  ])('by %s is no break', async (_, code, reach) => {
    const { server, socket, reached } = await connected();
    const asked = socket.ask({ do: 'log', from: 0 });
    server.close(code);
    expect(reached).toEqual(['here', reach]);
    await expect(asked).rejects.toMatchObject({ code: 'unreachable' });
    await expect(socket.ask({ do: 'log', from: 0 })).rejects.toMatchObject({ code: 'unreachable' });
    await server.pass(60_000);
    expect(server.since).toHaveLength(1);
  });

  test('a server with a newer protocol is not listened to', async () => {
    const server = toyServer();
    server.faults.protocol += 1;
    const { reached, pushed } = await connected(server);
    expect(reached).toEqual(['newer']);
    expect(pushed).toEqual([]);
  });

  test('whoever leaves is told nothing more', async () => {
    const { server, socket, pushed } = await connected();
    socket.end();
    server.play(1, pick(server, 1));
    await server.pass(60_000);
    expect(pushed).toHaveLength(1);
    expect(server.since).toHaveLength(1);
  });
});

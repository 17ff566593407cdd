import { isIllegal, readRecord } from '@waldglas/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Json, startServer, type TestServer } from './kit.ts';
import { party, playOn } from './kit-game.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

describe.each(['glass-road', 'black-forest'])('a whole game of %s', game => {
  test('is played by two people over sockets', async () => {
    const { table, guests, seats } = await party(server, ['Ann', 'Ben'], { game });
    await playOn(seats, game);
    const [ann] = guests;
    expect((await ann?.get(`/api/tables/${table}`))?.body).toMatchObject({ status: 'over', over: true, turn: [] });
    const { body } = (await ann?.get(`/api/tables/${table}/record`)) ?? {};
    const record = readRecord(String(body?.text));
    if (isIllegal(record)) throw new Error(record.illegal);
    expect(record.scores).toHaveLength(2);
    for (const seat of seats) {
      // nothing comes twice, nothing is missing
      let length = 0;
      const shots = seat.pushed.filter(({ push }) => push === 'table');
      for (const shot of shots) {
        expect(shot.from).toBeGreaterThanOrEqual(length);
        length = Number(shot.length);
      }
      expect(length).toBeLessThanOrEqual(record.actions.length);
      await seat.leave();
    }
  });

  test('is played by one person against bots', async () => {
    const more = { game, seats: ['me', 'random', 'apprentice'] };
    const { table, guests, seats } = await party(server, ['Ann'], more);
    await playOn(seats, `${game} bots`);
    const over = await guests[0]?.get(`/api/tables/${table}`);
    expect(over?.body).toMatchObject({
      status: 'over',
      seats: [{ name: 'Ann' }, { bot: 'random' }, { bot: 'apprentice' }],
    });
  });
});

test('what happened comes to everybody, to whoever did it in the answer', async () => {
  const { seats } = await party(server, ['Ann', 'Ben'], { seed: '1' });
  const [ann, ben] = seats;
  if (!ann || !ben) throw new Error('nobody');
  expect(ann.hello).toMatchObject({ push: 'hello', protocol: 1, seat: 'A', length: 0, decision: { ask: 'choose' } });
  const { decision } = ann.hello as { decision: { options: { action: string }[] } };
  const [first] = decision.options;
  const answer = await ann.ask({ do: 'act', actions: [first?.action], seen: 0, key: 'one' });
  expect(answer).toMatchObject({
    ok: true,
    from: 0,
    length: 1,
    reset: false,
    decision: { seat: 'A' },
    undo: { lines: [first?.action] },
  });
  const pushed = await ben.heard(({ push }) => push === 'table');
  expect(pushed).toMatchObject({ from: 0, length: 1, events: [], decision: { seat: 'B' } });
  expect(ann.pushed.filter(({ push }: Json) => push === 'table')).toEqual([]);
  expect(await ann.ask({ do: 'act', actions: [first?.action], seen: 0, key: 'one' })).toEqual({
    id: 2,
    ok: true,
    length: 1,
    repeated: true,
    events: [],
  });
  expect(await ben.ask({ do: 'act', actions: [first?.action] })).toMatchObject({ code: 'not-yours' });
  expect(await ann.ask({ do: 'undo', seen: 1 })).toMatchObject({ ok: true, from: 1, length: 2, reset: true });
  expect(await ben.heard(({ length }) => length === 2)).toMatchObject({ from: 1, length: 2, reset: true });
  const back = await (await party(server, ['Cid'], { seats: ['me', 'open'], start: 'creator' })).seats[0]?.ask({
    do: 'options',
  });
  expect(back).toMatchObject({ code: 'not-started' });
});

import { isIllegal, readRecord } from '@waldglas/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGame } from '../catalog.ts';
import { startServer, type TestServer } from '../kit.ts';
import { party, playOn } from '../kit-game.ts';

const MINUTE = 60_000;
let now = 1_800_000_000_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: () => now });
});
afterAll(() => server.end());

test('facts of one table: told at the start, known as long as it is open, and again when it is opened', async () => {
  const game = await loadGame('glass-road');
  if (isIllegal(game)) throw new Error(game.illegal);
  const edition = { ...game.edition('gr-1'), name: 'Ada’s box', periods: { usual: 1, long: 2 } };
  const { table, guests, seats } = await party(server, ['Ann', 'Ben'], { edition });
  const [ann] = guests;
  const [first] = seats;
  if (!ann || !first) throw new Error('nobody came');
  const { body } = await ann.get(`/api/tables/${table}`);
  const id = String(body.edition);
  expect(id).toMatch(/^x-[0-9a-f]{32}$/);
  expect(first.hello).toMatchObject({ facts: { name: 'Ada’s box', periods: { usual: 1 } } });
  let lines = 0;
  await playOn(seats, 'begun', () => ++lines > 8);
  // somebody looks at it all the time
  now += 20 * MINUTE;
  await server.server.sweep();
  await server.server.sweep();
  expect(game.edition(id)).toBeDefined();
  await Promise.all(seats.map(seat => seat.leave()));
  now += 20 * MINUTE;
  await server.server.sweep();
  await server.server.sweep();
  expect(game.edition(id)).toBeUndefined();
  const back = await Promise.all(guests.map(one => one.sit(table)));
  await playOn(back, 'again');
  const record = readRecord(String((await ann.get(`/api/tables/${table}/record`)).body.text));
  expect(record).toMatchObject({ edition: id, facts: { name: 'Ada’s box' } });
});

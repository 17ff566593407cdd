import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isIllegal, readRecord, verify } from '@waldglas/core';
import { glassRoad } from '@waldglas/glass-road';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, guestOf } from './kit.ts';
import { playOn } from './kit-game.ts';
import { killAgainAndAgain } from './kit-kill.ts';
import { type Postgres, startPostgres } from './kit-postgres.ts';
import { startProcess } from './kit-process.ts';

let postgres: Postgres;
const folder = mkdtempSync(join(tmpdir(), 'waldglas-processes-'));
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

/** As often in every run; `npm run kill-server` does it 40 times. */
const KILLS = 8;

test.each([
  ['libsql', async () => ({ folder: join(folder, 'killed') })],
  ['PostgreSQL', async () => ({ url: await postgres.database() })],
] as const)('a server on %s that is killed at any moment loses no acknowledged line', async (_, newPlace) => {
  const result = await killAgainAndAgain(await newPlace(), KILLS, 'kills');
  expect(result).toMatchObject({ kills: KILLS, missing: [], doubled: [] });
  expect(result.acknowledged).toBeGreaterThan(KILLS);
});

test('logs hold no secret, whatever happens', async () => {
  const url = await postgres.database();
  const server = await startProcess({ url }, { LOG_LEVEL: 'trace', LIMITS: '1' });
  const { address } = server;
  const [ann, ben] = [await guest(address, 'Ann'), await guest(address, 'Ben')];
  const { body } = await ann.post('/api/tables', { game: 'glass-road', seats: ['me', 'open', 'random'] });
  const [table, invite] = [String(body.table), String(body.invite)];
  await fetch(`${address}/t/${table}?invite=${invite}`);
  await fetch(`${address}/api/tables/${table}?invite=${invite}`, { headers: { cookie: `waldglas=${ann.token}` } });
  await ben.post(`/api/tables/${table}/join`, { invite: `${invite}x` });
  await ben.post(`/api/tables/${table}/join`, { invite });
  const { body: link } = await ann.post('/api/people/me/link');
  const seats = [await ann.sit(table), await ben.sit(table)];
  for (const seat of seats) seat.send('nonsense');
  let moves = 0;
  await playOn(seats, 'logs', () => {
    moves += 1;
    return moves > 10;
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select setup from game_tables');
  const { seed } = JSON.parse(rows[0].setup);
  // now everything fails
  await client.query('drop table lines, chats');
  await client.end();
  await Promise.allSettled(seats.map(seat => seat.ask({ do: 'chat', text: 'hello' })));
  await Promise.allSettled(seats.map(seat => seat.closed));
  await fetch(`${address}/api/tables/${table}/join`, { method: 'POST', body: '{', headers: { 'x-invite': invite } });
  await server.stop();
  expect(server.said()).toContain('a request failed');
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  for (const secret of [invite, ann.token, ben.token, String(link.code), seed])
    expect(server.said()).not.toContain(secret);
});

test('people on two processes play one game; one process is killed, and play goes on', async () => {
  const url = await postgres.database();
  const [one, other] = await Promise.all([startProcess({ url }), startProcess({ url })]);
  const [ann, ben] = await Promise.all([guest(one.address, 'Ann'), guest(other.address, 'Ben')]);
  const { body } = await ann.post('/api/tables', { game: 'glass-road', seats: ['me', 'open', 'random'] });
  const table = String(body.table);
  await ben.post(`/api/tables/${table}/join`, { invite: body.invite });
  const [annHere, benThere] = await Promise.all([ann.sit(table), ben.sit(table)]);
  let moves = 0;
  const isHalfWay = () => {
    moves += 1;
    return moves > 60;
  };
  await playOn([annHere, benThere], 'two', isHalfWay);
  const last = annHere.pushed.findLast(({ push }) => push === 'table');
  expect(last).toBeDefined();
  await one.kill();
  const annThere = await guestOf(other.address, 'Ann', ann.token).sit(table, `since=${last?.length}`);
  expect(annThere.hello).toMatchObject({ seat: 'A', from: last?.length });
  await playOn([annThere, benThere], 'one');
  const { body: told } = await ben.get(`/api/tables/${table}/record`);
  const record = readRecord(String(told.text));
  if (isIllegal(record)) throw new Error(record.illegal);
  expect(verify(glassRoad, record)).toBeUndefined();
  expect(await other.stop()).toBe(0);
});

test('a bot whose process is killed while it thinks is taken up by another process within its lease', async () => {
  const url = await postgres.database();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const other = await startProcess({ url });
  const thinking = async () => {
    const { rows } = await client.query("select 1 from pgboss.job where name = 'bots' and state = 'active'");
    return rows.length > 0;
  };
  // asked of the database: whoever opens a table wakes its bots
  async function lengthOf(table: string): Promise<number> {
    const { rows } = await client.query('select length from game_tables where id = $1', [table]);
    return Number(rows[0].length);
  }
  /** Makes a table whose bots are thinking when the only process that is awake is killed; its record's length then. */
  async function killedWhileThinking() {
    const one = await startProcess({ url });
    other.process.kill('SIGSTOP');
    const ann = await guest(one.address, 'Ann');
    const seats = ['me', 'hardest', 'hardest', 'hardest'];
    const { body } = await ann.post('/api/tables', { game: 'glass-road', seats });
    while (!(await thinking()));
    await one.kill();
    const isCaught = await thinking();
    return { isCaught, table: String(body.table), length: await lengthOf(String(body.table)) };
  }

  let killed = await killedWhileThinking();
  // the bot may have been quicker than the axe
  for (let tries = 0; !killed.isCaught && tries < 20; tries++) {
    other.process.kill('SIGCONT');
    killed = await killedWhileThinking();
  }
  expect(killed.isCaught).toBe(true);
  const begun = Date.now();
  other.process.kill('SIGCONT');
  await expect.poll(() => lengthOf(killed.table), { timeout: 40_000 }).toBeGreaterThan(killed.length);
  // its lease of ten seconds, and two each until somebody looks and takes it
  expect(Date.now() - begun).toBeLessThan(20_000);
  expect(await other.stop()).toBe(0);
  await client.end();
});

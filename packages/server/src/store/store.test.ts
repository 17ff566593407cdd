import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isIllegal } from '@waldglas/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../kit-postgres.ts';
import { sharedPresence } from '../people/presence.ts';
import { type Connection, connect, type Place, unsafeSettings } from './connect.ts';
import { announce, announcePerson, listen } from './news.ts';
import { peopleStore } from './people.ts';
import { FREE, type StoredTable } from './table.ts';
import { GONE, tableStore } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-store-'));
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

let folders = 0;
const newFolder = () => {
  folders += 1;
  return join(folder, String(folders));
};
const PLACES: readonly (readonly [string, () => Promise<Place>])[] = [
  ['libsql', async () => ({ folder: newFolder() })],
  ['PostgreSQL', async () => ({ url: await postgres.database() })],
];

async function opened(place: Place): Promise<Connection> {
  const connection = await connect(place);
  if (isIllegal(connection)) throw new Error(connection.illegal);
  return connection;
}

const TABLE: StoredTable = {
  id: 'table',
  head: {
    rules: 'glass-road',
    edition: 'gr-2',
    fixes: ['R-001'],
    players: 2,
    options: { introductory: true },
    seed: 's',
  },
  status: 'open',
  pace: 'live',
  starts: 'full',
  listed: true,
  watch: true,
  knownSeed: false,
  invite: 'secret',
  creator: 'ann',
  created: 1_800_000_000_000,
  updated: 1_800_000_000_000,
  version: 1,
  length: 0,
  turn: [],
  clock: { used: [0, 0], since: [0, 0], paused: 0 },
  next: '',
  chairs: [{ ...FREE, person: 'ann' }, FREE],
};
const AFTER = { turn: [1], status: 'playing', clock: TABLE.clock, at: 1_800_000_000_001 } as const;
const PICK = { line: 'A pick builder', seat: 0 } as const;

describe.each(PLACES)('a store on %s', (name, newPlace) => {
  let place: Place;
  let connection: Connection;
  beforeAll(async () => {
    place = await newPlace();
    connection = await opened(place);
  });
  afterAll(() => connection.close());
  const tables = () => tableStore(connection.db, name === 'PostgreSQL' ? announce : undefined);
  const people = () => peopleStore(connection.db, name === 'PostgreSQL' ? announcePerson : async () => {});

  test('keeps a table as it is', async () => {
    await tables().add(TABLE, []);
    expect(await tables().find('table')).toEqual(TABLE);
    expect(await tables().find('none')).toBeUndefined();
    expect(await tables().of('ann')).toEqual([TABLE]);
    expect(await tables().of('ben')).toEqual([]);
    expect(await tables().listed()).toEqual([TABLE]);
  });

  test('changes a table for one of two who want to', async () => {
    const joined = {
      ...TABLE,
      chairs: [
        { ...FREE, person: 'ann' },
        { ...FREE, person: 'ben' },
      ],
    };
    const results = await Promise.all([tables().change(joined), tables().change({ ...TABLE, listed: false })]);
    expect(results.filter(version => version === 2)).toHaveLength(1);
    expect(results.filter(version => version === undefined)).toHaveLength(1);
    const now = await tables().find('table');
    expect(now?.version).toBe(2);
    expect(await tables().change({ ...joined, version: 2 })).toBe(3);
    expect(await tables().find('table')).toEqual({ ...joined, version: 3 });
  });

  test('of two writers at the same place of a record one wins, with all its lines', async () => {
    const one = [PICK, { line: 'A pick supplier', seat: 0, key: 'k' }];
    const other = [{ line: 'B pick builder', seat: 1 }];
    const results = await Promise.all([
      tables().append('table', 0, one, AFTER),
      tables().append('table', 0, other, AFTER),
    ]);
    expect(results.filter(version => version === 4)).toHaveLength(1);
    expect(results.filter(version => version === undefined)).toHaveLength(1);
    const won = results[0] === undefined ? other : one;
    expect(await tables().lines('table', 0)).toEqual(won);
    expect(await tables().append('table', won.length, [PICK], { ...AFTER, person: 1 })).toBe(5);
    expect(await tables().lines('table', won.length)).toEqual([PICK]);
    expect(await tables().find('table')).toMatchObject({ length: won.length + 1, turn: [1], status: 'playing' });
  });

  test('whoever acts has the chair back, also if a bot stands in since a moment ago', async () => {
    const before = (await tables().find('table')) ?? TABLE;
    const chairs = before.chairs.with(0, { ...FREE, person: 'ann', standIn: 'random' });
    await tables().change({ ...before, chairs });
    await tables().append('table', before.length, [PICK], AFTER);
    expect((await tables().find('table'))?.chairs[0]).toMatchObject({ standIn: 'random' });
    await tables().append('table', before.length + 1, [PICK], { ...AFTER, person: 0 });
    expect((await tables().find('table'))?.chairs[0]).toMatchObject({ person: 'ann', standIn: '' });
  });

  test('nobody waits for ever if a chair changes while its person acts', async () => {
    for (let i = 0; i < 30; i++) {
      const table = (await tables().find('table')) ?? TABLE;
      const chairs = table.chairs.with(0, { ...FREE, person: 'ann', standIn: 'random' });
      const [left] = await Promise.all([
        tables().change({ ...table, chairs }),
        tables().append('table', table.length, [PICK], { ...AFTER, person: 0 }),
      ]);
      expect([table.version + 1, undefined]).toContain(left);
    }
  });

  test('a list is stored whole or not at all', async () => {
    const { length } = (await tables().find('table')) ?? TABLE;
    expect(await tables().append('table', length - 1, [PICK, PICK], AFTER)).toBeUndefined();
    expect((await tables().lines('table', 0)).length).toBe(length);
  });

  test('knows where a bot is asked', async () => {
    expect(await tables().waitingForBots(AFTER.at)).toEqual([]);
    const table = (await tables().find('table')) ?? TABLE;
    await tables().change({ ...table, chairs: table.chairs.with(1, { ...FREE, person: 'ben', standIn: 'random' }) });
    expect(await tables().waitingForBots(AFTER.at)).toEqual([{ table: 'table', length: table.length }]);
    expect(await tables().waitingForBots(AFTER.at - 1)).toEqual([]);
  });

  test('words of several people get numbers without a gap', async () => {
    const said = ['one', 'two', 'three'].map(text => tables().addChat('table', { person: 'ann', text, at: 1 }));
    expect((await Promise.all(said)).map(({ n }) => n).sort()).toEqual([1, 2, 3]);
    expect((await tables().chats('table')).map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  test('people come by token or code, and go', async () => {
    const ann = { id: 'ann', name: 'Ann', lang: 'en' } as const;
    await people().add(ann, 'hash', 1);
    expect(await people().byToken('hash')).toEqual(ann);
    expect(await people().byToken('other')).toBeUndefined();
    await people().addLinkCode('ann', 'code', 100);
    expect(await people().takeLinkCode('code', 99)).toBe('ann');
    expect(await people().takeLinkCode('code', 99)).toBeUndefined();
    await people().addLinkCode('ann', 'late', 100);
    expect(await people().takeLinkCode('late', 100)).toBeUndefined();
    await people().addToken('ann', 'second', 2);
    await people().change('ann', { name: 'Anna' });
    expect(await people().byToken('second')).toEqual({ ...ann, name: 'Anna' });
    expect([...(await tables().names(['ann', 'ben']))]).toEqual([['ann', 'Anna']]);
    await people().remove('ann');
    expect(await people().byToken('hash')).toBeUndefined();
    expect(await tables().chats('table')).toEqual([]);
    expect(await tables().find('table')).toBeDefined();
  });

  test('tables that never started go', async () => {
    await tables().add({ ...TABLE, id: 'old', created: 1 }, [PICK]);
    expect(await tables().removeUnstarted(TABLE.created)).toEqual(['old']);
    expect(await tables().find('old')).toBeUndefined();
    expect(await tables().lines('old', 0)).toEqual([]);
    expect(await tables().find('table')).toBeDefined();
  });

  test('what is stored is there when it is opened again', async () => {
    const before = await tables().find('table');
    await connection.close();
    connection = await opened(place);
    expect(await tables().find('table')).toEqual(before);
  });
});

test('several processes migrate one PostgreSQL at the same time', async () => {
  const url = await postgres.database();
  const connections = await Promise.all([1, 2, 3, 4].map(() => opened({ url })));
  for (const { db, close } of connections) {
    expect(await tableStore(db).listed()).toEqual([]);
    await close();
  }
});

test('who is connected to one process is known to the others, until it is silent', async () => {
  const url = await postgres.database();
  const { db, close } = await opened({ url });
  let now = 1_000_000;
  const log = { info() {}, warn() {}, error: console.error };
  const [one, other] = ['one', 'other'].map(name => sharedPresence(db, name, { now: () => now, log }));
  if (!one || !other) throw new Error('no processes');
  one.came('ann');
  one.came('ann');
  one.left('ann');
  await expect.poll(() => other.isHere('ann')).toBe(true);
  expect(await other.isHere('ben')).toBe(false);
  now += 46_000;
  expect(await other.isHere('ann')).toBe(false);
  expect(await one.isHere('ann')).toBe(true);
  other.came('ben');
  await expect.poll(() => one.isHere('ben')).toBe(true);
  other.left('ben');
  await expect.poll(() => one.isHere('ben')).toBe(false);
  await one.close();
  await other.close();
  expect(await db.selectFrom('presence').selectAll().execute()).toEqual([]);
  await close();
});

test('the embedded database syncs every commit to the disk', async () => {
  const { db, close } = await opened({ folder: join(folder, 'durable') });
  const read = async (name: string) => Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {});
  expect(await read('synchronous')).toEqual([2]);
  expect(await read('journal_mode')).toEqual(['wal']);
  await close();
});

test('a PostgreSQL that does not sync every commit is found out', async () => {
  const url = await postgres.database();
  // the one of the tests does not sync, because nobody pulls its plug
  const { db, close } = await opened({ url });
  expect(await unsafeSettings(db)).toEqual(['fsync']);
  await close();
  const careless = new URL(url);
  careless.searchParams.set('options', '-c synchronous_commit=off');
  const other = await opened({ url: careless.href });
  expect(await unsafeSettings(other.db)).toEqual(['fsync', 'synchronous_commit']);
  await other.close();
});

test('a change is heard by those who listen, also after their connection was cut', async () => {
  const url = await postgres.database();
  const { db, close } = await opened({ url });
  const tables = tableStore(db, announce);
  await tables.add(TABLE, []);
  const heard: string[] = [];
  let wake = () => {};
  const hears = (what: string) =>
    new Promise<void>(resolve => {
      wake = () => heard.includes(what) && resolve();
      wake();
    });
  const hearing = {
    changed: (id: string, version: number) => {
      heard.push(`${id} ${version}`);
      wake();
    },
    person: (id: string) => {
      heard.push(`person ${id}`);
      wake();
    },
    missed: () => {
      heard.push('missed');
      wake();
    },
  };
  const news = await listen(url, hearing, { info() {}, warn() {}, error() {} });
  await tables.change(TABLE);
  await hears('table 2');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'`.execute(db);
  await hears('missed');
  await tables.append('table', 0, [PICK], AFTER);
  await hears('table 3');
  await peopleStore(db, announcePerson).change('ann', { name: 'Anna' });
  await hears('person ann');
  await tables.remove('table');
  await hears(`table ${GONE}`);
  await news.close();
  await close();
});

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, guestOf, startServer, type TestServer } from './kit.ts';
import { playOn } from './kit-game.ts';
import { type Postgres, startPostgres } from './kit-postgres.ts';
import { openPostgres } from './store/connect.ts';
import { migrate, STEPS } from './store/migrations.ts';
import type { Db, Schema } from './store/schema.ts';

// A database that release 0.2.0 has written: games under way, one that has only begun (`left`), one that is over, one that
// waits for people. It never changes; a later release brings a folder of its own beside it.

const RELEASE = fileURLToPath(new URL('../fixtures/release-0.2.0', import.meta.url));

interface Expected {
  readonly tokens: { readonly ann: string; readonly ben: string };
  readonly tables: Readonly<
    Record<
      string,
      { readonly table: string; readonly invite: string; readonly length: number; readonly positions: object }
    >
  >;
}
const { tokens, tables }: Expected = JSON.parse(readFileSync(join(RELEASE, 'expected.json'), 'utf8'));
const tableOf = (name: string) => tables[name] ?? expect.fail(`there is no table ${name}`);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

const oldFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'waldglas-upgrade-'));
  cpSync(join(RELEASE, 'waldglas.db'), join(folder, 'waldglas.db'));
  return folder;
};

/** The tables of the database at a step: `migrate` keeps its own beside them. */
const NAMES = ['people', 'tokens', 'link_codes', 'game_tables', 'chairs', 'lines', 'chats'] as const;
/** The last step of the release that wrote the database. */
const WRITTEN_AT = '002-tables';

/** The same rows in a PostgreSQL at the same step. */
async function oldPostgres(): Promise<string> {
  const url = await postgres.database();
  const folder = oldFolder();
  const from = new Database(join(folder, 'waldglas.db'));
  const { db } = openPostgres(url);
  await migrate(db, WRITTEN_AT);
  for (const name of NAMES) {
    const rows = from.prepare(`select * from ${name}`).all() as never[];
    for (const row of rows) await db.insertInto(name).values(row).execute();
  }
  await db.destroy();
  from.close();
  rmSync(folder, { recursive: true });
  return url;
}

describe.each(['libsql', 'PostgreSQL'])('a database of release 0.2.0 on %s', store => {
  let server: TestServer;
  beforeAll(async () => {
    server =
      store === 'libsql'
        ? await startServer({}, oldFolder())
        : await startServer({ store: { url: await oldPostgres() } });
  }, 60_000);
  afterAll(() => server.end());
  const people = () =>
    [guestOf(server.address, 'Ann', tokens.ann), guestOf(server.address, 'Ben', tokens.ben)] as const;

  test.each(['running-glass-road', 'running-black-forest', 'left'])('%s is as it was, and is played on', async name => {
    const { table, length, positions } = tableOf(name);
    const seats = await Promise.all(people().map(one => one.sit(table)));
    expect(seats.map(({ hello }) => hello)).toMatchObject([
      { seat: 'A', length, chat: [{ text: 'hello', name: 'Ann' }] },
      { seat: 'B', length },
    ]);
    const now = await Promise.all(seats.map(seat => seat.ask({ do: 'state' })));
    expect({ A: now[0]?.position, B: now[1]?.position }).toEqual(positions);
    let moves = 0;
    await playOn(seats, name, () => {
      moves += 1;
      return moves > 20;
    });
    expect((await people()[0].get(`/api/tables/${table}`)).body.length).toBeGreaterThan(length + 10);
  });

  test('whoever was invited can come', async () => {
    const { table, invite } = tableOf('open');
    const [, ben] = people();
    expect((await ben.post(`/api/tables/${table}/join`, { invite })).body).toEqual({ seat: 'B' });
    expect((await ben.get(`/api/tables/${table}`)).body).toMatchObject({ status: 'playing' });
    expect(await ask(server.address, 'GET', '/api/people/me', { token: tokens.ben })).toMatchObject({
      body: { name: 'Ben', lang: 'pl', muted: [] },
    });
  });
});

describe.each(['libsql', 'PostgreSQL'])('steps of the database on %s', store => {
  const opened = async (): Promise<Db> => {
    if (store === 'PostgreSQL') return openPostgres(await postgres.database()).db;
    return new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) });
  };
  /** What there is, by table and column. */
  const shapeOf = async (db: Db) =>
    (await db.introspection.getTables())
      .map(
        ({ name, columns }) =>
          `${name}: ${columns
            .map(column => column.name)
            .sort()
            .join(' ')}`,
      )
      .sort();

  test.each(STEPS.slice(0, -1))('from %s to the newest: the same as a new one, and nobody is lost', async step => {
    const [fresh, old] = [await opened(), await opened()];
    await migrate(fresh);
    await migrate(old, step);
    await old.insertInto('people').values({ id: 'ann', name: 'Ann', lang: 'en', created: 1 }).execute();
    await migrate(old);
    expect(await shapeOf(old)).toEqual(await shapeOf(fresh));
    expect(await old.selectFrom('people').select(['id', 'name']).execute()).toEqual([{ id: 'ann', name: 'Ann' }]);
    // once more changes nothing
    await migrate(old);
    expect(await shapeOf(old)).toEqual(await shapeOf(fresh));
    await Promise.all([fresh.destroy(), old.destroy()]);
  });
});

import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Illegal, illegal } from '@waldglas/core';
import { Kysely, PostgresDialect, sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { LibsqlDialect } from './libsql-dialect.ts';
import { migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';

/** Where everything is kept: in a folder of this machine, or in a PostgreSQL that several processes share. */
export type Place = { readonly folder: string } | { readonly url: string };

/** An opened database at its newest step. */
export interface Connection {
  readonly db: Db;
  /** The pool behind it, if it is a PostgreSQL. */
  readonly pool?: pg.Pool;
  close(): Promise<void>;
}

/** A statement waits so many milliseconds for another one before it fails. */
const PATIENCE = 10_000;
const INT8 = 20;

/** Opens and migrates a database, or tells in one sentence why that cannot be. */
export async function connect(place: Place): Promise<Connection | Illegal> {
  const opened = 'url' in place ? openPostgres(place.url) : openLibsql(place.folder);
  if ('illegal' in opened) return opened;
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close().catch(() => {});
    const reason = error instanceof Error && error.message !== '' ? error.message : 'nobody answers there';
    return illegal(
      'inWords',
      'url' in place
        ? `DATABASE_URL cannot be used: ${reason}`
        : `the database in DATA_DIR "${place.folder}" cannot be used: ${reason}`,
    );
  }
}

/**
 * What is committed is on the disk: `synchronous=FULL` syncs the log before a commit is told. One process holds the
 * folder as long as it runs, because another one would not hear of its changes: it keeps a transaction open in a file
 * beside the database. When it is killed, the system lets go of that.
 */
function openLibsql(folder: string): Connection | Illegal {
  try {
    makeFolder(folder);
    const held = new Database(join(folder, 'held.db'));
    held.exec('begin exclusive');
    const database = new Database(join(folder, 'waldglas.db'));
    for (const setting of ['journal_mode=WAL', 'synchronous=FULL']) database.pragma(setting);
    const db = new Kysely<Schema>({ dialect: new LibsqlDialect(database) });
    return {
      db,
      async close() {
        await db.destroy();
        held.exec('rollback');
        held.close();
      },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return illegal(
      'inWords',
      /locked|busy/i.test(reason)
        ? `another server uses DATA_DIR "${folder}"`
        : `DATA_DIR "${folder}" cannot be written`,
    );
  }
}

/** Folder by folder: `recursive` never comes back where a system lets nobody make any, as in `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Opens a PostgreSQL as it is, without bringing it to its newest step. */
export function openPostgres(url: string): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: PATIENCE,
    types: {
      // times fit into a number
      getTypeParser: (type: number, format: never) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)),
    } as pg.CustomTypesConfig,
  });
  // an idle connection that is lost is opened anew when it is needed
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** The settings of a PostgreSQL that let it tell of a commit before it is on the disk; none unless somebody has changed them. */
export async function unsafeSettings(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in ('fsync', 'synchronous_commit') and setting = 'off' order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Did a statement fail because another one had stored the same key before? */
export function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '23505' || (typeof code === 'string' && code.startsWith('SQLITE_CONSTRAINT'));
}

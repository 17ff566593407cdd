import { sql } from 'kysely';
import pg from 'pg';
import type { Host } from '../host.ts';
import type { AnnouncePerson } from './people.ts';
import type { Announce } from './tables.ts';

// Processes that share a PostgreSQL tell each other which tables and people have changed; what has changed is read.

const CHANNEL = 'waldglas';
/** A lost connection is opened anew after so many milliseconds, each time twice as many, up to a limit. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;

/** Tells all processes of a change; they hear of it when it is committed. */
export const announce: Announce = async (step, id, version) => {
  await sql`select pg_notify(${CHANNEL}, ${`${id} ${version}`})`.execute(step);
};

/** In place of a table: the news is about a person. No table is called so. */
const PERSON = 'person';

/** Tells all processes of a change of a person. */
export const announcePerson: AnnouncePerson = async (step, id) => {
  await sql`select pg_notify(${CHANNEL}, ${`${PERSON} ${id}`})`.execute(step);
};

/** What is heard. */
export interface Hearing {
  /** A table has changed. */
  changed(id: string, version: number): void;
  /** A person has changed, or is gone. */
  person(id: string): void;
  /** Something may have been missed. */
  missed(): void;
}

/** Listens until it is closed. */
export interface News {
  close(): Promise<void>;
}

/** Begins to listen; a connection that breaks is opened anew. */
export async function listen(url: string, { changed, person, missed }: Hearing, log: Host['log']): Promise<News> {
  let client: pg.Client | undefined;
  let isClosed = false;
  let wait = FIRST_WAIT;

  async function open(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload = '' }) => {
      const [name = '', rest = ''] = payload.split(' ');
      if (name === PERSON) person(rest);
      else changed(name, Number(rest));
    });
    next.on('error', error => lost(next, error));
    next.on('end', () => lost(next, new Error('closed')));
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    client = next;
    wait = FIRST_WAIT;
  }

  function lost(which: pg.Client, error: Error): void {
    if (isClosed || client !== which) return;
    client = undefined;
    log.warn({ error: String(error) }, 'news of other processes are lost for a moment');
    again();
  }

  function again(): void {
    setTimeout(() => {
      if (isClosed) return;
      open().then(missed, () => {
        wait = Math.min(LONGEST_WAIT, wait * 2);
        again();
      });
    }, wait).unref();
  }

  await open();
  return {
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}

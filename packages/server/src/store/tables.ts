import type { Seat } from '@waldglas/core';
import type { StoredLine } from '@waldglas/table';
import type { Transaction } from 'kysely';
import { isTaken } from './connect.ts';
import { grouped, type WithinStep } from './grouped.ts';
import type { Db, Schema } from './schema.ts';
import { type Clock, chairRows, lettersOf, rowOf, type Status, type StoredTable, tableOf } from './table.ts';
import { type WaitingTables, waitingTables } from './waiting.ts';

/** What lines have led to. */
interface AfterLines {
  readonly turn: readonly Seat[];
  readonly status: Status;
  readonly clock: Clock;
  readonly at: number;
  /** The seat whose person has acted: no bot stands in for them any more. Absent: a bot has. */
  readonly person?: Seat;
}

/** A word of somebody at a table. */
export interface StoredChat {
  readonly n: number;
  readonly person: string;
  readonly text: string;
  readonly at: number;
}

/** The tables of a server. Lines are only ever added. */
export interface TableStore extends WaitingTables {
  add(table: StoredTable, lines: readonly StoredLine[]): Promise<void>;
  find(id: string): Promise<StoredTable | undefined>;
  /** Stores a table as changed, unless it is not of this version any more; the new version, or nothing. */
  change(table: StoredTable): Promise<number | undefined>;
  /** The lines from a length of the record on. */
  lines(id: string, from: number): Promise<readonly StoredLine[]>;
  /** Stores lines behind so many others, all or none; the new version, or nothing if somebody else was quicker. */
  append(id: string, from: number, lines: readonly StoredLine[], after: AfterLines): Promise<number | undefined>;
  /** What was said last. */
  chats(id: string): Promise<readonly StoredChat[]>;
  addChat(id: string, chat: Omit<StoredChat, 'n'>): Promise<{ readonly n: number; readonly version: number }>;
  /** The tables at which a person sits, those changed last first. */
  of(person: string): Promise<readonly StoredTable[]>;
  /** The open tables that everybody may see. */
  listed(): Promise<readonly StoredTable[]>;
  /** Names by person. */
  names(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
  remove(id: string): Promise<void>;
  /** Does the database answer? */
  answers(): Promise<boolean>;
  /** Forgets the tables that were made before this time and never started; which. */
  removeUnstarted(before: number): Promise<readonly string[]>;
}

type Step = Transaction<Schema>;

/** Tells other processes that a table has changed; it is heard once the change is there to be read. */
export type Announce = (step: Step, id: string, version: number) => Promise<void>;

/** So much of what was said is told to whoever comes. */
const MOST_CHATS = 100;
/** The version of a table that is gone: larger than any other. */
export const GONE = Number.MAX_SAFE_INTEGER;
/** The most tables in a list. */
const MOST_TABLES = 200;

/**
 * The tables in a database. With others who announce changes each move is a transaction of its own; alone, moves that
 * come at the same time share one: the first statement of each is the only one that can fail, and it leaves nothing behind.
 */
export function tableStore(db: Db, told?: Announce): TableStore {
  const announce: Announce = told ?? (async () => {});
  const together = grouped<Step>(all => db.transaction().execute(all));
  const within = <T>(work: WithinStep<Step, T>): Promise<T> => (told ? db.transaction().execute(work) : together(work));

  async function withChairs(rows: readonly Parameters<typeof tableOf>[0][]): Promise<StoredTable[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const chairs = await db.selectFrom('chairs').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    return rows.map(row =>
      tableOf(
        row,
        chairs.filter(chair => chair.table_id === row.id),
      ),
    );
  }

  async function nextChat(step: Step, id: string): Promise<number> {
    const last = await step
      .selectFrom('chats')
      .select('n')
      .where('table_id', '=', id)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst();
    return (last?.n ?? 0) + 1;
  }

  /** Forgets all that belongs to tables which are gone. */
  async function removeParts(step: Step, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const from of ['chairs', 'lines', 'chats', 'notices', 'letters'] as const)
      await step.deleteFrom(from).where('table_id', 'in', ids).execute();
    for (const id of ids) await announce(step, id, GONE);
  }

  return {
    async add(table, lines) {
      await db.transaction().execute(async step => {
        await step.insertInto('game_tables').values(rowOf(table)).execute();
        await step.insertInto('chairs').values(chairRows(table.id, table.chairs)).execute();
        await insertLines(step, table.id, 0, lines, table.created);
      });
    },

    async find(id) {
      const row = await db.selectFrom('game_tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row && (await withChairs([row]))[0];
    },

    async change(table) {
      const { id, version } = table;
      return db.transaction().execute(async step => {
        const { id: _, ...row } = rowOf({ ...table, version: version + 1 });
        const changed = await step
          .updateTable('game_tables')
          .set(row)
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst();
        if (Number(changed.numUpdatedRows) === 0) return undefined;
        await step.deleteFrom('chairs').where('table_id', '=', id).execute();
        await step.insertInto('chairs').values(chairRows(id, table.chairs)).execute();
        await announce(step, id, version + 1);
        return version + 1;
      });
    },

    async lines(id, from) {
      const rows = await db
        .selectFrom('lines')
        .select(['line', 'seat', 'key'])
        .where('table_id', '=', id)
        .where('n', '>', from)
        .orderBy('n')
        .execute();
      return rows.map(({ line, seat, key }) => (key === '' ? { line, seat } : { line, seat, key }));
    },

    async append(id, from, lines, { turn, status, clock, at, person }) {
      try {
        return await within(async step => {
          await insertLines(step, id, from, lines, at);
          // whoever changes a table and its chairs changes the table first: so nobody waits for each other for ever
          const { version } = await step
            .updateTable('game_tables')
            .set({
              length: from + lines.length,
              turn: lettersOf(turn),
              status,
              clock: JSON.stringify(clock),
              updated: at,
            })
            .set(row => ({ version: row('version', '+', 1) }))
            .where('id', '=', id)
            .returning('version')
            .executeTakeFirstOrThrow();
          // a bot may stand in since a moment ago, by another process
          if (person !== undefined) {
            const chair = step.updateTable('chairs').set({ stand_in: '' }).where('table_id', '=', id);
            await chair.where('seat', '=', person).where('stand_in', '<>', '').execute();
          }
          await announce(step, id, version);
          return version;
        });
      } catch (error) {
        if (isTaken(error)) return undefined;
        throw error;
      }
    },

    async chats(id) {
      const last = await db
        .selectFrom('chats')
        .select(['n', 'person', 'text', 'at'])
        .where('table_id', '=', id)
        .orderBy('n', 'desc')
        .limit(MOST_CHATS)
        .execute();
      return last.reverse();
    },

    async addChat(id, { person, text, at }) {
      for (;;) {
        try {
          return await db.transaction().execute(async step => {
            const n = await nextChat(step, id);
            await step.insertInto('chats').values({ table_id: id, n, person, text, at }).execute();
            const { version } = await step
              .updateTable('game_tables')
              .set(row => ({ version: row('version', '+', 1) }))
              .where('id', '=', id)
              .returning('version')
              .executeTakeFirstOrThrow();
            await announce(step, id, version);
            return { n, version };
          });
        } catch (error) {
          // somebody else has said something at the same time
          if (!isTaken(error)) throw error;
        }
      }
    },

    async of(person) {
      const rows = await db
        .selectFrom('game_tables')
        .selectAll()
        .where('id', 'in', db.selectFrom('chairs').select('table_id').where('person', '=', person))
        .orderBy('updated', 'desc')
        .limit(MOST_TABLES)
        .execute();
      return withChairs(rows);
    },

    async listed() {
      const rows = await db
        .selectFrom('game_tables')
        .selectAll()
        .where('status', '=', 'open')
        .where('listed', '=', 1)
        .orderBy('created', 'desc')
        .limit(MOST_TABLES)
        .execute();
      return withChairs(rows);
    },

    ...waitingTables(db),

    async names(people) {
      if (people.length === 0) return new Map();
      const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', people).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    remove: id =>
      db.transaction().execute(async step => {
        await step.deleteFrom('game_tables').where('id', '=', id).execute();
        await removeParts(step, [id]);
      }),

    answers: () =>
      db
        .selectFrom('game_tables')
        .select('id')
        .limit(1)
        .execute()
        .then(
          () => true,
          () => false,
        ),

    async removeUnstarted(before) {
      return db.transaction().execute(async step => {
        const old = step.deleteFrom('game_tables').where('status', '=', 'open').where('created', '<', before);
        const ids = (await old.returning('id').execute()).map(({ id }) => id);
        await removeParts(step, ids);
        return ids;
      });
    },
  };
}

async function insertLines(step: Step, id: string, from: number, lines: readonly StoredLine[], at: number) {
  if (lines.length === 0) return;
  const rows = lines.map(({ line, seat, key = '' }, i) => ({ table_id: id, n: from + i + 1, line, seat, key, at }));
  // a statement has at most so many values
  for (let i = 0; i < rows.length; i += 1000)
    await step
      .insertInto('lines')
      .values(rows.slice(i, i + 1000))
      .execute();
}

import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Db } from './schema.ts';

/** Every step of the database, in order. One that was released never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-people': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('lang', 'text', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .execute();
      await db.schema
        .createTable('tokens')
        .addColumn('hash', 'text', column => column.primaryKey())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .execute();
      await db.schema
        .createTable('link_codes')
        .addColumn('hash', 'text', column => column.primaryKey())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('expires', 'bigint', column => column.notNull())
        .execute();
      await db.schema.createIndex('tokens_of_person').on('tokens').column('person').execute();
    },
  },
  '002-tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('game_tables')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('setup', 'text', column => column.notNull())
        .addColumn('status', 'text', column => column.notNull())
        .addColumn('pace', 'text', column => column.notNull())
        .addColumn('starts', 'text', column => column.notNull())
        .addColumn('listed', 'integer', column => column.notNull())
        .addColumn('watch', 'integer', column => column.notNull())
        .addColumn('known_seed', 'integer', column => column.notNull())
        .addColumn('invite', 'text', column => column.notNull())
        .addColumn('creator', 'text', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .addColumn('updated', 'bigint', column => column.notNull())
        .addColumn('version', 'integer', column => column.notNull())
        .addColumn('length', 'integer', column => column.notNull())
        .addColumn('turn', 'text', column => column.notNull())
        .addColumn('clock', 'text', column => column.notNull())
        .addColumn('next', 'text', column => column.notNull())
        .execute();
      await db.schema.createIndex('tables_by_status').on('game_tables').columns(['status', 'updated']).execute();
      await db.schema
        .createTable('chairs')
        .addColumn('table_id', 'text', column => column.notNull())
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('bot', 'text', column => column.notNull())
        .addColumn('stand_in', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('chairs_once', ['table_id', 'seat'])
        .execute();
      await db.schema.createIndex('chairs_of_person').on('chairs').column('person').execute();
      await db.schema
        .createTable('lines')
        .addColumn('table_id', 'text', column => column.notNull())
        .addColumn('n', 'integer', column => column.notNull())
        .addColumn('line', 'text', column => column.notNull())
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('key', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('lines_once', ['table_id', 'n'])
        .execute();
      await db.schema
        .createTable('chats')
        .addColumn('table_id', 'text', column => column.notNull())
        .addColumn('n', 'integer', column => column.notNull())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('text', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('chats_once', ['table_id', 'n'])
        .execute();
      await db.schema.createIndex('chats_of_person').on('chats').column('person').execute();
    },
  },
  '003-notices': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('mutes')
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('muted', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('mutes_once', ['person', 'muted'])
        .execute();
      await db.schema
        .createTable('settings')
        .addColumn('name', 'text', column => column.primaryKey())
        .addColumn('value', 'text', column => column.notNull())
        .execute();
      await db.schema
        .createTable('notice_targets')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('kind', 'text', column => column.notNull())
        .addColumn('address', 'text', column => column.notNull())
        .addColumn('keys', 'text', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .execute();
      await db.schema.createIndex('targets_of_person').on('notice_targets').column('person').execute();
      await db.schema
        .createTable('notices')
        .addColumn('table_id', 'text', column => column.notNull())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('length', 'integer', column => column.notNull())
        .addPrimaryKeyConstraint('notices_once', ['table_id', 'person'])
        .execute();
      await db.schema
        .createTable('presence')
        .addColumn('process', 'text', column => column.notNull())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('seen', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('presence_once', ['process', 'person'])
        .execute();
    },
  },
  '004-letters': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('letters')
        .addColumn('table_id', 'text', column => column.notNull())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('target', 'text', column => column.notNull())
        .addColumn('length', 'integer', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('letters_once', ['table_id', 'person', 'target'])
        .execute();
    },
  },
};

/** The names of all steps, the first one first. */
export const STEPS: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Brings a database to a step, the newest unless told. Of several processes that start at once, one does it and the others
 * wait.
 */
export async function migrate(db: Db, to?: string): Promise<void> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const migrator = new Migrator({ db, provider });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
}

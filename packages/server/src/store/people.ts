import type { Lang } from '@waldglas/text';
import type { Transaction } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** Somebody who holds a token. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly lang: Lang;
}

/** The people that a server knows. */
export interface PeopleStore {
  add(person: Person, tokenHash: string, at: number): Promise<void>;
  byToken(hash: string): Promise<Person | undefined>;
  /** One more token for the same person. */
  addToken(person: string, hash: string, at: number): Promise<void>;
  change(id: string, change: Partial<Pick<Person, 'name' | 'lang'>>): Promise<void>;
  addLinkCode(person: string, hash: string, expires: number): Promise<void>;
  /** Whose code this is; it is used up. */
  takeLinkCode(hash: string, now: number): Promise<string | undefined>;
  /** Those whose words a person does not want to read, by id. */
  muted(person: string): Promise<ReadonlySet<string>>;
  mute(person: string, other: string, isMuted: boolean): Promise<void>;
  /** The person as they are now; nobody if they were removed. */
  find(id: string): Promise<Person | undefined>;
  /** Forgets name, tokens, chats and whom to tell; chairs of finished games stay, without a name. */
  remove(id: string): Promise<void>;
}

/** Tells whoever listens that a person has changed; it is heard once the change is there to be read. */
export type AnnouncePerson = (step: Transaction<Schema>, id: string) => Promise<void>;

/** The people in a database. */
export function peopleStore(db: Db, announce: AnnouncePerson): PeopleStore {
  return {
    async add({ id, name, lang }, hash, at) {
      await db.transaction().execute(async step => {
        await step.insertInto('people').values({ id, name, lang, created: at }).execute();
        await step.insertInto('tokens').values({ hash, person: id, created: at }).execute();
      });
    },
    async byToken(hash) {
      const found = await db
        .selectFrom('tokens')
        .innerJoin('people', 'people.id', 'tokens.person')
        .select(['people.id', 'people.name', 'people.lang'])
        .where('tokens.hash', '=', hash)
        .executeTakeFirst();
      return found as Person | undefined;
    },
    async addToken(person, hash, at) {
      await db.insertInto('tokens').values({ hash, person, created: at }).execute();
    },
    async change(id, change) {
      if (Object.keys(change).length === 0) return;
      await db.transaction().execute(async step => {
        await step.updateTable('people').set(change).where('id', '=', id).execute();
        await announce(step, id);
      });
    },
    async addLinkCode(person, hash, expires) {
      await db.insertInto('link_codes').values({ hash, person, expires }).execute();
    },
    async takeLinkCode(hash, now) {
      await db.deleteFrom('link_codes').where('expires', '<=', now).execute();
      const [taken] = await db.deleteFrom('link_codes').where('hash', '=', hash).returning('person').execute();
      return taken?.person;
    },
    async muted(person) {
      const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
      return new Set(rows.map(({ muted }) => muted));
    },
    async mute(person, other, isMuted) {
      await db.transaction().execute(async step => {
        await step.deleteFrom('mutes').where('person', '=', person).where('muted', '=', other).execute();
        if (isMuted) await step.insertInto('mutes').values({ person, muted: other }).execute();
        await announce(step, person);
      });
    },
    async find(id) {
      const found = db.selectFrom('people').select(['id', 'name', 'lang']).where('id', '=', id);
      return (await found.executeTakeFirst()) as Person | undefined;
    },
    async remove(id) {
      await db.transaction().execute(async step => {
        await step.deleteFrom('people').where('id', '=', id).execute();
        for (const from of [
          'tokens',
          'link_codes',
          'chats',
          'mutes',
          'notice_targets',
          'notices',
          'letters',
          'presence',
        ] as const)
          await step.deleteFrom(from).where('person', '=', id).execute();
        await step.deleteFrom('mutes').where('muted', '=', id).execute();
        await announce(step, id);
      });
    },
  };
}

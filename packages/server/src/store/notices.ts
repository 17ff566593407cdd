import type { Seat } from '@waldglas/core';
import type { Db } from './schema.ts';

/** Where a person is told that it is their turn. */
export interface NoticeTarget {
  readonly id: string;
  /** A browser, or an address of their own. */
  readonly kind: 'push' | 'webhook';
  readonly address: string;
  /** The keys of a browser as JSON. */
  readonly keys: string;
}

/** Somebody is to be told of a turn. */
interface NoticeClaim {
  readonly table: string;
  readonly person: string;
  readonly seat: Seat;
  readonly length: number;
  /** The ids of the places where. */
  readonly targets: readonly string[];
  readonly at: number;
}

/** A notice that was promised, for one place. */
export interface PromisedNotice {
  readonly table: string;
  readonly length: number;
  readonly person: string;
  readonly target: string;
}

/** Who is told where, and who was. */
export interface NoticeStore {
  /** What a server keeps under a name, made if there is nothing yet: of several processes all get the same. */
  setting(name: string, make: () => string): Promise<string>;
  targets(person: string): Promise<readonly NoticeTarget[]>;
  /** A browser is one person's, and a person has one address of their own: what was there before goes. */
  addTarget(person: string, target: NoticeTarget, at: number): Promise<void>;
  removeTarget(id: string): Promise<void>;
  /**
   * The notices that are to be sent; none if the person was told and has not acted since. Asked again there are none, but those of
   * before are kept until they are done: whoever is killed in between sends them later.
   */
  claim(claim: NoticeClaim): Promise<readonly PromisedNotice[]>;
  /** A notice was sent, or is not needed any more. */
  done(notice: PromisedNotice): Promise<void>;
  /** The notices that were promised before this time and not done. */
  undone(before: number): Promise<readonly PromisedNotice[]>;
}

/** The most browsers of one person. */
const MOST_BROWSERS = 10;

/** Notices in a database. */
export function noticeStore(db: Db): NoticeStore {
  return {
    async setting(name, make) {
      const row = () => db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
      if (!(await row()))
        await db
          .insertInto('settings')
          .values({ name, value: make() })
          .onConflict(taken => taken.doNothing())
          .execute();
      const { value } = (await row()) ?? { value: '' };
      return value;
    },
    async targets(person) {
      const rows = db.selectFrom('notice_targets').select(['id', 'kind', 'address', 'keys']);
      const found = await rows.where('person', '=', person).orderBy('created', 'desc').limit(MOST_BROWSERS).execute();
      return found as NoticeTarget[];
    },
    async addTarget(person, { id, kind, address, keys }, at) {
      await db.transaction().execute(async step => {
        const same = step.deleteFrom('notice_targets').where('kind', '=', kind);
        await (kind === 'push' ? same.where('address', '=', address) : same.where('person', '=', person)).execute();
        await step.insertInto('notice_targets').values({ id, person, kind, address, keys, created: at }).execute();
      });
    },
    async removeTarget(id) {
      await db.deleteFrom('notice_targets').where('id', '=', id).execute();
    },
    async claim({ table, person, seat, length, targets, at }) {
      return db.transaction().execute(async step => {
        const last = step
          .selectFrom('lines')
          .select(({ fn }) => fn.max('n').as('n'))
          .where('table_id', '=', table)
          .where('seat', '=', seat);
        const { n: acted } = await last.executeTakeFirstOrThrow();
        const told = await step
          .insertInto('notices')
          .values({ table_id: table, person, length })
          .onConflict(before =>
            before
              .columns(['table_id', 'person'])
              .doUpdateSet({ length })
              .where('notices.length', '<', acted ?? 0),
          )
          .returning('length')
          .execute();
        if (told.length === 0 || targets.length === 0) return [];
        await step
          .insertInto('letters')
          .values(targets.map(target => ({ table_id: table, person, target, length, at })))
          .onConflict(before => before.columns(['table_id', 'person', 'target']).doUpdateSet({ length, at }))
          .execute();
        return targets.map(target => ({ table, length, person, target }));
      });
    },
    async done({ table, length, person, target }) {
      const letters = db.deleteFrom('letters').where('table_id', '=', table).where('person', '=', person);
      // one that was promised since is another one
      await letters.where('target', '=', target).where('length', '<=', length).execute();
    },
    async undone(before) {
      const rows = await db.selectFrom('letters').selectAll().where('at', '<=', before).execute();
      return rows.map(({ table_id, length, person, target }) => ({ table: table_id, length, person, target }));
    },
  };
}

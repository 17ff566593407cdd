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
}

/** Who is told where, and who was. */
export interface NoticeStore {
  /** What a server keeps under a name, made if there is nothing yet: of several processes all get the same. */
  setting(name: string, make: () => string): Promise<string>;
  targets(person: string): Promise<readonly NoticeTarget[]>;
  /** A browser is one person's, and a person has one address of their own: what was there before goes. */
  addTarget(person: string, target: NoticeTarget, at: number): Promise<void>;
  removeTarget(id: string): Promise<void>;
  /** May a person be told? Not if they were and have not acted since. Asked again, the answer is no. */
  claim(claim: NoticeClaim): Promise<boolean>;
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
    async claim({ table, person, seat, length }) {
      const last = db
        .selectFrom('lines')
        .select(({ fn }) => fn.max('n').as('n'))
        .where('table_id', '=', table)
        .where('seat', '=', seat);
      const { n: acted } = await last.executeTakeFirstOrThrow();
      const told = await db
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
      return told.length > 0;
    },
  };
}

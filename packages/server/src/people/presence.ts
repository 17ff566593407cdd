import type { Host } from '../host.ts';
import { serial } from '../serial.ts';
import type { Db } from '../store/schema.ts';

/** Who has a socket open. */
export interface Presence {
  /** A socket of somebody was opened. */
  came(person: string): void;
  /** A socket of somebody was closed. */
  left(person: string): void;
  /** Is somebody connected, to this process or to another one? */
  isHere(person: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Those who are connected to this process. */
export function localPresence(): Presence & { readonly people: Iterable<string> } {
  const sockets = new Map<string, number>();
  return {
    came(person) {
      sockets.set(person, (sockets.get(person) ?? 0) + 1);
    },
    left(person) {
      const left = (sockets.get(person) ?? 0) - 1;
      if (left > 0) sockets.set(person, left);
      else sockets.delete(person);
    },
    isHere: async person => sockets.has(person),
    get people() {
      return sockets.keys();
    },
    async close() {},
  };
}

/** A process says so often who is connected to it, in milliseconds; what it said is believed for a little longer. */
const SAID_EVERY = 20_000;
const BELIEVED = 45_000;

/** Those who are connected to any of the processes that share a database. */
export function sharedPresence(db: Db, process: string, { now, log }: Pick<Host, 'now' | 'log'>): Presence {
  const here = localPresence();
  const inTurn = serial();
  const failed = (error: unknown) => log.error({ error: String(error) }, 'who is here is not told');
  const mine = () => db.deleteFrom('presence').where('process', '=', process);

  async function say(people: readonly string[]): Promise<void> {
    if (people.length === 0) return;
    const rows = people.map(person => ({ process, person, seen: now() }));
    await db
      .insertInto('presence')
      .values(rows)
      .onConflict(known => known.columns(['process', 'person']).doUpdateSet({ seen: now() }))
      .execute();
  }

  /** Also forgets what processes said that are gone. */
  async function sayAgain(): Promise<void> {
    await say([...here.people]);
    await db
      .deleteFrom('presence')
      .where('seen', '<', now() - BELIEVED)
      .execute();
  }
  const saying = setInterval(() => void inTurn(sayAgain).catch(failed), SAID_EVERY).unref();

  /** Stores whether somebody is here, as it then is. */
  function tell(person: string): void {
    inTurn(async () => {
      if (await here.isHere(person)) await say([person]);
      else await mine().where('person', '=', person).execute();
    }).catch(failed);
  }

  return {
    came(person) {
      here.came(person);
      tell(person);
    },
    left(person) {
      here.left(person);
      tell(person);
    },
    async isHere(person) {
      if (await here.isHere(person)) return true;
      const said = db.selectFrom('presence').select('person').where('person', '=', person);
      return (await said.where('seen', '>=', now() - BELIEVED).executeTakeFirst()) !== undefined;
    },
    async close() {
      clearInterval(saying);
      await inTurn(() => mine().execute()).catch(failed);
    },
  };
}

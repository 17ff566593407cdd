import type { AnyTable } from '@waldglas/table';
import type { Host } from '../host.ts';
import type { StoredTable } from '../store/table.ts';
import { awakeOnes } from './awake.ts';
import { forgetEditions } from './editions-in-use.ts';
import { packed } from './packing.ts';
import { type ServedTable, serveTable } from './served-table.ts';
import { type TableJson, tableJson } from './table-json.ts';

/** Tables that nobody looks at are let go after so many milliseconds. */
const UNUSED = 10 * 60 * 1000;

/** So many games are ready to be looked at; the others are packed until somebody does. */
const MOST_AWAKE = 500;

/** The tables that this process serves. */
export interface ServedTables {
  /** Opens a table, unless it is open; there may be none. */
  open(id: string): Promise<ServedTable | undefined>;
  isOpen(id: string): boolean;
  /** A table has changed, in another process or without being open. */
  changed(id: string, version: number): Promise<void>;
  /** Reads all tables that are open again: something may have been missed. */
  catchUp(): Promise<void>;
  /** Lets go of what nobody uses. */
  sweep(): void;
  /** A stored table as a person may know it. */
  describe(table: StoredTable, person: string, names: ReadonlyMap<string, string>): TableJson;
  readonly size: number;
}

/** No tables yet. */
export function serveTables(host: Host): ServedTables {
  const open = new Map<string, Promise<ServedTable | undefined>>();
  /** Those that are read. */
  const ready = new Map<string, ServedTable>();
  const awake = awakeOnes<AnyTable>(MOST_AWAKE, live => live.rest(packed));

  async function load(id: string): Promise<ServedTable | undefined> {
    const stored = await host.tables.find(id);
    return stored && serveTable(host, stored, awake.use);
  }

  /** The table, read anew next time if it is none or breaks. */
  function opening(id: string): Promise<ServedTable | undefined> {
    const table = load(id);
    open.set(id, table);
    const forget = () => {
      if (open.get(id) === table) open.delete(id);
    };
    table.then(found => (found ? ready.set(id, found) : forget()), forget);
    return table;
  }

  /** Reads an open table again; one that was removed is let go of. */
  async function read(id: string, version: number): Promise<void> {
    const table = await open.get(id);
    await table?.catchUp(version);
    if (table?.isGone) letGo(id);
  }

  function letGo(id: string): void {
    const { live } = ready.get(id) ?? {};
    if (live) awake.forget(live);
    ready.delete(id);
    open.delete(id);
  }

  return {
    open: id => open.get(id) ?? opening(id),
    isOpen: id => open.has(id),
    changed: read,
    async catchUp() {
      for (const id of [...open.keys()]) {
        try {
          await read(id, Number.POSITIVE_INFINITY);
        } catch (error) {
          // the others go on
          host.log.error({ table: id, error: String(error) }, 'a table was not read again');
        }
      }
    },
    sweep() {
      const before = host.now() - UNUSED;
      for (const [id, table] of ready) {
        if (!table.isWatched && table.used < before) letGo(id);
      }
      forgetEditions([...ready.values()].map(({ stored }) => stored.head.edition));
    },
    describe(table, person, names) {
      const served = ready.get(table.id);
      return served?.json(person) ?? tableJson(table, person, { names, looking: new Map(), now: host.now() });
    },
    get size() {
      return ready.size;
    },
  };
}

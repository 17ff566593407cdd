import { signal } from '@preact/signals';
import { isExchanged } from '@waldglas/core';
import type { LocalTables, News, OpenTable, TableConnection, TableSnapshot } from '../connection/connection.ts';
import { type Remote, remote } from '../connection/rpc.ts';
import type { TableCalls } from './table-worker.ts';

/** Why the worker behind the page is gone, though somebody waited for it. */
export const lostTable = signal<string | undefined>(undefined);

let worker: Remote<TableCalls> | undefined;
let onNews: ((news: News) => void) | undefined;
/** What was told before anybody listened: a game can fail to be kept while its table is still being set up. */
const early: News[] = [];

/** The worker with the tables of this browser, started by whoever first knows that it will be needed. */
export function startTables(game: string): Remote<TableCalls> {
  worker ??= remote<TableCalls>(
    new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: game }),
    news => {
      if (onNews) onNews(news as News);
      else early.push(news as News);
    },
    ({ message }, waited) => {
      // one that was only started ahead is started again by whoever needs it
      worker = undefined;
      if (waited) lostTable.value = message;
    },
  );
  return worker;
}

/** The way to one table of the worker, which holds one at a time: what is asked of another one fails. */
function connectionTo(calls: Remote<TableCalls>, id: string): TableConnection {
  return {
    listen(told) {
      onNews = told;
      for (const news of early.splice(0)) told(news);
    },
    letBotsPlay: () => calls.letBotsPlay(id),
    hurryBots: () => calls.hurryBots(id),
    act: (lines, stamp) => calls.act(id, lines, stamp),
    undo: (seat, steps, stamp) => calls.undo(id, seat, steps, stamp),
    log: from => calls.log(id, from),
    moments: () => calls.moments(id),
    record: () => calls.record(id),
  };
}

/** An edition that is not built in comes with the table that is played by it. */
async function opened(calls: Remote<TableCalls>, snapshot: TableSnapshot): Promise<OpenTable> {
  const facts = isExchanged(snapshot.edition) ? await calls.facts(snapshot.id) : undefined;
  return { snapshot, connection: connectionTo(calls, snapshot.id), facts };
}

/** The tables of this browser, behind the page. */
export const localTables: LocalTables = {
  async open(table) {
    const calls = startTables(table.game);
    return opened(calls, await calls.open(table));
  },
  async load(game) {
    const calls = startTables(game.game);
    return opened(calls, await calls.load(game));
  },
};

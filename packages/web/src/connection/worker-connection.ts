import { signal } from '@preact/signals';
import type { TableCalls, Told } from './connection.ts';
import { type Remote, remote } from './rpc.ts';

let calls: Remote<TableCalls> | undefined;
let hear: (message: Told) => void = () => undefined;

/** Why the table behind the page is gone, though somebody waited for it. */
export const lostTable = signal<string | undefined>(undefined);

/** The table behind the page: a worker, started by whoever first knows that it will be needed. */
export function table(): Remote<TableCalls> {
  calls ??= remote<TableCalls>(
    new Worker(new URL('../workers/table-worker.ts', import.meta.url), { type: 'module', name: 'glass-road' }),
    message => hear(message as Told),
    ({ message }, waited) => {
      // one that was only woken ahead is woken again by whoever needs it
      calls = undefined;
      if (waited) lostTable.value = message;
    },
  );
  return calls;
}

/** Listens to what the table tells unasked. */
export function listen(told: (message: Told) => void): void {
  hear = told;
}

import type { TableCalls, Told } from './feed.ts';
import { type Remote, remote } from './rpc.ts';

let calls: Remote<TableCalls> | undefined;
let hear: (message: Told) => void = () => undefined;

/** The table behind the page: a worker, started by whoever first knows that it will be needed. */
export function table(): Remote<TableCalls> {
  calls ??= remote<TableCalls>(
    new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: 'glass-road' }),
    message => hear(message as Told),
  );
  return calls;
}

/** Listens to what the table tells unasked. */
export function listen(told: (message: Told) => void): void {
  hear = told;
}

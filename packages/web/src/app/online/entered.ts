import { signal } from '@preact/signals';
import { loadRules } from '../../catalog.ts';
import { browserSocket } from '../../connection/online/browser-socket.ts';
import { followTable, type OnlineTable, tableAddress } from '../../connection/online/online-table.ts';
import { tableSocket } from '../../connection/online/table-socket.ts';
import { showOpened } from '../open-table.ts';

/** The table of the server that this page follows. */
export interface Entered {
  readonly id: string;
  readonly online: OnlineTable;
  /** Is done once its game is on the page; fails if it cannot be. */
  readonly shown: Promise<void>;
}

export const entered = signal<Entered | undefined>(undefined);

/** Follows a table, and no other; its game is shown once there is one. */
export function enter(id: string): Entered {
  const before = entered.peek();
  if (before?.id === id && before.online.reach.peek() !== 'refused') return before;
  before?.online.leave();
  const online = followTable(tableSocket(browserSocket(id)), loadRules);
  const now: Entered = { id, online, shown: show() };
  async function show(): Promise<void> {
    const table = await online.opened;
    if (entered.peek() === now) await showOpened(table);
  }
  // the page tells why
  now.shown.catch(() => undefined);
  entered.value = now;
  return now;
}

/** Follows it no more. */
function leaveTable(): void {
  entered.peek()?.online.leave();
  entered.value = undefined;
}

/** A page of a table is left: whoever goes on to another page of the same table stays. */
export function leaveUnlessNear(id: string): void {
  setTimeout(() => {
    if (entered.peek()?.id === id && !`${location.pathname}/`.startsWith(`${tableAddress(id)}/`)) leaveTable();
  });
}

const hurry = () => entered.peek()?.online.hurry();
addEventListener('online', hurry);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) hurry();
});

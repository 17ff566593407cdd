import type { TableOptions } from '@waldglas/core';
import type { Pace, TableInfo } from './messages.ts';
import { NotDone } from './table-socket.ts';

/** A person as the server knows them. */
export interface Person {
  readonly person: string;
  readonly name: string;
  readonly lang: string;
}

/** How somebody is told that it is their turn while they look elsewhere. */
export interface Notices {
  /** The server's key, for browsers. */
  readonly publicKey: string;
  /** The addresses of those browsers that are told. */
  readonly push: readonly string[];
  /** Does the host let people give an address of their own? */
  readonly webhooks: boolean;
  /** The host of that address, if there is one. */
  readonly webhook?: string;
}

/** A way to be told: a browser's, or an address. */
type NoticeWay = { readonly push: PushSubscriptionJSON } | { readonly webhook: string };

/** Who is to sit on a chair of a new table: who makes it, whoever comes, or a bot by its level. */
type WantedChair = 'me' | 'open' | string;

/** A table to be made. */
export interface NewOnlineTable {
  readonly game: string;
  readonly options: TableOptions;
  readonly edition?: object;
  readonly seats: readonly WantedChair[];
  readonly start: 'full' | 'creator';
  readonly pace: Pace;
  readonly listed: boolean;
  readonly watch: boolean;
  /** Goes on with the game of a record; everybody is told. */
  readonly record?: string;
}

export interface MadeTable {
  readonly table: string;
  readonly invite: string;
  readonly seat: string;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** All that is used of `fetch`: tests bring their own. */
export type Fetch = (
  path: string,
  init: { method: Method; headers: Record<string, string>; body?: string },
) => Promise<Pick<Response, 'ok' | 'json' | 'text'>>;

/** What a page asks of the server beside its tables' sockets. Whatever goes wrong is a `NotDone` with a code. */
interface Api {
  /** Becomes somebody; the browser keeps the key, no page sees it. */
  become(who: { readonly name: string; readonly lang: string } | { readonly code: string }): Promise<void>;
  me(): Promise<Person>;
  rename(who: { readonly name?: string; readonly lang?: string }): Promise<void>;
  forgetMe(): Promise<void>;
  notices(): Promise<Notices>;
  addNotice(way: NoticeWay): Promise<Notices>;
  /** One way less; nothing named, none is left. */
  stopNotices(way: { readonly push?: string; readonly webhook?: true }): Promise<Notices>;
  /** A code with which another device becomes the same person. */
  linkCode(): Promise<string>;
  make(table: NewOnlineTable): Promise<MadeTable>;
  table(id: string): Promise<TableInfo>;
  tables(which: 'mine' | 'open'): Promise<readonly TableInfo[]>;
  join(id: string, invite: string, seat: string | undefined): Promise<void>;
  start(id: string, fill: string | undefined): Promise<void>;
  leave(id: string): Promise<void>;
  /** Who made the table asks somebody to leave a chair before the start. */
  free(id: string, seat: string): Promise<void>;
  /** A bot plays for somebody who is idle, until they act. */
  standIn(id: string, seat: string): Promise<void>;
  pause(id: string, paused: boolean): Promise<void>;
  /** Hears somebody no more, or again; they do not learn it. */
  mute(id: string, seat: string, muted: boolean): Promise<void>;
  rematch(id: string): Promise<MadeTable>;
  record(id: string): Promise<string>;
}

/** The server that this page comes from. */
export function api(fetched: Fetch = (path, init) => fetch(path, init)): Api {
  async function ask(method: Method, path: string, body?: object): Promise<Pick<Response, 'ok' | 'json' | 'text'>> {
    const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const response = await fetched(`/api/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => {
      throw new NotDone('the server cannot be reached', 'unreachable');
    });
    if (response.ok) return response;
    // a proxy in between may answer with something else
    const fault: { error?: unknown; code?: unknown } = await response.json().catch(() => ({}));
    throw new NotDone(String(fault.error ?? 'no answer'), String(fault.code ?? 'broken'));
  }
  const read = async <T>(method: Method, path: string, body?: object) =>
    (await (await ask(method, path, body)).json()) as T;
  const tableAt = (id: string) => `tables/${encodeURIComponent(id)}`;

  return {
    async become(who) {
      await ask('POST', 'people', { ...who, keep: 'cookie' });
    },
    me: () => read<Person>('GET', 'people/me'),
    async rename(who) {
      await ask('PATCH', 'people/me', who);
    },
    async forgetMe() {
      await ask('DELETE', 'people/me');
    },
    notices: () => read<Notices>('GET', 'people/me/notices'),
    addNotice: way => read<Notices>('POST', 'people/me/notices', way),
    stopNotices: way => read<Notices>('DELETE', 'people/me/notices', way),
    linkCode: async () => (await read<{ code: string }>('POST', 'people/me/link', {})).code,
    make: table => read<MadeTable>('POST', 'tables', table),
    table: id => read<TableInfo>('GET', tableAt(id)),
    tables: async which => (await read<{ tables: readonly TableInfo[] }>('GET', `tables?${which}`)).tables,
    async join(id, invite, seat) {
      await ask('POST', `${tableAt(id)}/join`, { invite, ...(seat === undefined ? {} : { seat }) });
    },
    async start(id, fill) {
      await ask('POST', `${tableAt(id)}/start`, fill === undefined ? {} : { fill });
    },
    async leave(id) {
      await ask('POST', `${tableAt(id)}/leave`, {});
    },
    async free(id, seat) {
      await ask('POST', `${tableAt(id)}/free`, { seat });
    },
    async standIn(id, seat) {
      await ask('POST', `${tableAt(id)}/stand-in`, { seat });
    },
    async pause(id, paused) {
      await ask('POST', `${tableAt(id)}/pause`, { paused });
    },
    async mute(id, seat, muted) {
      await ask('POST', `${tableAt(id)}/mute`, { seat, muted });
    },
    rematch: id => read<MadeTable>('POST', `${tableAt(id)}/rematch`, {}),
    record: async id => (await ask('GET', `${tableAt(id)}/record`)).text(),
  };
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isIllegal } from '@waldglas/core';
import { WebSocket } from 'ws';
import { think } from './bots/think.ts';
import type { Config } from './config.ts';
import { createServer, type Outside, type Server } from './server.ts';

// What tests of the server share: a server of this process, people who talk to it, and their sockets.

/** JSON as it comes. */
export type Json = Readonly<Record<string, unknown>>;

/** A server that listens somewhere, with a folder of its own. */
export interface TestServer {
  readonly address: string;
  readonly server: Server;
  readonly folder: string;
  /** Closes it; what it has stored stays, for another one in the same folder. */
  close(): Promise<void>;
  /** Closes it and removes its folder. */
  end(): Promise<void>;
}

const SILENT = { info() {}, warn() {}, error: console.error };

/** Starts a server in this process. Bots think in this thread. */
export async function startServer(
  config: Partial<Pick<Config, 'store' | 'publicUrl' | 'trustProxy' | 'limits' | 'webhooks'>> &
    Partial<Pick<Outside, 'now' | 'absence' | 'backAgain' | 'posting' | 'log'>> = {},
  folder = mkdtempSync(join(tmpdir(), 'waldglas-server-')),
): Promise<TestServer> {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const { now, absence, backAgain, posting, log = SILENT, ...rest } = config;
  const server = await createServer(
    { store: { folder }, trustProxy: false, limits: false, webhooks: false, ...rest },
    {
      clientFolder: folder,
      thinkers: { think, close: async () => {} },
      log,
      ...(now ? { now } : {}),
      ...(absence === undefined ? {} : { absence }),
      ...(backAgain === undefined ? {} : { backAgain }),
      ...(posting ? { posting } : {}),
    },
  );
  if (isIllegal(server)) throw new Error(server.illegal);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    server,
    folder,
    close: () => server.close(),
    async end() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What came back. */
interface Answered {
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

/** Asks the API of a server. */
export async function ask(
  address: string,
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const answer = await fetch(new URL(path, address), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, body: isJson ? JSON.parse(text) : { text }, headers: answer.headers };
}

/** Somebody with a token. */
export interface Guest {
  readonly token: string;
  readonly name: string;
  get(path: string): Promise<Answered>;
  post(path: string, body?: unknown): Promise<Answered>;
  /** Opens a socket at a table and waits until it is greeted. */
  sit(table: string, query?: string): Promise<Seated>;
}

/** A new guest of a server. */
export async function guest(address: string, name: string, lang = 'en'): Promise<Guest> {
  const { body } = await ask(address, 'POST', '/api/people', { body: { name, lang } });
  return guestOf(address, name, String(body.token));
}

/** Whoever holds a token. */
export function guestOf(address: string, name: string, token: string): Guest {
  return {
    token,
    name,
    get: path => ask(address, 'GET', path, { token }),
    post: (path, body = {}) => ask(address, 'POST', path, { token, body }),
    sit: (table, query = '') => sit(address, token, table, query),
  };
}

/** A socket at a table. */
export interface Seated {
  readonly hello: Json;
  /** Everything that was pushed since, the newest last. */
  readonly pushed: readonly Json[];
  readonly socket: WebSocket;
  /** Asks and waits for the answer. */
  ask(message: object): Promise<Json>;
  /** Sends as it is. */
  send(text: string): void;
  /** Waits until something was pushed for which this holds. */
  heard(holds: (message: Json) => boolean): Promise<Json>;
  /** Waits until the socket is closed; tells its code. */
  readonly closed: Promise<number>;
  leave(): Promise<void>;
}

/** Opens a socket. */
export async function sit(address: string, token: string, table: string, query = ''): Promise<Seated> {
  const url = `${address.replace('http', 'ws')}/api/tables/${table}?${query}`;
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
  const pushed: Json[] = [];
  const answers = new Map<unknown, (answer: Json) => void>();
  const listeners = new Set<() => void>();
  let hello: Json | undefined;
  let ids = 0;
  const closed = new Promise<number>(resolve => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', code => reject(new Error(`closed with ${code}`)));
    socket.on('message', data => {
      const message: Json = JSON.parse(String(data));
      if (message.push === 'hello') {
        hello = message;
        resolve();
      } else if (message.push !== undefined) pushed.push(message);
      else answers.get(message.id)?.(message);
      for (const listener of [...listeners]) listener();
    });
  });
  if (!hello) throw new Error('nobody said hello');
  return {
    hello,
    pushed,
    socket,
    ask(message) {
      const id = ++ids;
      return new Promise((resolve, reject) => {
        answers.set(id, resolve);
        void closed.then(code => reject(new Error(`closed with ${code}`)));
        socket.send(JSON.stringify({ id, ...message }));
      });
    },
    send: text => socket.send(text),
    heard(holds) {
      return new Promise(resolve => {
        const look = () => {
          const found = pushed.find(holds);
          if (!found) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      });
    },
    closed,
    async leave() {
      socket.close();
      await closed;
    },
  };
}

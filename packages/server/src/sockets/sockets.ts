import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROTOCOL } from '@waldglas/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { maySee } from '../http/tables.ts';
import { addressOf, isFromOurPage, personOf } from '../http/who.ts';
import type { Parts } from '../parts.ts';
import { NO_PERSON, NO_TABLE, RESTART, type TableSocket, tableSocket } from './table-socket.ts';

/** Closing code. */
const OTHER_PROTOCOL = 4001;

/** More bytes are no message: the socket is closed. */
const LARGEST = 1_000_000;
const BEAT = 20_000;
/** Sockets of one address. */
const MOST_SOCKETS = 2_000;

const PATH = /^\/api\/tables\/([\w-]{1,40})$/;

/** The sockets of a server. */
interface Sockets {
  readonly size: number;
  /** A person has changed, or is gone; without an id anybody may have. */
  personChanged(id?: string): Promise<void>;
  /** Asks everybody to come back. */
  close(): Promise<void>;
}

/** Takes what asks for a socket. */
export function serveSockets(server: Server, parts: Parts): Sockets {
  const wss = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  const open = new Map<WebSocket, TableSocket>();
  const alive = new WeakSet<WebSocket>();
  const perAddress = new Map<string, number>();

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const refusal = refusalOf(parts, request, perAddress);
    if (refusal !== undefined) return refuse(stream, refusal);
    wss.handleUpgrade(request, stream, head, socket => void welcome(socket, request));
  });

  async function welcome(socket: WebSocket, request: IncomingMessage): Promise<void> {
    // what comes before the table is open waits outside: nobody unknown fills the memory
    socket.pause();
    let joined: TableSocket | undefined;
    count(request, 1);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      count(request, -1);
      if (open.delete(socket) && joined) parts.host.presence.left(joined.person);
      joined?.closed();
    });
    socket.on('pong', () => alive.add(socket));
    socket.on('message', data => joined?.received(String(data)));
    try {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://table');
      const [, id = ''] = PATH.exec(pathname) ?? [];
      const spoken = searchParams.get('protocol');
      if (spoken !== null && spoken !== String(PROTOCOL)) return socket.close(OTHER_PROTOCOL);
      const person = await personOf(parts, request.headers);
      if (!person) return socket.close(NO_PERSON);
      const table = await parts.served.open(id);
      if (!table) return socket.close(NO_TABLE);
      if (!maySee(table, person.id)) return socket.close(NO_PERSON);
      const muted = await parts.host.people.muted(person.id);
      if (socket.readyState !== socket.OPEN) return;
      const since = Number(searchParams.get('since') ?? Number.NaN);
      joined = tableSocket(
        parts,
        table,
        { ...person, muted },
        wireOf(socket, () => joined?.drained()),
        {
          since: Number.isSafeInteger(since) && since >= 0 ? since : undefined,
          push: searchParams.get('push') !== 'none',
        },
      );
      open.set(socket, joined);
      parts.host.presence.came(person.id);
      alive.add(socket);
    } catch (error) {
      parts.host.log.error({ error: String(error) }, 'a socket failed');
      socket.close(RESTART);
    } finally {
      socket.resume();
    }
  }

  function count(request: IncomingMessage, by: 1 | -1): void {
    const address = addressOf(parts, request);
    const sockets = (perAddress.get(address) ?? 0) + by;
    if (sockets > 0) perAddress.set(address, sockets);
    else perAddress.delete(address);
  }

  const beats = setInterval(() => {
    for (const [socket, joined] of open) {
      // nobody there any more
      if (!alive.delete(socket)) socket.terminate();
      else {
        joined.beat();
        socket.ping();
      }
    }
  }, BEAT).unref();

  return {
    get size() {
      return open.size;
    },
    async personChanged(id) {
      const { people } = parts.host;
      const sockets = [...open.values()].filter(({ person }) => id === undefined || person === id);
      for (const one of new Set(sockets.map(({ person }) => person))) {
        const found = await people.find(one);
        const muted = await people.muted(one);
        for (const socket of sockets) if (socket.person === one) socket.personChanged(found && { ...found, muted });
      }
    },
    async close() {
      clearInterval(beats);
      for (const socket of wss.clients) socket.close(RESTART);
      const gone = [...wss.clients].map(socket => new Promise(resolve => socket.once('close', resolve)));
      const late = setTimeout(() => {
        for (const socket of wss.clients) socket.terminate();
      }, 1000);
      await Promise.all(gone);
      clearTimeout(late);
      wss.close();
    },
  };
}

/** The way to somebody; `drained` is told once all that waited has been taken. */
function wireOf(socket: WebSocket, drained: () => void) {
  return {
    send(text: string) {
      socket.send(text, () => {
        if (socket.bufferedAmount === 0) drained();
      });
    },
    close: (code: number) => socket.close(code),
    get waiting() {
      return socket.bufferedAmount;
    },
  };
}

/** Why a handshake is not even begun. */
function refusalOf(parts: Parts, request: IncomingMessage, perAddress: ReadonlyMap<string, number>) {
  const [path = ''] = (request.url ?? '').split('?');
  if (!PATH.test(path)) return '404 Not Found';
  if (!isFromOurPage(parts, request.headers)) return '403 Forbidden';
  const address = addressOf(parts, request);
  if (!parts.limits.requests.take(address) || (perAddress.get(address) ?? 0) >= MOST_SOCKETS)
    return '429 Too Many Requests';
  return undefined;
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

import { randomUUID } from 'node:crypto';
import type { Reply } from '@waldglas/protocol';
import { WebSocket } from 'ws';
import { Failure, WrongUse } from './wrong.ts';

/** A seat at a table of a server. */
interface OnlineSeat {
  /** Asks the table; a connection that breaks meanwhile is opened anew. */
  ask(message: Readonly<Record<string, unknown>>): Promise<Reply>;
  close(): void;
}

/** Why a server does not let somebody in: nobody tries again. */
const TURNED_AWAY = new Set([4001, 4003, 4004]);
/** A connection is opened anew after so many milliseconds, each time twice as many. */
const FIRST_WAIT = 250;
const TRIES = 8;

/** The socket of a table whose address is the one that people open, or that of the API. */
export function socketAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [, id] = /^\/(?:t|api\/tables)\/([\w-]+)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || id === undefined || !/^(http|ws)s?:$/.test(url.protocol)) throw new WrongUse('noTableAddress', address);
  const socket = new URL(`/api/tables/${id}?push=none`, url);
  socket.protocol = url.protocol.replace('http', 'ws');
  return socket;
}

/** Sits down at a table. Questions are asked one at a time. */
export async function sitOnline(address: string, token: string): Promise<OnlineSeat> {
  const url = socketAddress(address);
  let socket: WebSocket | undefined;

  /** A connection that was greeted. */
  function open(): Promise<WebSocket> {
    return new Promise((resolve, reject) => {
      const next = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
      next.once('message', () => resolve(next));
      next.once('error', reject);
      next.once('close', code =>
        reject(TURNED_AWAY.has(code) ? new Failure('turnedAway', address) : new Error(`closed with ${code}`)),
      );
    });
  }

  async function connected(tries = 0): Promise<WebSocket> {
    if (socket?.readyState === WebSocket.OPEN) return socket;
    try {
      socket = await open();
      return socket;
    } catch (error) {
      if (error instanceof Failure) throw error;
      if (tries === TRIES) throw new Failure('unreachable', address);
      await new Promise(resolve => setTimeout(resolve, FIRST_WAIT * 2 ** tries));
      return connected(tries + 1);
    }
  }

  /** The answer, or nothing if the connection broke before it came. */
  function exchanged(at: WebSocket, request: object, id: string): Promise<Reply | undefined> {
    return new Promise(resolve => {
      const done = (reply: Reply | undefined) => {
        at.off('message', heard);
        at.off('close', broken);
        resolve(reply);
      };
      const broken = () => done(undefined);
      const heard = (data: unknown) => {
        const { id: answered, ...reply } = JSON.parse(String(data));
        if (answered === id) done(reply);
      };
      at.on('message', heard);
      at.once('close', broken);
      at.send(JSON.stringify({ ...request, id }));
    });
  }

  await connected();
  return {
    async ask(message) {
      const id = randomUUID();
      // a move that was sent before a connection broke is played once, however often it is sent
      const isMove = message.do === 'act' || message.do === 'undo';
      const request = isMove && message.key === undefined ? { ...message, key: id } : message;
      for (;;) {
        const reply = await exchanged(await connected(), request, id);
        if (reply) return reply;
      }
    },
    close: () => socket?.close(),
  };
}

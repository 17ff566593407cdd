import type { Reach } from '../connection.ts';
import { type Effect, type Incoming, type Message, step, UNLINKED } from './link.ts';

/** All that is used of a WebSocket. */
interface SocketLike {
  send(text: string): void;
  close(): void;
}

/** Who is told what comes over a socket, and that it is closed. */
export interface Listener {
  message(data: unknown): void;
  closed(code: number): void;
}

/** What a table's socket needs from outside: tests bring their own. */
export interface SocketWorld {
  /** A new connection to the table that tells what came after a length of the record. */
  connect(since: number | undefined, listener: Listener): SocketLike;
  now(): number;
  chance(): number;
  /** Calls back at a time, unless it is cancelled by what comes back. */
  wake(at: number, back: () => void): () => void;
}

/** Why something asked of the server was not answered: the connection ended, or it said no. */
export class NotDone extends Error {
  /** The server's code for it; `unreachable` if nobody answered. */
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** A table on a server, as messages. It connects again by itself, and what was asked is asked again. */
export interface TableSocket {
  /** What is said unasked, and whether the table is reached. */
  listen(onPush: (message: Message) => void, onReach: (reach: Reach) => void): void;
  readonly reach: Reach;
  /** Fails with `NotDone`. */
  ask(message: Message, how?: 'again' | 'once'): Promise<Message>;
  /** No time to wait: the network is back, or somebody looks again. */
  hurry(): void;
  end(): void;
}

interface Waiting {
  resolve(message: Message): void;
  reject(error: NotDone): void;
}

export function tableSocket(world: SocketWorld): TableSocket {
  const waiting = new Map<number, Waiting>();
  let link = UNLINKED;
  let socket: SocketLike | undefined;
  /** Whom the connection of now tells. */
  let listening: Listener | undefined;
  let sleepOn: () => void = () => undefined;
  let onPush: (message: Message) => void = () => undefined;
  let onReach: (reach: Reach) => void = () => undefined;

  function dispatch(incoming: Incoming): void {
    const before = link;
    const [next, effects] = step(link, incoming, { now: world.now(), chance: world.chance() });
    link = next;
    if (next.reach !== before.reach) onReach(next.reach);
    for (const effect of effects) run(effect);
  }

  function run(effect: Effect): void {
    switch (effect.do) {
      case 'connect':
        drop();
        open(effect.since);
        return;
      case 'disconnect':
        drop();
        return;
      case 'send':
        socket?.send(JSON.stringify(effect.message));
        return;
      case 'wake':
        sleepOn();
        sleepOn = world.wake(effect.at, () => dispatch({ kind: 'tick' }));
        return;
      case 'tell':
        onPush(effect.message);
        return;
      case 'answer':
        answerWaiting(effect.id, effect.message);
        return;
      case 'give-up':
        waiting.get(effect.id)?.reject(new NotDone('the table cannot be reached', 'unreachable'));
        waiting.delete(effect.id);
        return;
    }
  }

  function answerWaiting(id: number, message: Message): void {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (typeof message.error === 'string') asked?.reject(new NotDone(message.error, String(message.code)));
    else asked?.resolve(message);
  }

  /** What an older connection still says is not listened to. */
  function drop(): void {
    listening = undefined;
    socket?.close();
    socket = undefined;
  }

  function open(since: number | undefined): void {
    const listener: Listener = {
      message(data) {
        const message = listening === listener ? readMessage(data) : undefined;
        if (message) dispatch({ kind: 'message', message });
      },
      closed(code) {
        if (listening !== listener) return;
        socket = undefined;
        dispatch({ kind: 'closed', code });
      },
    };
    listening = listener;
    socket = world.connect(since, listener);
  }

  return {
    listen(push, reach) {
      const isFirst = socket === undefined && link === UNLINKED;
      onPush = push;
      onReach = reach;
      if (isFirst) dispatch({ kind: 'begin' });
    },
    get reach() {
      return link.reach;
    },
    ask(message, how = 'again') {
      return new Promise((resolve, reject) => {
        waiting.set(link.nextId, { resolve, reject });
        dispatch({ kind: 'ask', message, once: how === 'once' });
      });
    },
    hurry: () => dispatch({ kind: 'hurry' }),
    end: () => dispatch({ kind: 'end' }),
  };
}

/** A message as text; what is no object is no message. */
function readMessage(data: unknown): Message | undefined {
  try {
    const read: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
    return typeof read === 'object' && read !== null ? (read as Message) : undefined;
  } catch {
    return undefined;
  }
}

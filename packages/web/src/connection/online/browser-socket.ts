import { PROTOCOL } from '@waldglas/protocol/version';
import type { SocketWorld } from './table-socket.ts';

/** The way from this page to a table of the server it comes from. */
export function browserSocket(id: string): SocketWorld {
  return {
    connect(since, listener) {
      const address = new URL(`/api/tables/${encodeURIComponent(id)}`, location.href);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      address.searchParams.set('protocol', String(PROTOCOL));
      if (since !== undefined) address.searchParams.set('since', String(since));
      const socket = new WebSocket(address);
      socket.onmessage = ({ data }) => listener.message(data);
      socket.onclose = ({ code }) => listener.closed(code);
      return socket;
    },
    now: () => performance.now(),
    chance: Math.random,
    wake(at, back) {
      const timer = setTimeout(back, Math.max(0, at - performance.now()) + 1);
      return () => clearTimeout(timer);
    },
  };
}
